/** Kinds of work in the order in which they are refused: fresh pages first, then reads, writes last. */
export type Load = 'render' | 'read' | 'write';

type Leave = () => void;

export type Admission = {
  /**
   * Admits a request, or returns undefined if the process has too much to do. The caller calls the result
   * when the work is done.
   */
  enter(load: Load): Leave | undefined;
  /** Admits a write. Writes over the limit wait for their turn, for a limited time and in a limited queue. */
  enterInTurn(turn: Turn, hangUp: AbortSignal): Promise<Leave | undefined>;
  readonly waiting: () => number;
  readonly underWay: Readonly<Record<Load, number>>;
  readonly refused: Readonly<Record<Load, number>>;
};

export type AdmissionInput = {
  readonly limits: Readonly<Record<Load, number>>;
  /**
   * Whether the process is late. Pages and reads are then limited to a quarter. The full limits apply
   * otherwise, so that a quiet hour refuses no request.
   */
  readonly isLate: () => boolean;
  readonly mostWaiting?: number;
  /** Shorter than the timeout of a gateway or of a client waiting behind it. */
  readonly waitsMilliseconds?: number;
};

export const usualLoadLimits: Readonly<Record<Load, number>> = { render: 32, read: 128, write: 512 };

/**
 * Refuses work while refusing is still quick, because too much parallel work makes all of it late. Buyers are
 * not refused when a sale begins and many arrive at once. They wait a few seconds, which costs only their
 * place in the queue.
 */
export function createAdmission({
  limits: most,
  isLate,
  mostWaiting = 2_048,
  waitsMilliseconds = 8_000,
}: AdmissionInput): Admission {
  const underWay = { render: 0, read: 0, write: 0 };
  const refused = { render: 0, read: 0, write: 0 };
  const waitingLine = createWaitingLine({ mostWaiting, waitsMilliseconds });

  /** The place of a finished write passes to the next waiting write, if there is one. */
  function leaveFor(load: Load): Leave {
    let inside = true;
    return () => {
      if (inside && !(load === 'write' && waitingLine.next())) underWay[load] -= 1;
      inside = false;
    };
  }

  function enterIfRoom(load: Load): Leave | undefined {
    const limit = load !== 'write' && isLate() ? Math.ceil(most[load] / 4) : most[load];
    if (underWay[load] >= limit) return undefined;
    underWay[load] += 1;
    return leaveFor(load);
  }

  return {
    underWay,
    refused,
    waiting: waitingLine.length,
    enter(load) {
      const leave = enterIfRoom(load);
      if (!leave) refused[load] += 1;
      return leave;
    },
    async enterInTurn(turn, hangUp) {
      const leave = enterIfRoom('write');
      if (leave) return leave;
      if (await waitingLine.wait(turn, hangUp)) return leaveFor('write');
      refused.write += 1;
      return undefined;
    },
  };
}

/** Callers who hold spots would lose them by waiting, so they go first. Other callers go later. */
type Turn = 'first' | 'later';

export type WaitingLine = {
  /**
   * Resolves to true on the caller's turn. Resolves to false if the queue is full, or if the caller hangs up
   * or waits too long.
   */
  wait(turn: Turn, hangUp: AbortSignal): Promise<boolean>;
  /** Admits the next waiting caller. Returns false if no caller waits. */
  next(): boolean;
  length(): number;
};

type WaitingLimits = { readonly mostWaiting: number; readonly waitsMilliseconds: number };

function createWaitingLine({ mostWaiting, waitsMilliseconds }: WaitingLimits): WaitingLine {
  const lines = { first: new Set<() => void>(), later: new Set<() => void>() };
  const length = () => lines.first.size + lines.later.size;

  return {
    length,
    async wait(turn, hangUp) {
      if (length() >= mostWaiting || hangUp.aborted) return false;
      const line = lines[turn];
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const end = (isAdmitted: boolean) => {
        line.delete(admit);
        clearTimeout(timer);
        hangUp.removeEventListener('abort', leave);
        resolve(isAdmitted);
      };
      const admit = () => end(true);
      const leave = () => end(false);
      const timer = setTimeout(leave, waitsMilliseconds).unref();
      line.add(admit);
      hangUp.addEventListener('abort', leave, { once: true });
      return promise;
    },
    next() {
      const [admit] = lines.first.size > 0 ? lines.first : lines.later;
      admit?.();
      return admit !== undefined;
    },
  };
}
