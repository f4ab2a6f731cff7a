import { useEffect, useState, useSyncExternalStore } from 'react';
import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';

type Saved<State, SavedPart> = {
  /** Key in the browser's storage. */
  readonly name: string;
  readonly version: number;
  /** Selects the part that survives the visit. */
  readonly keep: (state: State) => SavedPart;
  /** Corrects values that a saved state may contain but the site does not offer. */
  readonly mend?: (state: State) => State;
};

type SavedStore<State> = UseBoundStore<StoreApi<State>> & {
  persist: {
    rehydrate(): Promise<void> | void;
    /** Whether the saved state has been read. */
    hasHydrated(): boolean;
    onFinishHydration(listener: () => void): () => void;
  };
};

/**
 * A store that the browser keeps between visits. State saved by another version is discarded rather than
 * converted. A browser that forbids storage gets a store that lasts as long as the page. The state is read
 * after hydration, because the server rendered the page without it.
 */
export function savedStore<State, SavedPart>(
  { name, version, keep, mend = (saved) => saved }: Saved<State, SavedPart>,
  state: StateCreator<State, [], []>,
): SavedStore<State> {
  const store: SavedStore<State> = create<State>()(
    persist(state, {
      name,
      version,
      partialize: keep,
      migrate: () => undefined as SavedPart,
      merge: (saved, current) =>
        isRecord(saved) ? mend(mergeSaved(current, saved, keep(store.getInitialState()))) : current,
      storage: createJSONStorage(storageOnceRead),
      skipHydration: true,
    }),
  );
  stores.push(store);
  // A store that loads with a later part of the page reads its state at once. The other stores have already
  // been read.
  if (isBegun) void store.persist.rehydrate();
  return store;
}

/**
 * The browser's storage, into which nothing is written before the saved state has been read. A component may change a
 * store as soon as it mounts. Writing then would replace what the visitor saved by the initial state.
 */
function storageOnceRead(): StateStorage {
  let isRead = false;
  return {
    ...browserStorage,
    getItem: (key) => {
      isRead = true;
      return browserStorage.getItem(key);
    },
    setItem: (key, value) => {
      if (isRead) void browserStorage.setItem(key, value);
    },
  };
}

const stores: { readonly persist: { rehydrate(): Promise<void> | void } }[] = [];
let isBegun = false;

/** Reads the saved state into every store that exists. Stores created later read it on creation. */
export async function readSavedStores(): Promise<void> {
  isBegun = true;
  await Promise.all(stores.map(({ persist }) => persist.rehydrate()));
}

/** Takes over only parts of the right kind. A hand-edited or half-written entry must not break the page. */
function mergeSaved<State, SavedPart>(
  current: State,
  saved: Record<string, unknown>,
  initial: SavedPart,
): State {
  const merged: Record<string, unknown> = { ...(current as Record<string, unknown>) };
  for (const [key, first] of Object.entries(initial as Record<string, unknown>)) {
    if (!(key in saved)) continue;
    const value = saved[key];
    const before = merged[key];
    // A value that is null initially may become null again, when another tab has cleared it.
    if (first === null && !isRecord(value)) merged[key] = value;
    else if (!isRecord(before)) merged[key] = isRecord(value) && before !== null ? before : value;
    else if (isRecord(value)) merged[key] = { ...before, ...value };
  }
  return merged as State;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The browser's storage, or none: private windows, full disks and strict settings make it throw at any
 * moment.
 */
export const browserStorage: StateStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key, value) => void attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => void attempt(() => localStorage.removeItem(key)),
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Whether the saved state of this store has been read. Before that a page must not say that the store is
 * empty.
 */
export function useIsRead<State>({ persist }: SavedStore<State>): boolean {
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false);
}

/** Reads the saved state once, after hydration. False until then. */
export function useSavedStores(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    readSavedStores().then(() => setRead(true));
    // Another tab has saved something. The latest choice applies in all tabs.
    window.addEventListener('storage', readSavedStores);
    return () => window.removeEventListener('storage', readSavedStores);
  }, []);
  return read;
}

/** Whether a value could be one of our ids. The server refuses a call that contains any other id. */
export function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value)
  );
}
