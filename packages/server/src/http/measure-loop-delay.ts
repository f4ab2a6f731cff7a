import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LoopDelay = { milliseconds(): number; stop(): void };

/** How late the process has been for its work lately: the 99th percentile of the last whole interval. */
export function measureLoopDelay(every = 500): LoopDelay {
  const resolution = 10;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let latest = 0;
  const timer = setInterval(() => {
    latest = Math.max(0, histogram.percentile(99) / 1e6 - resolution);
    histogram.reset();
  }, every);
  timer.unref();
  return {
    milliseconds: () => latest,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
