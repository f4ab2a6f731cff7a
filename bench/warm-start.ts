import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolder, startServer } from '../tests/support/server.ts';
import type { Line } from './report.ts';

const starts = 5;

/** From the command to the first page, with a database that is there already: the best of a few, and the middle. */
export async function measureWarmStart(say: (line: string) => void): Promise<Line[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
  const build = await builtFolder('ashore');
  const options = { variant: 'ashore', dataFolder, build };
  const times: number[] = [];
  try {
    for (let start = 0; start <= starts; start++) {
      say(start === 0 ? 'Making a database' : `Warm start ${start} of ${starts}`);
      const begun = performance.now();
      const { url, stop } = await startServer(options);
      const response = await fetch(`${url}/en`);
      if (response.status !== 200) throw new Error(`The first page answered ${response.status}.`);
      if (start > 0) times.push((performance.now() - begun) / 1_000);
      await stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
  times.sort((a, b) => a - b);
  return [
    {
      name: 'warm start to the first page',
      value: times[Math.floor(starts / 2)] ?? Number.NaN,
      unit: 's',
      target: { atMost: 1.5 },
    },
    { name: 'the fastest of them', value: times[0] ?? Number.NaN, unit: 's' },
  ];
}
