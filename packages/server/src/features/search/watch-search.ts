import { setImmediate as breathe } from 'node:timers/promises';
import { Failure } from '@ashore/core/errors/failure.ts';
import { createHotelIndex } from '@ashore/search/lodging/hotel-index.ts';
import type { Database } from '../../database/connect.ts';
import { watchCatalogue } from '../catalogue/watch-catalogue.ts';
import { readInThreads } from './first-read/read-in-threads.ts';
import { putHotel } from './hotel-facts.ts';
import { indexProducts } from './index-products.ts';
import { type OpenedIndex, type OpenIndexInput, openIndex } from './open-index.ts';
import { createPlaceSales } from './place-sales.ts';
import { type KnownPlaces, readPlaces } from './places.ts';
import { selectJustChanged, selectProductsIn, selectVersionsAfter, stampOf } from './product-words.ts';
import type { ResultRows } from './result-rows.ts';
import { knowledgeWith, type SearchState, wordKnowledge } from './search-state.ts';
import { readSynonyms } from './synonyms/stored-synonyms.ts';

export type Search = {
  /** The data from which queries are answered. Waits until it has been read for the first time. */
  current(): Promise<SearchState>;
  /** Changes after every change that may affect an answer; undefined until the search is ready. */
  version(): number | undefined;
  stats(): SearchStats;
  /** Takes the names of changes that the database announces on its channel. */
  drop(changed: Iterable<string>): void;
  /** Has everything compared again, because announcements may have been missed. */
  dropAll(): void;
  /** Stops watching and saves all unsaved changes. */
  stop(): Promise<void>;
};

export type SearchStats = Readonly<
  Record<'products' | 'version' | 'waiting' | 'startSeconds' | 'savedBytes', number>
>;

type WatchSearchInput = Omit<OpenIndexInput, 'analyserVersion'> & {
  /** A search with fewer products is not saved, because reading it again is as fast. */
  readonly minProductsToSave?: number;
  /** Fewer products are read before a thread has started. */
  readonly minProductsForThreads?: number;
  readonly log: (line: string) => void;
};

/**
 * In milliseconds, longer than reading a catalogue of thousands takes. After that, the request fails and the
 * client may retry.
 */
const FIRST_READ_TIMEOUT_MS = 5_000;

/** Takes about a second, and requests are answered in between. */
const READ_BATCH_SIZE = 500;

/** The share of products that may change before the search is saved again. */
const MAX_UNSAVED_SHARE = 0.1;

const REFRESH_INTERVAL_MS = 10 * 60_000;

type StateWithoutKnowledge = Omit<SearchState, 'knowledge'>;

