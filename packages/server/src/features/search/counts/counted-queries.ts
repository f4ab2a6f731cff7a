import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { DAYS_UNTIL_WORDS } from './write-search-counts.ts';

/** A frequent query, with what became of it in the days that were read. */
export type CountedQuery = {
  readonly language: MessageLocale;
  readonly words: string;
  readonly searches: number;
  readonly withoutResults: number;
  /** Openings of the products that the latest search shows first, and of lists and sailings. */
  readonly firstOpenings: number;
  readonly openings: number;
  /** The other product that was opened most often, if any was. */
  readonly otherOpened: string | null;
};

/** Days for which counts are stored. The privacy notice states it. */
export const MAX_DAYS_OF_COUNTS = 90;

// Days are those of UTC, as in the counts.
const FIRST_DAY = `(now() at time zone 'UTC')::date - $1::integer`;

// Openings are counted from the day on which the words were stored, so earlier searches do not count either.
const COUNTED_QUERIES = `
  select counted.* from (
    select known.language, known.words, sum(days.searches)::int as searches,
      sum(days.without_results)::int as "withoutResults",
      (select coalesce(sum(opened.openings), 0)::int from search_openings opened
       where opened.digest = known.digest and opened.day > ${FIRST_DAY}
         and (opened.opened = any (known.first_results) or opened.opened in ('list', 'sailing'))) as "firstOpenings",
      (select coalesce(sum(opened.openings), 0)::int from search_openings opened
       where opened.digest = known.digest and opened.day > ${FIRST_DAY}) as openings,
      (select opened.opened from search_openings opened
       where opened.digest = known.digest and opened.day > ${FIRST_DAY}
         and opened.opened <> all (known.first_results) and opened.opened not in ('list', 'sailing')
       group by opened.opened order by sum(opened.openings) desc, opened.opened limit 1) as "otherOpened"
    from searched_words known
    join search_counts days on days.digest = known.digest and days.day >= known.since
      and days.day > ${FIRST_DAY}
    group by known.digest) counted`;

/** Frequent queries that found nothing, the most frequent first. */
export async function listQueriesWithoutResults(
  client: Queryable,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<CountedQuery[]> {
  const { rows } = await client.query<CountedQuery>(
    `${COUNTED_QUERIES} where counted."withoutResults" > 0
     order by counted."withoutResults" desc, counted.words limit $2`,
    [days, limit],
  );
  return rows;
}

/** Frequent queries with results of which fewer than one search in ten led to one of the first, the most frequent first. */
export async function listQueriesUnopened(
  client: Queryable,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<CountedQuery[]> {
  const { rows } = await client.query<CountedQuery>(
    `${COUNTED_QUERIES} where counted.searches > counted."withoutResults"
       and counted."firstOpenings" * 10 < counted.searches - counted."withoutResults"
     order by counted.searches - counted."withoutResults" desc, counted.words limit $2`,
    [days, limit],
  );
  return rows;
}

/**
 * Deletes counts after their time, and the words of queries that are no longer frequent, with their openings. One call deletes
 * one batch and returns its size; the caller repeats it until it is 0.
 */
export async function purgeSearchCounts(client: Queryable): Promise<number> {
  const counts = await client.query(
    `delete from search_counts where (digest, day) in (
       select digest, day from search_counts where day <= ${FIRST_DAY} limit 5000)`,
    [MAX_DAYS_OF_COUNTS],
  );
  const openings = await client.query(
    `delete from search_openings where (digest, day, opened) in (
       select digest, day, opened from search_openings where day <= ${FIRST_DAY} limit 5000)`,
    [MAX_DAYS_OF_COUNTS],
  );
  const words = await client.query(
    `delete from searched_words where digest in (
       select digest from searched_words known
       where (select count(*) from search_counts days where days.digest = known.digest) < $1::integer limit 500)`,
    [DAYS_UNTIL_WORDS],
  );
  return (counts.rowCount ?? 0) + (openings.rowCount ?? 0) + (words.rowCount ?? 0);
}
