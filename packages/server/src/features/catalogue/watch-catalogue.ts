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
  readonly watcherName: string;
  /** How many products are read at once. */
  readonly batchSize: number;
  /** Reads everything, or returns the ids of products that are to be read as if they had changed. */
  readonly readAll: (signal: AbortSignal) => Promise<readonly string[]>;
  readonly readSome: (ids: readonly string[]) => Promise<void>;
  /** The products of changed places, which are read again too. */
  readonly productsIn: (places: ReadonlySet<string>) => readonly string[] | Promise<readonly string[]>;
  /** What else is read when the channel announces this name. `readAll` reads it too. */
  readonly alsoRead?: Readonly<Record<string, () => Promise<void>>>;
  /** A name on the channel that makes everything read so far invalid. */
  readonly invalidatingName?: string;
  /** Called when no changes are left to read. */
  readonly onCaughtUp?: () => void;
  readonly log: (line: string) => void;
};

/** Milliseconds between attempts while the database is away. */
const RETRY_AFTER = 500;
/** Milliseconds before the first repetition, because pooled connections fail once after a restart. */
const FIRST_RETRY_AFTER = 20;

/**
 * Keeps a derived copy of the catalogue up to date. It reads announced changes only, or everything if
 * announcements may have been missed. A change that could not be read is kept and retried until it succeeds.
 */
export function watchCatalogue(input: WatchCatalogueInput): CatalogueWatcher {
  const { watcherName, batchSize, readAll, readSome, productsIn, invalidatingName, onCaughtUp, log } = input;
  const alsoRead = new Map(Object.entries(input.alsoRead ?? {}));
  const changedIds = { products: new Set<string>(), places: new Set<string>(), others: new Set<string>() };
  const stopped = new AbortController();
  let mustReadAll = true;
  let working: Promise<void> | undefined;
  let isDatabaseAway = false;
  let retrying: NodeJS.Timeout | undefined;

  const backlog = () => changedIds.products.size + changedIds.places.size + changedIds.others.size;
  const hasWork = () => mustReadAll || backlog() > 0;

  return {
    drop(names) {
      for (const name of names) noteChange(name);
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

  function noteChange(name: string): void {
    const [kind, id] = name.split(':', 2);
    if (name === invalidatingName) mustReadAll = true;
    else if (alsoRead.has(name)) changedIds.others.add(name);
    else if (kind === 'product' && id) changedIds.products.add(id);
    else if (kind === 'location' && id) changedIds.places.add(id);
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
      isDatabaseAway = false;
      if (!stopped.signal.aborted) onCaughtUp?.();
    } catch (error) {
      if (!isDatabaseAway && !stopped.signal.aborted)
        log(`${watcherName} cannot watch the catalogue, trying again: ${error}`);
      // After a database restart, pooled connections fail once, so the first retry comes soon. If the
      // database is still away, retries are slower.
      const pause = isDatabaseAway ? RETRY_AFTER : FIRST_RETRY_AFTER;
      isDatabaseAway = true;
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
    changedIds.others.clear();
    try {
      for (const id of await readAll(stopped.signal)) changedIds.products.add(id);
    } catch (error) {
      mustReadAll = true;
      throw error;
    }
  }

  async function readNext(): Promise<void> {
    for (const name of [...changedIds.others]) await readOther(name);
    const places = new Set(changedIds.places);
    changedIds.places.clear();
    const takenIds: string[] = [];
    try {
      if (places.size > 0) for (const id of await productsIn(places)) changedIds.products.add(id);
      places.clear();
      for (const id of changedIds.products) {
        takenIds.push(id);
        if (takenIds.length === batchSize) break;
      }
      for (const id of takenIds) changedIds.products.delete(id);
      if (takenIds.length > 0) await readSome(takenIds);
    } catch (error) {
      for (const place of places) changedIds.places.add(place);
      for (const id of takenIds) changedIds.products.add(id);
      throw error;
    }
  }

  async function readOther(name: string): Promise<void> {
    // Forgotten first: a further change while it is read must be read again.
    changedIds.others.delete(name);
    try {
      await alsoRead.get(name)?.();
    } catch (error) {
      changedIds.others.add(name);
      throw error;
    }
  }
}
