import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from './browser-storage.ts';

type Saved<State, Kept> = {
  /** The key in the browser's storage. */
  readonly name: string;
  readonly version: number;
  /** The part that survives the visit. */
  readonly keep: (state: State) => Kept;
  /** Puts right what a saved state may say and we do not offer. */
  readonly mend?: (state: State) => State;
};

/**
 * A store that the browser keeps between visits. What another version wrote is forgotten rather than guessed at,
 * and a browser that forbids storage gets a store that lasts as long as the page. It is read after hydration,
 * because the server rendered the page without it.
 */
export function savedStore<State, Kept>(
  { name, version, keep, mend = (kept) => kept }: Saved<State, Kept>,
  state: StateCreator<State, [], []>,
): UseBoundStore<StoreApi<State>> & { persist: { rehydrate(): Promise<void> | void } } {
  return create<State>()(
    persist(state, {
      name,
      version,
      partialize: keep,
      migrate: () => undefined as Kept,
      merge: (kept, initial) => (isRecord(kept) ? mend(mergeKnown(initial, kept)) : initial),
      storage: createJSONStorage(() => browserStorage),
      skipHydration: true,
    }),
  );
}

/** Only parts of the right kind are taken over: a hand-edited or half-written entry must not break the page. */
function mergeKnown<State>(initial: State, kept: Record<string, unknown>): State {
  const merged: Record<string, unknown> = { ...(initial as Record<string, unknown>) };
  for (const [key, value] of Object.entries(kept)) {
    const before = merged[key];
    if (typeof before === 'function' || !(key in merged)) continue;
    if (!isRecord(before)) merged[key] = isRecord(value) && before !== null ? before : value;
    else if (isRecord(value)) merged[key] = { ...before, ...value };
  }
  return merged as State;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
