/** Who holds something would lose it by waiting, and goes first; who only wants something is in nobody's debt. */
export type Turn = 'first' | 'later';

export type WaitingLine = {
  /** True when it is his turn; false where there is no room to wait, or his signal comes first. */
  wait(turn: Turn, signal: AbortSignal): Promise<boolean>;
  /** Lets one go who waits; false where nobody does. */
  next(): boolean;
  length(): number;
};

export function createWaitingLine(mostWaiting: number): WaitingLine {
  const lines = { first: new Set<() => void>(), later: new Set<() => void>() };
  const length = () => lines.first.size + lines.later.size;

  return {
    length,
    async wait(turn, signal) {
      if (length() >= mostWaiting || signal.aborted) return false;
      const line = lines[turn];
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const go = () => {
        line.delete(go);
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        line.delete(go);
        resolve(false);
      };
      line.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
      return promise;
    },
    next() {
      const [go] = lines.first.size > 0 ? lines.first : lines.later;
      go?.();
      return go !== undefined;
    },
  };
}
