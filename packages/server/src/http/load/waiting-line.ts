/** Callers who hold spots would lose them by waiting, so they go first. Other callers go later. */
export type Turn = 'first' | 'later';

export type WaitingCaller = {
  /** The clients that share a limit. Undefined if the caller has no client of its own. */
  readonly client: string | undefined;
  readonly turn: Turn;
  /** Aborted when the client disconnects. */
  readonly hangUp: AbortSignal;
};

export type WaitingLimits = {
  readonly mostWaiting: number;
  readonly mostWaitingPerClient: number;
  readonly waitsMilliseconds: number;
};

export type WaitingLine = {
  /** Resolves to `in_turn` on the caller's turn, or to the reason why it never came. */
  wait(caller: WaitingCaller): Promise<'in_turn' | 'too_many_of_client' | 'too_late'>;
  /**
   * Admits the next caller whose client may enter. Clients take turns: the one that was admitted goes to the
   * end. Returns the client and undefined if no caller can be admitted.
   */
  next(mayEnter: (client: string) => boolean): { readonly client: string } | undefined;
  hasOf(client: string): boolean;
  length(): number;
  /** How many clients wait. */
  clients(): number;
};

/** The callers of each client in order of arrival. The next client in turn stands first. */
type Line = Map<string, Set<() => void>>;

/** A queue in which no client can stand in the way of the others, however often it calls. */
export function createWaitingLine(limits: WaitingLimits): WaitingLine {
  const lines: Record<Turn, Line> = { first: new Map(), later: new Map() };
  let waiting = 0;
  const waitingOf = (client: string) =>
    (lines.first.get(client)?.size ?? 0) + (lines.later.get(client)?.size ?? 0);

  return {
    length: () => waiting,
    clients: () => lines.first.size + lines.later.size,
    hasOf: (client) => waitingOf(client) > 0,
    async wait({ client = '', turn, hangUp }) {
      if (waitingOf(client) >= limits.mostWaitingPerClient) return 'too_many_of_client';
      if (waiting >= limits.mostWaiting || hangUp.aborted) return 'too_late';
      const line = lines[turn];
      const { promise, resolve } = Promise.withResolvers<'in_turn' | 'too_late'>();
      const end = (result: 'in_turn' | 'too_late') => {
        remove(line, client, admit);
        waiting -= 1;
        clearTimeout(timer);
        hangUp.removeEventListener('abort', leave);
        resolve(result);
      };
      const admit = () => end('in_turn');
      const leave = () => end('too_late');
      const timer = setTimeout(leave, limits.waitsMilliseconds).unref();
      const ofClient = line.get(client) ?? new Set();
      line.set(client, ofClient.add(admit));
      waiting += 1;
      hangUp.addEventListener('abort', leave, { once: true });
      return promise;
    },
    next(mayEnter) {
      return nextIn(lines.first, mayEnter) ?? nextIn(lines.later, mayEnter);
    },
  };
}

function nextIn(line: Line, mayEnter: (client: string) => boolean) {
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

function remove(line: Line, client: string, caller: () => void) {
  const callers = line.get(client);
  callers?.delete(caller);
  if (callers?.size === 0) line.delete(client);
}
