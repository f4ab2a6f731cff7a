/** Who holds something would lose it by waiting, and goes first; who only wants something is in nobody's debt. */
export type Turn = 'first' | 'later';

export type WaitingLine = {
  /** True when it is his turn; false where there is no room to wait, or he has gone or waited too long before. */
  wait(turn: Turn, gone: AbortSignal): Promise<boolean>;
  /** Lets one go who waits; false where nobody does. */
  next(): boolean;
  length(): number;
};

type Patience = { readonly mostWaiting: number; readonly waitsMilliseconds: number };

export function createWaitingLine({ mostWaiting, waitsMilliseconds }: Patience): WaitingLine {
  const lines = { first: new Set<() => void>(), later: new Set<() => void>() };
  const length = () => lines.first.size + lines.later.size;

  return {
    length,
    async wait(turn, gone) {
      if (length() >= mostWaiting || gone.aborted) return false;
      const line = lines[turn];
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const end = (isHis: boolean) => {
        line.delete(go);
        clearTimeout(patience);
        gone.removeEventListener('abort', giveUp);
        resolve(isHis);
      };
      const go = () => end(true);
      const giveUp = () => end(false);
      const patience = setTimeout(giveUp, waitsMilliseconds).unref();
      line.add(go);
      gone.addEventListener('abort', giveUp, { once: true });
      return promise;
    },
    next() {
      const [go] = lines.first.size > 0 ? lines.first : lines.later;
      go?.();
      return go !== undefined;
    },
  };
}
