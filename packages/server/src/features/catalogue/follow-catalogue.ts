import { setTimeout as wait } from 'node:timers/promises';

export type CatalogueFollower = {
  /** Told by the database what has changed, in the words of its channel. */
  drop(changed: Iterable<string>): void;
  /** Nobody knows what may have changed. */
  dropAll(): void;
  /** All is read anew with the next work. */
  distrust(): void;
  /** Reads what has changed, so long at most. Fails when that cannot be read. */
  catchUp(milliseconds: number): Promise<void>;
  /** Something has changed that was not read yet. */
  isBehind(): boolean;
  /** Of how many changes that is known. */
  backlog(): number;
  readonly signal: AbortSignal;
  stop(): void;
};

export type FollowCatalogue = {
  /** Who follows, for the log. */
  readonly who: string;
  /** So many products are read at once. */
  readonly most: number;
  /** Reads what there is, or gives those products that are to be read as if they had changed. */
  readonly readAll: (signal: AbortSignal) => Promise<readonly string[]>;
  readonly readSome: (ids: readonly string[]) => Promise<void>;
  /** A place that has changed takes its products along. */
  readonly productsIn: (places: ReadonlySet<string>) => readonly string[] | Promise<readonly string[]>;
  /** A name of the channel after which nothing of what was read holds. */
  readonly allNamed?: string;
  /** Nothing is left to be read. */
  readonly onCaughtUp?: () => void;
  readonly log: (line: string) => void;
};

const retryAfter = 500;
const firstRetryAfter = 20;

/**
 * Keeps something true to the catalogue: what is announced is read again, and nothing else; when nobody knows what has
 * changed, all of it. What could not be read is not forgotten, and tried again until it is.
 */
export function followCatalogue(input: FollowCatalogue): CatalogueFollower {
  const { who, most, readAll, readSome, productsIn, allNamed, onCaughtUp, log } = input;
  const changed = { products: new Set<string>(), places: new Set<string>() };
  const stopped = new AbortController();
  let mustReadAll = true;
  let working: Promise<void> | undefined;
  let isAway = false;
  let retrying: NodeJS.Timeout | undefined;

  const backlog = () => changed.products.size + changed.places.size;
  const hasWork = () => mustReadAll || backlog() > 0;

  return {
    drop(names) {
      for (const name of names) note(name);
      // Not now: what is announced in one breath is read in one.
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
    else if (what === 'product' && id) changed.products.add(id);
    else if (what === 'location' && id) changed.places.add(id);
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
        log(`${who} cannot follow the catalogue, trying again: ${error}`);
      // Lent connections that a restart has cut fail once; a database that is away fails again.
      const pause = isAway ? retryAfter : firstRetryAfter;
      isAway = true;
      // One for all who asked: each its own would ask a database that is away all the more, and never end.
      clearTimeout(retrying);
      retrying = setTimeout(() => void work().catch(() => {}), pause).unref();
      throw error;
    }
  }

  async function readEverything(): Promise<void> {
    mustReadAll = false;
    changed.products.clear();
    changed.places.clear();
    try {
      for (const id of await readAll(stopped.signal)) changed.products.add(id);
    } catch (error) {
      mustReadAll = true;
      throw error;
    }
  }

  async function readNext(): Promise<void> {
    const places = new Set(changed.places);
    changed.places.clear();
    const ids: string[] = [];
    try {
      if (places.size > 0) for (const id of await productsIn(places)) changed.products.add(id);
      places.clear();
      for (const id of changed.products) {
        ids.push(id);
        if (ids.length === most) break;
      }
      for (const id of ids) changed.products.delete(id);
      if (ids.length > 0) await readSome(ids);
    } catch (error) {
      for (const place of places) changed.places.add(place);
      for (const id of ids) changed.products.add(id);
      throw error;
    }
  }
}
