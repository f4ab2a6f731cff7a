import { setImmediate as timersRun } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { measureLoopDelay } from './vitals.ts';

function blockEventLoop(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('A blocked process reports its delay for at least one window, and then its recovery', async () => {
  const delay = measureLoopDelay({ windowMs: 100 });
  onTestFinished(() => delay.stop());
  blockEventLoop(250);
  expect(delay.milliseconds()).toBeGreaterThan(200);
  await timersRun();
  const blocked = performance.now();
  await eventually(() => expect(delay.milliseconds()).toBeLessThan(200), 5);
  expect(performance.now() - blocked).toBeGreaterThan(150);
});

test('A repeatedly blocked process reports each delay', async () => {
  const delay = measureLoopDelay({ windowMs: 100 });
  onTestFinished(() => delay.stop());
  for (let round = 0; round < 4; round++) {
    blockEventLoop(250);
    await timersRun();
    expect(delay.milliseconds()).toBeGreaterThan(200);
  }
});
