import { chromium } from '@playwright/test';

export type FirstVisit = Readonly<
  Record<'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other', number>
>;

/** The bytes a browser that was never here receives for one page, by kind, as they travel: compressed. */
export async function firstVisit(url: string, executablePath: string): Promise<FirstVisit> {
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind in bytes ? (kind as keyof FirstVisit) : 'other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  return bytes;
}
