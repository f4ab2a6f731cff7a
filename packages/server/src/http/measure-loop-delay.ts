export type LoopDelay = { milliseconds(): number; stop(): void };

type Input = { readonly step?: number; readonly windowLength?: number };

/**
 * How late the process has been for its work lately: the worst of this window and the one before. Node's own
 * histogram misses a delay that is longer than the time between two looks at it, which is when it matters most.
 */
export function measureLoopDelay({ step = 20, windowLength = 500 }: Input = {}): LoopDelay {
  let due = performance.now() + step;
  let windowEnd = performance.now() + windowLength;
  let worst = 0;
  let worstBefore = 0;

  const timer = setInterval(() => {
    const now = performance.now();
    if (now >= windowEnd) {
      worstBefore = worst;
      worst = 0;
      windowEnd = now + windowLength;
    }
    worst = Math.max(worst, now - due);
    due = now + step;
  }, step);
  timer.unref();

  return {
    milliseconds: () => Math.max(0, worst, worstBefore, performance.now() - due),
    stop: () => clearInterval(timer),
  };
}