/** Keeps the index and the rows for display up to date with the catalogue. */
export function watchSearch({
  database,
  log,
  minProductsToSave = 1_000,
  minProductsForThreads = 2_000,
  ...storage
}: WatchSearchInput): Search {
  const startedAt = performance.now();
  // Built before the first request, because it blocks the process while it runs.
  const { analyserVersion } = wordKnowledge();
  const sales = createPlaceSales();
  const hotels = createHotelIndex();
  let openedIndex: OpenedIndex | undefined;
  let searchState: SearchState | undefined;
  let isReady = false;
  let runningSave: Promise<void> | undefined;
  let [version, unsavedChanges, savedBytes, startSeconds, waitingInThreads] = [0, 0, 0, 0, 0];

  const follower = watchCatalogue({
    watcherName: 'Search',
    batchSize: READ_BATCH_SIZE,
    async readAll() {
      await readJustChanged();
      const places = await readPlaces(database);
      const synonyms = await readSynonyms(database.pool);
      const opened = searchState ?? (await openSearch(places));
      searchState = withWords({ ...opened, places, synonyms });
      version += 1;
      const changed = await changedSince(database, searchState);
      return (await readFirst(searchState, changed)) ? [] : changed;
    },
    readSome,
    alsoRead: {
      async synonyms() {
        const synonyms = await readSynonyms(database.pool);
        if (searchState) searchState = withWords({ ...searchState, synonyms });
        version += 1;
      },
    },
    async productsIn(changed) {
      if (!searchState) return [];
      const before = searchState.places;
      const places = await readPlaces(database);
      const surroundingsOf = (knownPlaces: KnownPlaces, id: string) => knownPlaces.around(id).join();
      const movedPlaceIds = [...changed].filter(
        (id) => surroundingsOf(before, id) !== surroundingsOf(places, id),
      );
      const productIdsInside =
        movedPlaceIds.length > 0 ? await selectProductsIn(database, movedPlaceIds) : [];
      // Assigned last: if the new places were already known, a retry after a failure would find no moved
      // place.
      searchState = withWords({ ...searchState, places });
      version += 1;
      return productIdsInside;
    },
    onCaughtUp,
    log,
  });
  const refreshTimer = setInterval(() => void refreshVocabulary(), REFRESH_INTERVAL_MS).unref();

  return {
    async current() {
      if (!isReady) await follower.catchUp(FIRST_READ_TIMEOUT_MS);
      if (!isReady || !searchState) throw new Failure('unavailable');
      return searchState;
    },
    version: () => (isReady ? version : undefined),
    stats: () => ({
      products: searchState?.resultRows.size ?? 0,
      version,
      waiting: follower.backlog() + waitingInThreads,
      startSeconds,
      savedBytes,
    }),
    drop: follower.drop,
    dropAll: follower.dropAll,
    async stop() {
      follower.stop();
      clearInterval(refreshTimer);
      await runningSave;
      if (unsavedChanges > 0) await save();
    },
  };

  /**
   * Changes missed during a lost connection are probably among these. Comparing the whole catalogue takes
   * longer.
   */
  async function readJustChanged(): Promise<void> {
    if (searchState) await readSome(await selectJustChanged(database, READ_BATCH_SIZE));
  }

  async function readSome(ids: readonly string[]): Promise<void> {
    if (!searchState) return;
    const changes = await indexProducts(database, searchState, ids);
    unsavedChanges += changes;
    if (changes > 0) version += 1;
  }

  async function openSearch(places: KnownPlaces): Promise<StateWithoutKnowledge> {
    openedIndex ??= await openIndex({ database, ...storage, analyserVersion });
    const { index, resultRows } = openedIndex;
    const indexedVersions = new Map(await index.versions());
    // A word of the catalogue that is not known yet would be taken for a misspelling of another word.
    const wordsRead = refreshVocabulary();
    await countProducts(resultRows);
    await wordsRead;
    return { index, indexedVersions, resultRows, sales, places, synonyms: [], hotels };
  }

  async function countProducts(resultRows: ResultRows): Promise<void> {
    let count = 0;
    for (const id of resultRows.ids()) {
      const facts = resultRows.countedFactsOf(id);
      if (facts) sales.add(facts);
      const hotel = facts?.type === 'hotels' ? resultRows.get(id) : undefined;
      if (hotel) putHotel(hotels, id, hotel);
      if (count++ % READ_BATCH_SIZE === 0) await breathe();
    }
  }

  /** Reads a whole catalogue in threads. Returns false if there is little to read, or if they fail. */
  async function readFirst(
    { index, indexedVersions, resultRows }: SearchState,
    ids: readonly string[],
  ): Promise<boolean> {
    const addRead = openedIndex?.addRead;
    const databaseUrl = database.pool.options.connectionString;
    if (!addRead || !databaseUrl || ids.length < minProductsForThreads) return false;
    if (indexedVersions.size > 0 || resultRows.size > 0) return false;
    waitingInThreads = ids.length;
    try {
      const onProgress = (count: number) => {
        waitingInThreads -= count;
      };
      addRead(await readInThreads({ databaseUrl, ids, onProgress, signal: follower.signal }));
    } catch (error) {
      if (!follower.signal.aborted) log(`The products are read by one thread instead of several: ${error}`);
      return false;
    } finally {
      waitingInThreads = 0;
    }
    for (const [id, indexed] of await index.versions()) indexedVersions.set(id, indexed);
    await countProducts(resultRows);
    unsavedChanges += resultRows.size;
    version += 1;
    return true;
  }

  function onCaughtUp(): void {
    if (searchState && !isReady) {
      // The popularity of places is known only when all products have been read.
      searchState = withWords(searchState);
      startSeconds = (performance.now() - startedAt) / 1_000;
      isReady = true;
    }
    if (unsavedChanges > Math.max(minProductsToSave, MAX_UNSAVED_SHARE * (searchState?.resultRows.size ?? 0)))
      runningSave ??= save().finally(() => {
        runningSave = undefined;
      });
  }

  /** The state with the knowledge that its places and synonyms make. */
  function withWords(state: StateWithoutKnowledge): SearchState {
    return { ...state, knowledge: knowledgeWith(state) };
  }

  async function save(): Promise<void> {
    if (!openedIndex || openedIndex.resultRows.size < minProductsToSave) return;
    const savedChanges = unsavedChanges;
    try {
      savedBytes = await openedIndex.save();
      unsavedChanges -= savedChanges;
    } catch (error) {
      // A failed save only makes the next start slower.
      log(`The search index could not be saved: ${error}`);
    }
  }

  async function refreshVocabulary(): Promise<void> {
    await openedIndex
      ?.refreshVocabulary()
      .catch((error) => log(`The words of the index could not be read: ${error}`));
  }
}

/** At the start other components also wait for the database, so this uses few large batches. */
const BATCH_SIZE = 10_000;

const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

/** The products that are missing here, no longer on sale, or different from the catalogue. */
async function changedSince(
  database: Pick<Database, 'pool'>,
  { resultRows, indexedVersions, places }: SearchState,
): Promise<string[]> {
  const changedIds: string[] = [];
  const onSale = new Set<string>();
  for (let after: string | undefined = LOWEST_UUID; after !== undefined; ) {
    const rows = await selectVersionsAfter(database, after, BATCH_SIZE);
    for (const { id, ...placed } of rows) {
      onSale.add(id);
      const isSame = resultRows.stampOf(id) === stampOf(placed, places.around);
      if (!isSame || !indexedVersions.has(id)) changedIds.push(id);
    }
    after = rows.at(-1)?.id;
    await breathe();
  }
  for (const id of new Set([...resultRows.ids(), ...indexedVersions.keys()]))
    if (!onSale.has(id)) changedIds.push(id);
  return changedIds;
}
