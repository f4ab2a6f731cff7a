import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bomb, jpeg } from '../../../../test-support/images/photographs.ts';
import type { Job } from './jobs.ts';
import { startWorker } from './start-worker.ts';

vi.setConfig({ testTimeout: 300_000 });

const drawingJob = (svg: string): Job => ({
  kind: 'print drawing',
  svg,
  width: 45,
  height: 30,
  format: 'avif',
});
const squareSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#f00"/></svg>';

/** A worker whose jobs may take long, because the machine may be busy. */
function startTestWorker(input?: Parameters<typeof startWorker>[0]) {
  const worker = startWorker({ maxJobMs: 300_000, ...input });
  onTestFinished(worker.end);
  return worker;
}

function statusOf(pid: number, field: string): number {
  const match = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1]);
}

const kilobytesPerMegabyte = 1_024;

test('A decompression bomb that passes the checks hits the memory limit of the worker, which continues to work', async () => {
  const bytes = bomb();
  expect(bytes.length).toBeLessThan(700_000);
  const unguarded: Job = { kind: 'read upload', bytes, maxPixels: 1_000_000_000 };
  const capped = startTestWorker();
  expect(await capped.run(unguarded)).toEqual({ refused: 'unreadable' });
  expect(statusOf(capped.pid, 'VmHWM')).toBeLessThan(450 * kilobytesPerMegabyte);
  expect(await capped.run(drawingJob(squareSvg))).toHaveProperty('printed');

  // The control: with a higher limit, the same file takes the memory.
  const uncapped = startTestWorker({ maxKilobytes: 4_000_000 });
  expect(await uncapped.run(unguarded)).toHaveProperty('upload');
  expect(statusOf(uncapped.pid, 'VmHWM')).toBeGreaterThan(550 * kilobytesPerMegabyte);
});

test('A decompression bomb is refused by its header, before it is decoded', async () => {
  const worker = startTestWorker();
  await worker.run(drawingJob(squareSvg));
  const before = statusOf(worker.pid, 'VmHWM');
  const reply = await worker.run({ kind: 'read upload', bytes: bomb(), maxPixels: 40_000_000 });
  expect(reply).toEqual({ refused: 'too many pixels' });
  expect(statusOf(worker.pid, 'VmHWM') - before).toBeLessThan(20 * kilobytesPerMegabyte);
});

test('A job that takes too long ends the worker, and its caller receives an error', async () => {
  const worker = startTestWorker({ maxJobMs: 1 });
  await expect(worker.run(drawingJob(squareSvg))).rejects.toThrow('ended before its job was done');
  await expect.poll(() => worker.hasEnded).toBe(true);
  await expect(worker.run(drawingJob(squareSvg))).rejects.toThrow('ended');
});

test('The worker has none of the server’s secrets and runs at lower priority than the pages', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://secret');
  const worker = startTestWorker();
  await worker.run(drawingJob(squareSvg));
  expect(readFileSync(`/proc/${worker.pid}/environ`, 'utf8')).not.toContain('secret');
  // The nineteenth field of the line is the nice value; counting starts after the name in brackets.
  const [, numbers = ''] = readFileSync(`/proc/${worker.pid}/stat`, 'utf8').split(') ');
  expect(Number(numbers.split(' ')[16])).toBe(getPriority() + 5);
});

test('The worker refuses every file that is not a photograph, such as a drawing or a reference to a file', async () => {
  const worker = startTestWorker();
  const readUpload = (bytes: Buffer) => worker.run({ kind: 'read upload', bytes, maxPixels: 1e6 });
  expect(await readUpload(await jpeg(900, 600))).toHaveProperty('upload');
  for (const disguise of [
    squareSvg.replace('viewBox', 'width="900" height="600" viewBox'),
    'GIF89a',
    'push graphic-context',
  ])
    expect(await readUpload(Buffer.from(disguise))).toEqual({ refused: 'unreadable' });
});

test('A failing job reports its error, and the next job is done', async () => {
  const worker = startTestWorker();
  expect(await worker.run(drawingJob('not a drawing'))).toHaveProperty('fault');
  expect(await worker.run(drawingJob(squareSvg))).toHaveProperty('printed');
});
