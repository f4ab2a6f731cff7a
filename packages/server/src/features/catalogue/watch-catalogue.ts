import { setTimeout as wait } from 'node:timers/promises';

export type CatalogueWatcher = {
  /** Takes the names of changes that the database announces on its channel. */
  drop(changed: Iterable<string>): void;
  /** Has everything read again at once, because announcements may have been missed. */
  dropAll(): void;
  /** Has everything read again with the next read. */
  distrust(): void;
  /** Reads pending changes, waiting at most this long. Fails if they cannot be read. */
  catchUp(milliseconds: number): Promise<void>;
  /** Whether a known change has not been read yet. */
  isBehind(): boolean;
  /** Number of known changes that have not been read yet. */
  backlog(): number;
  readonly signal: AbortSignal;
  stop(): void;
};

export type WatchCatalogueInput = {
  /** Name of the watching component, for the log. */
  readonly who: string;
  /** How many products are read at once. */
  readonly most: number;
  /** Reads everything, or returns the ids of products that are to be read as if they had changed. */
  readonly readAll: (signal: AbortSignal) => Promise<readonly string[]>;
  readonly readSome: (ids: readonly string[]) => Promise<void>;
  /** The products of changed places, which are read again too. */
  readonly productsIn: (places: ReadonlySet<string>) => readonly string[] | Promise<readonly string[]>;
  /** A name on the channel that makes everything read so far invalid. */
  readonly allNamed?: string;
  /** Called when no changes are left to read. */
  readonly onCaughtUp?: () => void;
  readonly log: (line: string) => void;
};

/** In milliseconds. */
const retryAfter = 500;
const firstRetryAfter = 20;

/**
 * Keeps a derived copy of the catalogue up to date. It reads announced changes only, or everything if
 * announcements may have been missed. A change that could not be read is kept and retried until it succeeds.
 */
export function watchCatalogue(input: WatchCatalogueInput): CatalogueWatcher {
  const { who, most, readAll, readSome, productsIn, allNamed, onCaughtUp, log } = input;
  const changedIds = { products: new Set<string>(), places: new Set<string>() };
  const stopped = new AbortController();
  let mustReadAll = true;
  let working: Promise<void> | undefined;
  let isAway = false;
  let retrying: NodeJS.Timeout | undefined;

  const backlog = () => changedIds.products.size + changedIds.places.size;
  const hasWork = () => mustReadAll || backlog() > 0;

  return {
    drop(names) {
      for (const name of names) note(name);
      // Delayed, so that changes announced together are read together.
      if (hasWork()) setImmediate(() => void work().catch(() => {}));
    },
    dropAll() {
      mustReadAll = true;
      work().catch(() => {});
    },
    distrust() {
      mustReadAll = true;
    },
    async catchUp(milliseconds) {
      const timer = new AbortController();
      const timeout = wait(milliseconds, undefined, { signal: timer.signal });
      try {
        await Promise.race([work(), timeout.catch(() => {})]);
      } finally {
        timer.abort();
      }
    },
    isBehind: () => hasWork() || working !== undefined,
    backlog,
    signal: stopped.signal,
    stop: () => stopped.abort(),
  };

  function note(name: string): void {
    const [what, id] = name.split(':', 2);
    if (name === allNamed) mustReadAll = true;
    else if (what === 'product' && id) changedIds.products.add(id);
    else if (what === 'location' && id) changedIds.places.add(id);
  }

  function work(): Promise<void> {
    working ??= readWhatChanged().finally(() => {
      working = undefined;
    });
    return working;
  }

  async function readWhatChanged(): Promise<void> {
    try {
      while (!stopped.signal.aborted && hasWork()) await (mustReadAll ? readEverything() : readNext());
      isAway = false;
      if (!stopped.signal.aborted) onCaughtUp?.();
    } catch (error) {
      if (!isAway && !stopped.signal.aborted)
        log(`${who} cannot watch the catalogue, trying again: ${error}`);
      // After a database restart, pooled connections fail once, so the first retry comes soon. If the
      // database is still away, retries are slower.
      const pause = isAway ? retryAfter : firstRetryAfter;
      isAway = true;
      // One timer for all callers. A timer for each caller would multiply the retries during an outage.
      clearTimeout(retrying);
      retrying = setTimeout(() => void work().catch(() => {}), pause).unref();
      throw error;
    }
  }

  async function readEverything(): Promise<void> {
    mustReadAll = false;
    changedIds.products.clear();
    changedIds.places.clear();
    try {
      for (const id of await readAll(stopped.signal)) changedIds.products.add(id);
    } catch (error) {
      mustReadAll = true;
      throw error;
    }
  }

  async function readNext(): Promise<void> {
    const places = new Set(changedIds.places);
    changedIds.places.clear();
    const ids: string[] = [];
    try {
      if (places.size > 0) for (const id of await productsIn(places)) changedIds.products.add(id);
      places.clear();
      for (const id of changedIds.products) {
        ids.push(id);
        if (ids.length === most) break;
      }
      for (const id of ids) changedIds.products.delete(id);
      if (ids.length > 0) await readSome(ids);
    } catch (error) {
      for (const place of places) changedIds.places.add(place);
      for (const id of ids) changedIds.products.add(id);
      throw error;
    }
  }
}
