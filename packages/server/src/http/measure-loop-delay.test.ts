import { setImmediate as timersRun } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { measureLoopDelay } from './measure-loop-delay.ts';

function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a process that was kept busy says how late it was, for a while, and that it has recovered', async () => {
  const delay = measureLoopDelay({ windowLength: 300 });
  onTestFinished(() => delay.stop());
  block(250);
  expect(delay.milliseconds()).toBeGreaterThan(200);
  await timersRun();
  expect(delay.milliseconds()).toBeGreaterThan(200);
  await vi.waitFor(() => expect(delay.milliseconds()).toBeLessThan(200), { timeout: 4_000 });
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
