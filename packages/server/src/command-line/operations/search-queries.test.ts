import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const run = (...args: string[]) => commandLine({ databaseUrl: testDb.url }).run('search-queries', ...args);

test('Without frequent queries the command says so', async () => {
  expect(await run()).toEqual({
    status: 0,
    printed:
      'No frequent query was without results in 30 days.\n' +
      'The first results of every frequent query were opened in 30 days.',
  });
});

test('The command lists what was not found, and what was found and not opened, within its days', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into searched_words
       select decode(repeat(hex, 16), 'hex'), language, words, array['aaaaaaaa'], (now() at time zone 'UTC')::date - 40
       from (values ('01', 'en', 'blimp ride'), ('02', 'zh-Hans', '热气球节')) query (hex, language, words)`,
  );
  await pool.query(
    `insert into search_counts
       select digest, (now() at time zone 'UTC')::date - days, 10, case words when 'blimp ride' then 10 else 1 end
       from searched_words, unnest(array[1, 31]) days`,
  );
  await pool.query(
    `insert into search_openings select digest, (now() at time zone 'UTC')::date - 1, opened, 2
     from searched_words, unnest(array['bbbbbbbb']) opened where words = '热气球节'`,
  );
  expect((await run()).printed.split('\n')).toEqual([
    'Without results in 30 days:',
    '  en       blimp ride  10 of 10 searches',
    '  zh-Hans  热气球节  1 of 10 searches',
    'First results not opened in 30 days:',
    '  zh-Hans  热气球节  9 searches, first results opened 0×, others 2×, most often bbbbbbbb',
  ]);
  expect((await run('--days', '40', '--limit', '1')).printed.split('\n')).toEqual([
    'Without results in 40 days:',
    '  en       blimp ride  20 of 20 searches',
    'First results not opened in 40 days:',
    '  zh-Hans  热气球节  18 searches, first results opened 0×, others 2×, most often bbbbbbbb',
  ]);
});

test('Wrong options are refused', async () => {
  for (const args of [['--days', '91'], ['--days', '0'], ['--limit', 'many'], ['--limit', '1001'], ['wine']])
    expect([args, (await run(...args)).status]).toEqual([args, 2]);
});
