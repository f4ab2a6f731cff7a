import { buildPlaceKnowledge } from '@ashore/search/query/knowledge.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { type SearchState, wordKnowledge } from '../search-state.ts';
import { listQueriesUnopened, listQueriesWithoutResults, purgeSearchCounts } from './counted-queries.ts';
import { type AnsweredSearch, createSearchCounts } from './search-counts.ts';

let testDb: TestDatabase;
let now: Date;
let logged: string[];

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  [now, logged] = [new Date(), []];
  await runSql('truncate search_counts, searched_words, search_openings');
});
afterAll(() => testDb.drop());

const runSql = async (statement: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(statement, values)).rows;

const state = {
  knowledge: { ...wordKnowledge(), ...buildPlaceKnowledge([]) },
  index: { vocabulary: { documentFrequency: () => 0 } },
} as unknown as SearchState;

function openCounts(key = 'key', flushAfterMs?: number) {
  return createSearchCounts({
    database: testDb.database,
    secret: async () => Buffer.from(key),
    search: { current: async () => state },
    clock: { now: () => now },
    log: (line) => logged.push(line),
    ...(flushAfterMs !== undefined && { flushAfterMs }),
  });
}

const found = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];
const search = (query: string, differences: Partial<AnsweredSearch> = {}): AnsweredSearch => ({
  ...{ query, language: 'en', isFound: true, firstResults: found },
  ...differences,
});

/** Moves all that is counted into the past, as if this many days had passed. */
async function passDays(days: number) {
  await runSql('update search_counts set day = day - $1::int', [days]);
  await runSql('update search_openings set day = day - $1::int', [days]);
  await runSql('update searched_words set since = since - $1::int', [days]);
}

async function searchOnDays(days: number, ...searches: AnsweredSearch[]) {
  for (let day = 0; day < days; day++) {
    if (day > 0) await passDays(1);
    const counts = openCounts();
    for (const one of searches) counts.addSearch(one);
    await counts.flush();
  }
}

const wordsOf = async () =>
  (await runSql('select words from searched_words order by words')).map(({ words }) => words);
const period = { days: 90, limit: 50 };

test('The words of a query are written only once it was searched on three days', async () => {
  await searchOnDays(2, search('wine blimp'), search('Wine blimp!'), search('wine blimp'));
  expect(await wordsOf()).toEqual([]);
  expect(JSON.stringify(await runSql('select * from search_counts'))).not.toContain('blimp');
  await passDays(1);
  const counts = openCounts();
  counts.addSearch(search('wine blimp'));
  counts.addSearch(search('once only'));
  await counts.flush();
  expect(await wordsOf()).toEqual(['wine blimp']);
});

test('A query is counted separately in each language, and servers with one key count together', async () => {
  const [one, other] = [openCounts(), openCounts()];
  one.addSearch(search('wine'));
  other.addSearch(search('wine'));
  other.addSearch(search('wine', { language: 'de', isFound: false }));
  await Promise.all([one.flush(), other.flush()]);
  const rows = await runSql('select searches, without_results from search_counts order by searches');
  expect(rows).toEqual([
    { searches: 1, without_results: 1 },
    { searches: 2, without_results: 0 },
  ]);
  const further = openCounts('another key');
  further.addSearch(search('wine'));
  await further.flush();
  expect(await runSql('select from search_counts')).toHaveLength(3);
});

test('A personal query is not counted at all', async () => {
  await searchOnDays(3, search('heinrich schmidt'), search('ada@example.org'), search('030 123456'));
  expect(await runSql('select from search_counts')).toEqual([]);
});

