import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bomb, jpeg } from '../photographs-for-tests.ts';
import type { Job } from './jobs.ts';
import { startWorker } from './start-worker.ts';

vi.setConfig({ testTimeout: 60_000 });

const drawing = (svg: string): Job => ({ kind: 'print drawing', svg, width: 45, height: 30, format: 'avif' });
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#f00"/></svg>';

function start(input?: Parameters<typeof startWorker>[0]) {
  const worker = startWorker(input);
  onTestFinished(worker.end);
  return worker;
}

function statusOf(pid: number, field: string): number {
  const found = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]);
}

const megabytes = 1_024;

test('A bomb that nobody stopped hits the wall of its own process, which goes on working.', async () => {
  const bytes = bomb();
  expect(bytes.length).toBeLessThan(700_000);
  const unguarded: Job = { kind: 'take in', bytes, mostPixels: 1_000_000_000 };
  const capped = start();
  expect(await capped.run(unguarded)).toEqual({ refused: 'unreadable' });
  expect(statusOf(capped.pid, 'VmHWM')).toBeLessThan(450 * megabytes);
  expect(await capped.run(drawing(square))).toHaveProperty('printed');

  // The control: with room for it, it takes what it wants.
  const uncapped = start({ mostKilobytes: 4_000_000 });
  expect(await uncapped.run(unguarded)).toHaveProperty('takenIn');
  expect(statusOf(uncapped.pid, 'VmHWM')).toBeGreaterThan(550 * megabytes);
});

test('A bomb is refused by what its head says, before anything of it is unpacked.', async () => {
  const worker = start();
  await worker.run(drawing(square));
  const before = statusOf(worker.pid, 'VmHWM');
  const reply = await worker.run({ kind: 'take in', bytes: bomb(), mostPixels: 40_000_000 });
  expect(reply).toEqual({ refused: 'too many pixels' });
  expect(statusOf(worker.pid, 'VmHWM') - before).toBeLessThan(20 * megabytes);
});

test('What takes too long is ended, and whoever waits for it is told.', async () => {
  const worker = start({ longestJob: 1 });
  await expect(worker.run(drawing(square))).rejects.toThrow('ended before its job was done');
  await expect.poll(() => worker.hasEnded).toBe(true);
  await expect(worker.run(drawing(square))).rejects.toThrow('ended');
});

test('The worker knows nothing of ours, and gives way to the pages.', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const worker = start();
  await worker.run(drawing(square));
  expect(readFileSync(`/proc/${worker.pid}/environ`, 'utf8')).not.toContain('secret');
  // The nineteenth number of the line, counted after the name in brackets: how nice it is.
  const [, numbers = ''] = readFileSync(`/proc/${worker.pid}/stat`, 'utf8').split(') ');
  expect(Number(numbers.split(' ')[16])).toBe(5);
});

test('Nothing is a photograph to the worker that is not one: not a drawing, not what points at a file.', async () => {
  const worker = start();
  const takeIn = (bytes: Buffer) => worker.run({ kind: 'take in', bytes, mostPixels: 1e6 });
  expect(await takeIn(await jpeg(900, 600))).toHaveProperty('takenIn');
  for (const disguise of [
    square.replace('viewBox', 'width="900" height="600" viewBox'),
    'GIF89a',
    'push graphic-context',
  ])
    expect(await takeIn(Buffer.from(disguise))).toEqual({ refused: 'unreadable' });
});

test('A job that goes wrong is said to have, and the next is done.', async () => {
  const worker = start();
  expect(await worker.run(drawing('not a drawing'))).toHaveProperty('fault');
  expect(await worker.run(drawing(square))).toHaveProperty('printed');
});
