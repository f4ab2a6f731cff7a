export type WorkQueue = {
  /** Undefined when too many wait already. Work `ahead` of need waits for everybody else, and is never refused. */
  run<Result>(work: () => Promise<Result>, options?: { ahead?: boolean }): Promise<Result> | undefined;
  readonly waiting: number;
  readonly refused: number;
};

type Limits = { readonly atOnce: number; readonly mostWaiting: number };

/** A few things at once, the others in turn; beyond that one is told at once, while being told is still quick. */
export function createWorkQueue({ atOnce, mostWaiting }: Limits): WorkQueue {
  const asked: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  let underWay = 0;
  let refused = 0;

  return {
    get waiting() {
      return asked.length + ahead.length;
    },
    get refused() {
      return refused;
    },
    run(work, { ahead: isAhead = false } = {}) {
      if (!isAhead && asked.length >= mostWaiting) {
        refused += 1;
        return undefined;
      }
      const turn = Promise.withResolvers<void>();
      (isAhead ? ahead : asked).push(turn.resolve);
      startNext();
      return turn.promise.then(work).finally(() => {
        underWay -= 1;
        startNext();
      });
    },
  };

  function startNext() {
    if (underWay >= atOnce) return;
    const next = asked.shift() ?? (underWay === 0 ? ahead.shift() : undefined);
    if (!next) return;
    underWay += 1;
    next();
  }
}
