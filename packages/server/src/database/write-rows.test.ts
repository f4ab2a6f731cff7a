import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { writeRows } from './write-rows.ts';

const table = {
  name: 'written',
  columns: { id: 'integer', words: 'text[]', about: 'jsonb', at: 'time' },
  key: ['id'],
};
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.database.pool.query(
    'create table written (id integer primary key, words text[], about jsonb, at time)',
  );
});
beforeEach(() => testDb.database.pool.query('truncate written'));
afterAll(() => testDb.drop());

const writeTestRows = (rows: Parameters<typeof writeRows>[2]) => writeRows(testDb.database.pool, table, rows);
const readTestRows = async () =>
  (await testDb.database.pool.query('select *, xmin::text from written order by id')).rows;

test('Lists, objects, times and nulls arrive as what they are', async () => {
  await writeTestRows([
    { id: 1, words: ['a "quoted", word', 'ü{}'], about: { deep: [1, null] }, at: '09:30' },
    { id: 2, words: [], about: [], at: null },
  ]);
  expect(await readTestRows()).toMatchObject([
    { id: 1, words: ['a "quoted", word', 'ü{}'], about: { deep: [1, null] }, at: '09:30:00' },
    { id: 2, words: [], about: [], at: null },
  ]);
});

test('A row that is unchanged is not touched, a row that differs is', async () => {
  await writeTestRows([
    { id: 1, words: ['a'] },
    { id: 2, words: ['b'] },
  ]);
  const [first, second] = await readTestRows();
  await writeTestRows([
    { id: 1, words: ['a'] },
    { id: 2, words: ['c'] },
  ]);
  const [same, other] = await readTestRows();
  expect(same?.xmin).toBe(first?.xmin);
  expect([other?.words, other?.xmin === second?.xmin]).toEqual([['c'], false]);
});

test('More rows than one statement takes all arrive', async () => {
  await writeTestRows(Array.from({ length: 4_500 }, (_, id) => ({ id })));
  expect(await readTestRows()).toHaveLength(4_500);
});

test('If only new rows are written, existing rows stay as they are', async () => {
  await writeTestRows([{ id: 1, words: ['a'] }]);
  await writeRows(testDb.database.pool, { ...table, isInsertOnly: true }, [
    { id: 1, words: ['b'] },
    { id: 2, words: ['c'] },
  ]);
  expect(await readTestRows()).toMatchObject([{ words: ['a'] }, { words: ['c'] }]);
});

test('The keys of new rows are returned if the table says so, and not those of changed or unchanged ones', async () => {
  const write = (rows: Parameters<typeof writeRows>[2], returnsNew: boolean) =>
    writeRows(testDb.database.pool, { ...table, returnsNew }, rows);
  expect(
    await write(
      [
        { id: 1, words: ['a'] },
        { id: 2, words: ['b'] },
      ],
      true,
    ),
  ).toEqual([1, 2]);
  const changed = [
    { id: 1, words: ['a'] },
    { id: 2, words: ['c'] },
    { id: 3, words: ['d'] },
  ];
  expect(await write(changed, true)).toEqual([3]);
  expect(await write([{ id: 4, words: [] }], false)).toEqual([]);
});
