import { setImmediate as breathe } from 'node:timers/promises';
import { Failure } from '@ashore/core/errors/failure.ts';
import { followCatalogue } from '../catalogue/follow-catalogue.ts';
import { changedSince } from './changed-since.ts';
import { type KnownPlaces, readPlaces } from './known-places.ts';
import { type OpenedIndex, type OpenIndex, openIndex } from './open-index.ts';
import { createPlaceSales } from './place-sales.ts';
import { knowledgeOf, ourWords, type Searching } from './searching.ts';
import { takeIn } from './take-in.ts';
import { selectJustChanged, selectProductsIn } from './words.queries.ts';

export type Search = {
  /** All that questions are answered from. Waits for it when it does not stand yet. */
  current(): Promise<Searching>;
  /** Another one after every change that may have changed an answer; undefined until there are answers. */
  version(): number | undefined;
  stats(): SearchStats;
  /** Told by the database what has changed, in the words of its channel. */
  drop(changed: Iterable<string>): void;
  /** Nobody knows what may have changed. */
  dropAll(): void;
  /** Saves what is not saved yet. */
  stop(): Promise<void>;
};

export type SearchStats = Readonly<
  Record<'products' | 'version' | 'waiting' | 'startSeconds' | 'savedBytes', number>
>;

type Input = Omit<OpenIndex, 'analyser'> & {
  /** Fewer products are not saved: they are read anew as fast. */
  readonly leastSaved?: number;
  readonly log: (line: string) => void;
};

/** Longer than a catalogue of thousands takes. Whoever asks later comes back. */
const patience = 5_000;

/** In a second that is done, between answers. */
const readAtOnce = 500;

/** Of all there is, so much is another since it was saved. */
const mostUnsaved = 0.1;

const refreshEvery = 10 * 60_000;

/** Keeps the index and what is shown from it true to the catalogue, from the start on and while it changes. */
export function followSearch({ database, log, leastSaved = 1_000, ...where }: Input): Search {
  const begun = performance.now();
  // Before anybody is answered: nobody would be, for as long as it takes.
  const { analyser } = ourWords();
  const sales = createPlaceSales();
  let opened: OpenedIndex | undefined;
  let searching: Searching | undefined;
  let isReady = false;
  let isSaving: Promise<void> | undefined;
  let [version, unsaved, savedBytes, startSeconds] = [0, 0, 0, 0];

  const follower = followCatalogue({
    who: 'Search',
    most: readAtOnce,
    async readAll() {
      await readJustChanged();
      const places = await readPlaces(database);
      searching = searching ? withPlaces(searching, places) : await begin(places);
      version += 1;
      return changedSince(database, searching);
    },
    readSome,
    async productsIn(changed) {
      if (!searching) return [];
      const before = searching.places;
      const places = await readPlaces(database);
      const way = (known: KnownPlaces, id: string) => known.around(id).join();
      const moved = [...changed].filter((id) => way(before, id) !== way(places, id));
      const inside = moved.length > 0 ? await selectProductsIn(database, moved) : [];
      // Last: were it known already that they moved, another try would find nothing moved.
      searching = withPlaces(searching, places);
      version += 1;
      return inside;
    },
    onCaughtUp,
    log,
  });
  const refreshing = setInterval(() => void refresh(), refreshEvery).unref();

  return {
    async current() {
      if (!isReady) await follower.catchUp(patience);
      if (!isReady || !searching) throw new Failure('unavailable');
      return searching;
    },
    version: () => (isReady ? version : undefined),
    stats: () => ({
      products: searching?.lines.size ?? 0,
      version,
      waiting: follower.backlog(),
      startSeconds,
      savedBytes,
    }),
    drop: follower.drop,
    dropAll: follower.dropAll,
    async stop() {
      follower.stop();
      clearInterval(refreshing);
      await isSaving;
      if (unsaved > 0) await save();
    },
  };

  /** What a lost connection left unsaid is likely among these; to compare all there is takes longer. */
  async function readJustChanged(): Promise<void> {
    if (searching) await readSome(await selectJustChanged(database, readAtOnce));
  }

  async function readSome(ids: readonly string[]): Promise<void> {
    if (!searching) return;
    const changes = await takeIn(database, searching, ids);
    unsaved += changes;
    if (changes > 0) version += 1;
  }

  async function begin(places: KnownPlaces): Promise<Searching> {
    opened ??= await openIndex({ database, ...where, analyser });
    const { index, lines } = opened;
    const indexed = new Map(await index.versions());
    // Takes its time where the index is large and not ours; until then words are looked up as they are.
    void refresh();
    let count = 0;
    for (const id of lines.ids()) {
      const line = lines.get(id);
      if (line) sales.add(line);
      if (count++ % readAtOnce === 0) await breathe();
    }
    return { index, indexed, lines, sales, places, knowledge: knowledgeOf(places, sales) };
  }

  function onCaughtUp(): void {
    if (searching && !isReady) {
      // Only now it is known how much is asked for where.
      searching = withPlaces(searching, searching.places);
      startSeconds = (performance.now() - begun) / 1_000;
      isReady = true;
    }
    if (unsaved > Math.max(leastSaved, mostUnsaved * (searching?.lines.size ?? 0)))
      isSaving ??= save().finally(() => {
        isSaving = undefined;
      });
  }

  function withPlaces(before: Searching, places: KnownPlaces): Searching {
    return { ...before, places, knowledge: knowledgeOf(places, sales) };
  }

  async function save(): Promise<void> {
    if (!opened || opened.lines.size < leastSaved) return;
    const saving = unsaved;
    try {
      savedBytes = await opened.save();
      unsaved -= saving;
    } catch (error) {
      // Without it the next start takes longer, and nothing else.
      log(`What is searched could not be saved: ${error}`);
    }
  }

  async function refresh(): Promise<void> {
    await opened?.refresh().catch((error) => log(`The words of the index could not be read: ${error}`));
  }
}
