import { setImmediate as timersRun } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { measureLoopDelay } from './measure-loop-delay.ts';

function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a process that was kept busy says how late it was, for at least a window, and that it has recovered', async () => {
  const delay = measureLoopDelay({ windowLength: 100 });
  onTestFinished(() => delay.stop());
  block(250);
  expect(delay.milliseconds()).toBeGreaterThan(200);
  await timersRun();
  const blocked = performance.now();
  await vi.waitFor(() => expect(delay.milliseconds()).toBeLessThan(200), { timeout: 4_000, interval: 5 });
  expect(performance.now() - blocked).toBeGreaterThan(150);
});

test('a process that is late again and again says so every time, however long it takes', async () => {
  const delay = measureLoopDelay({ windowLength: 100 });
  onTestFinished(() => delay.stop());
  for (let round = 0; round < 4; round++) {
    block(250);
    await timersRun();
    expect(delay.milliseconds()).toBeGreaterThan(200);
  }
});
