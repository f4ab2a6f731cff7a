import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlive, withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ashore-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const waitingFor = 'another';

test('Two commands with the same work run one after the other and leave no lock', async () => {
  const lock = join(folder, 'two');
  const steps = [];
  const work = (name) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
  };
  await Promise.all([withLock(lock, work('a'), { waitingFor }), withLock(lock, work('b'), { waitingFor })]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(lock)).toBe(false);
});

test('Failed work removes its lock and passes on its error', async () => {
  const lock = join(folder, 'failing');
  const failing = withLock(lock, () => Promise.reject(new Error('no')), { waitingFor });
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('The lock of a dead command does not count', async () => {
  const lock = join(folder, 'dead');
  writeFileSync(lock, String(await deadProcess()));
  expect(await withLock(lock, async () => 'done', { waitingFor })).toBe('done');
});

test('A lock without a heartbeat does not count, because its process number may have been used again', async () => {
  const lock = join(folder, 'silent');
  writeFileSync(lock, String(process.pid));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await withLock(lock, async () => 'done', { waitingFor })).toBe('done');
});

test('A process is alive until it has ended, and no number below one is a process', async () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(await deadProcess())).toBe(false);
  expect([0, -1, Number.NaN].map(isAlive)).toEqual([false, false, false]);
});

async function deadProcess() {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid;
}