test('Frequent queries without results are listed, the most frequent first', async () => {
  await searchOnDays(
    4,
    search('blimp', { isFound: false, firstResults: [] }),
    search('wine blimp', { isFound: false, firstResults: [] }),
    search('blimp', { isFound: false, firstResults: [] }),
    search('wine'),
  );
  const { pool } = testDb.database;
  const listed = await listQueriesWithoutResults(pool, period);
  // The words are known since the third day.
  expect(listed.map(({ words, searches, withoutResults }) => [words, searches, withoutResults])).toEqual([
    ['blimp', 4, 4],
    ['wine blimp', 2, 2],
  ]);
  expect(await listQueriesWithoutResults(pool, { days: 90, limit: 1 })).toHaveLength(1);
  expect((await listQueriesWithoutResults(pool, { days: 1, limit: 9 }))[0]?.searches).toBe(2);
});

test('Queries are listed if fewer than one search in ten opened one of the first results', async () => {
  const tenSearches = (query: string) => Array.from({ length: 10 }, () => search(query));
  await searchOnDays(3, ...['wine', 'opera', 'surfing', 'golf'].flatMap(tenSearches));
  const counts = openCounts();
  const open = (query: string, opened: string) => counts.addOpening({ query, language: 'en', opened });
  open('wine', 'bbbbbbbb');
  open('Opera', 'dddddddd');
  open('opera', 'dddddddd');
  open('opera', 'eeeeeeee');
  open('surfing', 'list');
  await counts.flush();
  const listed = await listQueriesUnopened(testDb.database.pool, period);
  expect(listed).toEqual([
    expect.objectContaining({ words: 'golf', openings: 0, firstOpenings: 0, otherOpened: null }),
    expect.objectContaining({ words: 'opera', openings: 3, firstOpenings: 0, otherOpened: 'dddddddd' }),
  ]);
  // The first results are those of the latest search.
  counts.addSearch(search('opera', { firstResults: ['dddddddd'] }));
  await counts.flush();
  expect((await listQueriesUnopened(testDb.database.pool, period)).map(({ words }) => words)).toEqual([
    'golf',
  ]);
});

test('Searches that found nothing have no results to open', async () => {
  await searchOnDays(3, search('blimp', { isFound: false, firstResults: [] }));
  expect(await listQueriesUnopened(testDb.database.pool, period)).toEqual([]);
});

test('What is opened is counted only for queries whose words are stored', async () => {
  await searchOnDays(2, search('wine'));
  const counts = openCounts();
  counts.addOpening({ query: 'wine', language: 'en', opened: 'aaaaaaaa' });
  counts.addOpening({ query: 'never searched', language: 'en', opened: 'aaaaaaaa' });
  await counts.flush();
  expect(await runSql('select from search_openings')).toEqual([]);
});

test('A flood is counted up to the limit of a minute, and the next minute counts again', async () => {
  const counts = openCounts();
  for (let number = 0; number < 700; number++) counts.addSearch(search('wine'));
  await counts.flush();
  expect((await runSql('select searches from search_counts'))[0]).toEqual({ searches: 600 });
  counts.addSearch(search('opera'));
  counts.addOpening({ query: 'wine', language: 'en', opened: 'aaaaaaaa' });
  await counts.flush();
  expect(await runSql('select from search_counts')).toHaveLength(1);
  now = new Date(now.getTime() + 60_000);
  counts.addSearch(search('opera'));
  await counts.flush();
  expect(await runSql('select from search_counts')).toHaveLength(2);
});

test('A day counts twenty thousand different queries, and those go on being counted', async () => {
  const counts = openCounts();
  counts.addSearch(search('wine'));
  await counts.flush();
  await runSql(
    `insert into search_counts select decode(lpad(to_hex(n), 32, '0'), 'hex'), (select day from search_counts), 1, 0
     from generate_series(1, 19999) n`,
  );
  counts.addSearch(search('wine'));
  counts.addSearch(search('opera'));
  await counts.flush();
  expect(await runSql('select max(searches) as most, count(*)::int as all from search_counts')).toEqual([
    { most: 2, all: 20_000 },
  ]);
});

