import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../../database/queryable.ts';

/** Searches for the same words. The fields are named as their columns. */
export type DigestSearches = {
  /** Hexadecimal. */
  readonly digest: string;
  readonly language: MessageLocale;
  readonly words: string;
  readonly searches: number;
  readonly without_results: number;
  readonly first_results: readonly string[];
};

export type DigestOpenings = { readonly digest: string; readonly opened: string; readonly openings: number };

type SearchCountBatch = {
  readonly day: LocalDate;
  readonly searches: readonly DigestSearches[];
  readonly openings: readonly DigestOpenings[];
};

/** The words of a query are stored once it was searched on this many days. */
export const DAYS_UNTIL_WORDS = 3;

/** Further queries of a day are not counted: without this limit a flood would fill the table. */
const MAX_QUERIES_OF_DAY = 20_000;
const MAX_STORED_WORDS = 20_000;
/** Different results of a query that are counted in a day. */
const MAX_OPENED_OF_DAY = 50;

/** Adds a batch to the counts of a day. Openings count only for queries whose words are stored. */
export async function writeSearchCounts(
  client: Queryable,
  { day, searches, openings }: SearchCountBatch,
): Promise<void> {
  if (searches.length > 0) {
    const batch = JSON.stringify(searches);
    await client.query(COUNT_SEARCHES, [batch, day, MAX_QUERIES_OF_DAY]);
    await client.query(STORE_WORDS, [batch, day, DAYS_UNTIL_WORDS, MAX_STORED_WORDS]);
  }
  if (openings.length > 0)
    await client.query(COUNT_OPENINGS, [JSON.stringify(openings), day, MAX_OPENED_OF_DAY]);
}

// Each statement writes in the order of the digests, so that two servers never wait for each other in a circle.
const COUNT_SEARCHES = `
  insert into search_counts as stored (digest, day, searches, without_results)
  select decode(counted.digest, 'hex'), $2::date, counted.searches, counted.without_results
  from jsonb_to_recordset($1::jsonb) as counted (digest text, searches integer, without_results integer)
  where exists (select from search_counts known where known.digest = decode(counted.digest, 'hex') and known.day = $2::date)
    or (select count(*) from search_counts today where today.day = $2::date) < $3::integer
  order by counted.digest
  on conflict (digest, day) do update set searches = stored.searches + excluded.searches,
    without_results = stored.without_results + excluded.without_results`;

const STORE_WORDS = `
  insert into searched_words as stored (digest, language, words, first_results, since)
  select decode(counted.digest, 'hex'), counted.language, counted.words, counted.first_results, $2::date
  from jsonb_to_recordset($1::jsonb) as counted (digest text, language text, words text, first_results text[])
  where (select count(*) from search_counts days where days.digest = decode(counted.digest, 'hex')) >= $3::integer
    and (exists (select from searched_words known where known.digest = decode(counted.digest, 'hex'))
      or (select count(*) from searched_words) < $4::integer)
  order by counted.digest
  on conflict (digest) do update set first_results = excluded.first_results
    where stored.first_results is distinct from excluded.first_results`;

const COUNT_OPENINGS = `
  insert into search_openings as stored (digest, day, opened, openings)
  select known.digest, $2::date, counted.opened, counted.openings
  from jsonb_to_recordset($1::jsonb) as counted (digest text, opened text, openings integer)
  join searched_words known on known.digest = decode(counted.digest, 'hex')
  where (select count(*) from search_openings today where today.digest = known.digest and today.day = $2::date) < $3::integer
  order by counted.digest, counted.opened
  on conflict (digest, day, opened) do update set openings = stored.openings + excluded.openings`;
