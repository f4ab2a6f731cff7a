import { createHmac } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Clock } from '@ashore/core/time/clock.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import type { SharedSecret } from '../../../database/shared-secret.ts';
import type { SearchState } from '../search-state.ts';
import { countedWords } from './counted-words.ts';
import { type DigestOpenings, type DigestSearches, writeSearchCounts } from './write-search-counts.ts';

/** A search whose results a visitor saw. Nothing in it says which visitor. */
export type AnsweredSearch = {
  readonly query: string;
  readonly language: MessageLocale;
  /** Whether anything meets what the query asks for. */
  readonly isFound: boolean;
  /** Codes of the products that are shown first, three at most. */
  readonly firstResults: readonly string[];
};

/** A page that was opened from the results of a search. */
export type OpenedResult = {
  readonly query: string;
  readonly language: MessageLocale;
  /** The code of a product, or the screen of a list. */
  readonly opened: string;
};

export type SearchCounts = {
  addSearch(search: AnsweredSearch): void;
  addOpening(opening: OpenedResult): void;
  /** Writes what was counted until now. Never fails: a lost batch is missing from the counts, and from nothing else. */
  flush(): Promise<void>;
};

type SearchCountsInput = {
  readonly database: Pick<Database, 'pool'>;
  /** Key of the digests. */
  readonly secret: SharedSecret;
  readonly search: { current(): Promise<SearchState> };
  readonly clock: Clock;
  readonly log: (line: string) => void;
  readonly flushAfterMs?: number;
};

/** Name of the shared key of the digests. */
export const SEARCHES_SECRET = 'searches';

/** More searches and openings in a minute are not counted, so that a flood fills neither the memory nor the table. */
const MAX_PER_MINUTE = 600;
const FLUSH_AFTER_MS = 5_000;
/** Queries read before other work gets its turn. */
const BREATHE_EVERY = 20;
const DIGEST_BYTES = 16;

/** Counts searches in memory, and writes them in batches that no request waits for. */
export function createSearchCounts(input: SearchCountsInput): SearchCounts {
  const { database, secret, search, clock, log, flushAfterMs = FLUSH_AFTER_MS } = input;
  let searches: AnsweredSearch[] = [];
  let openings: OpenedResult[] = [];
  let minute = 0;
  let countOfMinute = 0;
  let isFailing = false;
  let writing = Promise.resolve();

  return {
    addSearch(answered) {
      if (hasRoom()) searches.push(answered);
    },
    addOpening(opening) {
      if (hasRoom()) openings.push(opening);
    },
    flush,
  };

  function hasRoom(): boolean {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) [minute, countOfMinute] = [now, 0];
    countOfMinute += 1;
    if (countOfMinute > MAX_PER_MINUTE) return false;
    if (searches.length + openings.length === 0) setTimeout(() => void flush(), flushAfterMs).unref();
    return true;
  }

  function flush(): Promise<void> {
    const batch = { searches, openings };
    [searches, openings] = [[], []];
    writing = writing.then(() => write(batch));
    return writing;
  }

  async function write(batch: Batch): Promise<void> {
    if (batch.searches.length + batch.openings.length === 0) return;
    try {
      await writeSearchCounts(database.pool, await countBatch(batch));
      isFailing = false;
    } catch (error) {
      // Once for each outage.
      if (!isFailing) log(`Searches are not counted: ${error}`);
      isFailing = true;
    }
  }

  async function countBatch(batch: Batch) {
    const { knowledge, index } = await search.current();
    const key = await secret();
    const today = localDateAt(clock.now(), 'UTC');
    let readQueries = 0;
    const countedAs = async ({ query, language }: { query: string; language: MessageLocale }) => {
      if (readQueries++ % BREATHE_EVERY === 0) await breathe();
      const words = countedWords(query, { knowledge, vocabulary: index.vocabulary, today });
      if (words === undefined) return undefined;
      const digest = createHmac('sha256', key).update(`${language} ${words}`).digest();
      return { digest: digest.subarray(0, DIGEST_BYTES).toString('hex'), language, words };
    };
    const searchesByDigest = new Map<string, DigestSearches>();
    for (const answered of batch.searches) {
      const counted = await countedAs(answered);
      if (!counted) continue;
      const before = searchesByDigest.get(counted.digest);
      searchesByDigest.set(counted.digest, {
        ...counted,
        searches: (before?.searches ?? 0) + 1,
        without_results: (before?.without_results ?? 0) + (answered.isFound ? 0 : 1),
        first_results: answered.firstResults,
      });
    }
    const openingsByKey = new Map<string, DigestOpenings>();
    for (const { opened, ...result } of batch.openings) {
      const counted = await countedAs(result);
      if (!counted) continue;
      const { digest } = counted;
      const openingKey = `${digest} ${opened}`;
      const openingCount = (openingsByKey.get(openingKey)?.openings ?? 0) + 1;
      openingsByKey.set(openingKey, { digest, opened, openings: openingCount });
    }
    return { day: today, searches: [...searchesByDigest.values()], openings: [...openingsByKey.values()] };
  }
}

type Batch = { readonly searches: readonly AnsweredSearch[]; readonly openings: readonly OpenedResult[] };
