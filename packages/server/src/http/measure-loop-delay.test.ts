import { expect, onTestFinished, test, vi } from 'vitest';
import { measureLoopDelay } from './measure-loop-delay.ts';

test('a process that was kept busy says how late it was, and that it has recovered', async () => {
  const delay = measureLoopDelay(100);
  onTestFinished(() => delay.stop());
  const block = () => {
    const end = performance.now() + 150;
    while (performance.now() < end);
  };
  await vi.waitFor(
    () => {
      block();
      expect(delay.milliseconds()).toBeGreaterThan(100);
    },
    { timeout: 5_000, interval: 5 },
  );
  await vi.waitFor(() => expect(delay.milliseconds()).toBeLessThan(100), { timeout: 5_000 });
});