test('Counts are written by themselves, in one batch', async () => {
  const query = vi.spyOn(testDb.database.pool, 'query');
  const counts = openCounts('key', 5);
  for (let number = 0; number < 50; number++) counts.addSearch(search(`wine ${number}`));
  expect(query).not.toHaveBeenCalled();
  await expect.poll(() => runSql('select count(*)::int as all from search_counts')).toEqual([{ all: 50 }]);
  const inserts = query.mock.calls.filter(([text]) => String(text).includes('insert into search_counts'));
  expect(inserts).toHaveLength(1);
});

test('A batch that cannot be written is lost, which is logged once, and the next one is written', async () => {
  const counts = openCounts();
  const query = vi.spyOn(testDb.database.pool, 'query').mockImplementation(() => {
    throw new Error('gone');
  });
  for (let number = 0; number < 2; number++) {
    counts.addSearch(search('wine'));
    await counts.flush();
  }
  query.mockRestore();
  expect(logged).toEqual(['Searches are not counted: Error: gone']);
  counts.addSearch(search('opera'));
  await counts.flush();
  expect(await runSql('select searches from search_counts')).toEqual([{ searches: 1 }]);
});

test('Counts are deleted after 90 days, and words that are no longer frequent with their openings', async () => {
  await searchOnDays(3, search('wine'));
  const counts = openCounts();
  counts.addOpening({ query: 'wine', language: 'en', opened: 'aaaaaaaa' });
  await counts.flush();
  const { pool } = testDb.database;
  await passDays(87);
  expect(await purgeSearchCounts(pool)).toBe(0);
  expect(await wordsOf()).toEqual(['wine']);
  await passDays(1);
  expect(await purgeSearchCounts(pool)).toBe(2);
  expect([await wordsOf(), await runSql('select from search_openings')]).toEqual([[], []]);
  expect(await runSql('select from search_counts')).toHaveLength(2);
  await passDays(2);
  expect([await purgeSearchCounts(pool), await purgeSearchCounts(pool)]).toEqual([2, 0]);
});

test('Words of a query that goes on being searched stay, and only their old counts and openings go', async () => {
  await searchOnDays(3, search('wine'));
  const counts = openCounts();
  counts.addOpening({ query: 'wine', language: 'en', opened: 'aaaaaaaa' });
  await counts.flush();
  await passDays(90);
  await searchOnDays(3, search('wine'));
  expect(await purgeSearchCounts(testDb.database.pool)).toBe(4);
  expect(await wordsOf()).toEqual(['wine']);
  expect(await runSql('select from search_openings')).toEqual([]);
});

test('The database refuses words that are no folded query, and counts that cannot be', async () => {
  const digest = Buffer.alloc(16, 1);
  const words = (text: string, first: readonly string[] = []) =>
    runSql(`insert into searched_words values ($1, 'en', $2, $3, current_date)`, [digest, text, first]);
  for (const text of ['a', 'a'.repeat(101), 'ada@example', 'wine\nred'])
    await expect(words(text), text).rejects.toMatchObject({ code: '23514' });
  await expect(words('wine', ['a', 'b', 'c', 'd'])).rejects.toMatchObject({ code: '23514' });
  const count = (searches: number, without: number, bytes = digest) =>
    runSql('insert into search_counts values ($1, current_date, $2, $3)', [bytes, searches, without]);
  await expect(count(0, 0)).rejects.toMatchObject({ code: '23514' });
  await expect(count(1, 2)).rejects.toMatchObject({ code: '23514' });
  await expect(count(1, 0, Buffer.from('wine'))).rejects.toMatchObject({ code: '23514' });
  const open = (opened: string) =>
    runSql('insert into search_openings values ($1, current_date, $2, 1)', [digest, opened]);
  await expect(open('aaaaaaaa')).rejects.toMatchObject({ code: '23503' });
  await words('wine');
  await expect(open('a b')).rejects.toMatchObject({ code: '23514' });
});
