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

export type SavedStore<State> = UseBoundStore<StoreApi<State>> & {
  persist: {
    rehydrate(): Promise<void> | void;
    /** Whether what the browser kept has been read. */
    hasHydrated(): boolean;
    onFinishHydration(told: () => void): () => void;
  };
};

/**
 * A store that the browser keeps between visits. What another version wrote is forgotten rather than guessed at,
 * and a browser that forbids storage gets a store that lasts as long as the page. It is read after hydration,
 * because the server rendered the page without it.
 */
export function savedStore<State, Kept>(
  { name, version, keep, mend = (kept) => kept }: Saved<State, Kept>,
  state: StateCreator<State, [], []>,
): SavedStore<State> {
  const store: SavedStore<State> = create<State>()(
    persist(state, {
      name,
      version,
      partialize: keep,
      migrate: () => undefined as Kept,
      merge: (kept, current) =>
        isRecord(kept) ? mend(mergeKept(current, kept, keep(store.getInitialState()))) : current,
      storage: createJSONStorage(() => browserStorage),
      skipHydration: true,
    }),
  );
  stores.push(store);
  // One that comes with a later part of the page finds the others read already.
  if (isBegun) void store.persist.rehydrate();
  return store;
}

const stores: { readonly persist: { rehydrate(): Promise<void> | void } }[] = [];
let isBegun = false;

/** Reads what the browser kept into every store there is; those that are still to come read it when they come. */
export async function readSavedStores(): Promise<void> {
  isBegun = true;
  await Promise.all(stores.map(({ persist }) => persist.rehydrate()));
}

/** Only parts of the right kind are taken over: a hand-edited or half-written entry must not break the page. */
function mergeKept<State, Kept>(current: State, kept: Record<string, unknown>, initial: Kept): State {
  const merged: Record<string, unknown> = { ...(current as Record<string, unknown>) };
  for (const [key, first] of Object.entries(initial as Record<string, unknown>)) {
    if (!(key in kept)) continue;
    const value = kept[key];
    const before = merged[key];
    // What began as nothing may be nothing again: another tab has given it up.
    if (first === null && !isRecord(value)) merged[key] = value;
    else if (!isRecord(before)) merged[key] = isRecord(value) && before !== null ? before : value;
    else if (isRecord(value)) merged[key] = { ...before, ...value };
  }
  return merged as State;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
