/** Kinds of work in the order in which they are refused: fresh pages first, then reads, writes last. */
export type Load = 'render' | 'read' | 'write';

type Leave = () => void;

type Caller = Partial<WaitingCaller> & Pick<WaitingCaller, 'hangUp'>;

/** `too_many_requests`: this client has too many callers waiting. `unavailable`: all clients together do. */
export type Refusal = 'too_many_requests' | 'unavailable';

export type Admission = {
  /**
   * Admits a request, or returns undefined if the process has too much to do. The caller calls the result
   * when the work is done.
   */
  enter(load: Load): Leave | undefined;
  /**
   * Admits a request of a client, at once if there is room. Requests over a limit wait for their turn, for a
   * limited time and in a limited queue.
   */
  enterInTurn(load: Load, caller: Caller): Leave | Promise<Leave | Refusal>;
  readonly waiting: () => number;
  readonly runningCounts: Readonly<Record<Load, number>>;
  readonly refusedCounts: Readonly<Record<Load, number>>;
};

export type AdmissionInput = {
  readonly limits: Readonly<Record<Load, number>>;
  /** How many requests of one client run at once. Without a number, as many as `limits` allows. */
  readonly limitsPerClient?: Partial<Record<Load, number>>;
  /**
   * Whether the process is late. Pages and reads are then limited to a quarter. The full limits apply
   * otherwise, so that a quiet hour refuses no request.
   */
  readonly isLate: () => boolean;
  readonly maxWaiting?: number;
  /** For pages and reads. Writes have limits per minute instead. */
  readonly maxWaitingPerClient?: number;
  /** Shorter than the timeout of a gateway or of a client waiting behind it. */
  readonly maxWaitMs?: number;
};

export const DEFAULT_LOAD_LIMITS: Readonly<Record<Load, number>> = { render: 32, read: 128, write: 512 };

/**
 * Enough to keep one processor busy, so that a whole ship behind one address is served as fast as the process
 * can. Everything above it would only delay other visitors.
 */
export const DEFAULT_CLIENT_LIMITS = { render: 4, read: 8 } as const;

/**
 * Node accepts one connection in each round of its event loop and reads from it in the next. So after this
 * many rounds without a caller there is no other.
 */
const QUIET_ROUNDS_TO_LISTEN = 3;

/** Callers that never end must not keep those from their turn who wait already. */
const MAX_ROUNDS = 256;

/**
 * Refuses work while refusing is still quick, because too much parallel work makes all of it late. Visitors
 * are not refused when a sale begins and many arrive at once. They wait a few seconds, which costs only their
 * place in the queue. Clients take turns, so one that calls without pause delays itself.
 */
export function createAdmission({
  limits: maxUnderWay,
  limitsPerClient = {},
  isLate,
  maxWaiting = 2_048,
  maxWaitingPerClient = 256,
  maxWaitMs = 8_000,
}: AdmissionInput): Admission {
  const runningCounts = { render: 0, read: 0, write: 0 };
  const refusedCounts = { render: 0, read: 0, write: 0 };
  let arrivedCount = 0;
  const createLane = (perClient = Number.POSITIVE_INFINITY) => ({
    line: createWaitingLine({ maxWaiting, maxWaitingPerClient: perClient, maxWaitMs }),
    byClient: new Map<string, number>(),
    isListening: false,
    /** Clients that have begun one since all callers were heard. */
    servedClients: new Set<string>(),
  });
  const lanes = {
    render: createLane(maxWaitingPerClient),
    read: createLane(maxWaitingPerClient),
    write: createLane(),
  };

  /** `keepFree` places are left to others. */
  function hasRoom(load: Load, keepFree = 0): boolean {
    return (
      runningCounts[load] + keepFree <
      (load !== 'write' && isLate() ? Math.ceil(maxUnderWay[load] / 4) : maxUnderWay[load])
    );
  }

  function mayEnter(load: Load, client: string): boolean {
    return (lanes[load].byClient.get(client) ?? 0) < (limitsPerClient[load] ?? Number.POSITIVE_INFINITY);
  }

  function countEntry(load: Load, client: string | undefined): void {
    runningCounts[load] += 1;
    if (client !== undefined) changeCount(lanes[load].byClient, client, 1);
  }

  /** Returns whether a waiting caller was admitted. */
  function admitNext(load: Load): boolean {
    const admitted = hasRoom(load) ? lanes[load].line.next((client) => mayEnter(load, client)) : undefined;
    if (admitted) {
      countEntry(load, admitted.client);
      if (load !== 'write') lanes[load].servedClients.add(admitted.client);
    }
    return admitted !== undefined;
  }

  /**
   * The place of finished work passes to the next waiting callers, if there are any. Pages and reads hardly
   * wait for anything, so a page is rendered before the next request is read. If a client could begin one
   * after the other, no other visitor would be heard until all are finished. So each client begins one, and its
   * next one when every caller at the door has been heard.
   */
  function admitWaiting(load: Load): void {
    if (load === 'write') {
      while (admitNext(load));
      return;
    }
    const lane = lanes[load];
    if (lane.isListening || (lane.line.length() === 0 && lane.servedClients.size === 0)) return;
    lane.isListening = true;
    let [rounds, quietRounds, arrivedBefore] = [0, 0, arrivedCount];
    const listen = () => {
      rounds += 1;
      quietRounds = arrivedCount === arrivedBefore ? quietRounds + 1 : 0;
      arrivedBefore = arrivedCount;
      if (quietRounds < QUIET_ROUNDS_TO_LISTEN && rounds < MAX_ROUNDS) return void setImmediate(listen);
      lane.isListening = false;
      lane.servedClients.clear();
      if (admitNext(load)) admitWaiting(load);
    };
    setImmediate(listen);
  }

  function leaveFor(load: Load, client: string | undefined): Leave {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      runningCounts[load] -= 1;
      if (client !== undefined) changeCount(lanes[load].byClient, client, -1);
      admitWaiting(load);
    };
  }

  return {
    runningCounts,
    refusedCounts,
    waiting: () => lanes.render.line.length() + lanes.read.line.length() + lanes.write.line.length(),
    enter(load) {
      if (hasRoom(load)) {
        countEntry(load, undefined);
        return leaveFor(load, undefined);
      }
      refusedCounts[load] += 1;
      return undefined;
    },
    enterInTurn(load, { client = '', turn = 'later', hangUp }) {
      arrivedCount += 1;
      const { line, servedClients } = lanes[load];
      const hadTurn = load !== 'write' && servedClients.has(client);
      // Each waiting client keeps one place, so that newcomers do not take its turn.
      if (
        !hadTurn &&
        hasRoom(load, line.waitingClients()) &&
        mayEnter(load, client) &&
        !line.hasCallersOf(client)
      ) {
        countEntry(load, client);
        if (load !== 'write') servedClients.add(client);
        admitWaiting(load);
        return leaveFor(load, client);
      }
      const leave = waitFor(load, { client, turn, hangUp });
      admitWaiting(load);
      return leave;
    },
  };

  async function waitFor(load: Load, caller: WaitingCaller): Promise<Leave | Refusal> {
    const result = await lanes[load].line.wait(caller);
    if (result === 'in_turn') return leaveFor(load, caller.client);
    refusedCounts[load] += 1;
    return result === 'too_many_of_client' ? 'too_many_requests' : 'unavailable';
  }
}

