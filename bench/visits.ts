import { startServer } from '../tests/support/server.ts';
import { firstVisit } from './first-visit.ts';
import { lighthouse } from './lighthouse.ts';
import type { Line } from './report.ts';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const languages = ['en', 'de', 'zh-Hans'];

/** What a first visit weighs, and what Lighthouse says of it on a phone. */
export async function measureVisits(say: (line: string) => void): Promise<Line[]> {
  const { url, stop } = await startServer({ variant: 'ashore' });
  try {
    say('A first visit');
    const bytes = await firstVisit(`${url}/en`, chromium);
    const kilobytes = (value: number) => value / 1_000;
    const lines: Line[] = [
      {
        name: 'first visit, JavaScript',
        value: kilobytes(bytes.script),
        unit: 'kB',
        target: { atMost: 125 },
      },
      { name: 'first visit, styles', value: kilobytes(bytes.stylesheet), unit: 'kB' },
      { name: 'first visit, fonts', value: kilobytes(bytes.font), unit: 'kB' },
      { name: 'first visit, images', value: kilobytes(bytes.image), unit: 'kB' },
      { name: 'first visit, page', value: kilobytes(bytes.document), unit: 'kB' },
      { name: 'first visit, other', value: kilobytes(bytes.other), unit: 'kB' },
    ];
    for (const language of languages) {
      say(`Lighthouse, ${language}`);
      for (const [category, score] of Object.entries(await lighthouse(`${url}/${language}`, chromium))) {
        const atLeast = category === 'performance' ? 97 : 100;
        lines.push({
          name: `Lighthouse ${language}, ${category}`,
          value: score,
          unit: '',
          target: { atLeast },
        });
      }
    }
    return lines;
  } finally {
    await stop();
  }
}
