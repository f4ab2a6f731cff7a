export type WorkQueue = {
  /**
   * Undefined if too many jobs are waiting. Work `ahead` of need waits until the queue is idle and is never
   * refused.
   */
  run<Result>(work: () => Promise<Result>, options?: { ahead?: boolean }): Promise<Result> | undefined;
  readonly waiting: number;
  readonly refused: number;
};

type Limits = { readonly maxRunning: number; readonly maxWaiting: number };

/**
 * Runs a few jobs at once and queues the others. Beyond the limit a job is refused immediately, so that its
 * caller need not wait for the refusal.
 */
export function createWorkQueue({ maxRunning, maxWaiting }: Limits): WorkQueue {
  const waitingJobs: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  let runningCount = 0;
  let refused = 0;

  return {
    get waiting() {
      return waitingJobs.length + ahead.length;
    },
    get refused() {
      return refused;
    },
    run(work, { ahead: isAhead = false } = {}) {
      if (!isAhead && waitingJobs.length >= maxWaiting) {
        refused += 1;
        return undefined;
      }
      const turn = Promise.withResolvers<void>();
      (isAhead ? ahead : waitingJobs).push(turn.resolve);
      startNext();
      return turn.promise.then(work).finally(() => {
        runningCount -= 1;
        startNext();
      });
    },
  };

  function startNext() {
    if (runningCount >= maxRunning) return;
    const next = waitingJobs.shift() ?? (runningCount === 0 ? ahead.shift() : undefined);
    if (!next) return;
    runningCount += 1;
    next();
  }
}