function changeCount(counts: Map<string, number>, key: string, step: number): void {
  const sum = (counts.get(key) ?? 0) + step;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}

/** Callers who hold spots would lose them by waiting, so they go first. Other callers go later. */
type Turn = 'first' | 'later';

type WaitingCaller = {
  /** The clients that share a limit. Undefined if the caller has no client of its own. */
  readonly client: string | undefined;
  readonly turn: Turn;
  /** Aborted when the client disconnects. */
  readonly hangUp: AbortSignal;
};

type WaitingLimits = {
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
  readonly maxWaitMs: number;
};

type WaitingLine = {
  /** Resolves to `in_turn` on the caller's turn, or to the reason why it never came. */
  wait(caller: WaitingCaller): Promise<'in_turn' | 'too_many_of_client' | 'too_late'>;
  /**
   * Admits the next caller whose client may enter. Clients take turns: the one that was admitted goes to the
   * end. Returns the client and undefined if no caller can be admitted.
   */
  next(mayEnter: (client: string) => boolean): { readonly client: string } | undefined;
  hasCallersOf(client: string): boolean;
  length(): number;
  /** How many clients wait. */
  waitingClients(): number;
};

/** The callers of each client in order of arrival. The next client in turn stands first. */
type Line = Map<string, Set<() => void>>;

/** A queue in which no client can stand in the way of the others, however often it calls. */
function createWaitingLine(limits: WaitingLimits): WaitingLine {
  const lines: Record<Turn, Line> = { first: new Map(), later: new Map() };
  let waiting = 0;
  const countWaitingOf = (client: string) =>
    (lines.first.get(client)?.size ?? 0) + (lines.later.get(client)?.size ?? 0);

  return {
    length: () => waiting,
    waitingClients: () => lines.first.size + lines.later.size,
    hasCallersOf: (client) => countWaitingOf(client) > 0,
    async wait({ client = '', turn, hangUp }) {
      if (countWaitingOf(client) >= limits.maxWaitingPerClient) return 'too_many_of_client';
      if (waiting >= limits.maxWaiting || hangUp.aborted) return 'too_late';
      const line = lines[turn];
      const { promise, resolve } = Promise.withResolvers<'in_turn' | 'too_late'>();
      const end = (result: 'in_turn' | 'too_late') => {
        removeCaller(line, client, admit);
        waiting -= 1;
        clearTimeout(timer);
        hangUp.removeEventListener('abort', leave);
        resolve(result);
      };
      const admit = () => end('in_turn');
      const leave = () => end('too_late');
      const timer = setTimeout(leave, limits.maxWaitMs).unref();
      const callersOfClient = line.get(client) ?? new Set();
      line.set(client, callersOfClient.add(admit));
      waiting += 1;
      hangUp.addEventListener('abort', leave, { once: true });
      return promise;
    },
    next(mayEnter) {
      return admitFirstAllowed(lines.first, mayEnter) ?? admitFirstAllowed(lines.later, mayEnter);
    },
  };
}

function admitFirstAllowed(line: Line, mayEnter: (client: string) => boolean) {
  for (const [client, callers] of line) {
    if (!mayEnter(client)) continue;
    line.delete(client);
    line.set(client, callers);
    const [admit] = callers;
    admit?.();
    return { client };
  }
  return undefined;
}

function removeCaller(line: Line, client: string, caller: () => void) {
  const callers = line.get(client);
  callers?.delete(caller);
  if (callers?.size === 0) line.delete(client);
}
