import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_LOCKS } from '../../../../test-support/database/waiting-locks.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { addSynonym, listSynonyms, readSynonyms, removeSynonym } from './stored-synonyms.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('delete from search_synonyms'));
afterAll(() => testDb.drop());

const add = (word: string, means: string, by = 'Ada') =>
  addSynonym(testDb.database.pool, { word, means, by });

test('A synonym is added once, listed with who added it, and removed once', async () => {
  const { pool } = testDb.database;
  expect(await add('sup', 'paddling')).toBe(true);
  expect(await add('sup', 'sailing', 'Bea')).toBe(false);
  expect(await add('canoe', 'paddling')).toBe(true);
  expect(await readSynonyms(pool)).toEqual([
    { word: 'canoe', means: 'paddling' },
    { word: 'sup', means: 'paddling' },
  ]);
  expect((await listSynonyms(pool))[1]).toEqual({
    ...{ word: 'sup', means: 'paddling', addedBy: 'Ada', addedAt: expect.any(Date) },
  });
  expect([await removeSynonym(pool, 'sup'), await removeSynonym(pool, 'sup')]).toEqual([
    'paddling',
    undefined,
  ]);
});

test('The database refuses what no search could read: other spellings, nothing, itself', async () => {
  for (const [word, means, by] of [
    ['SUP', 'paddling', 'Ada'],
    ['sup ', 'paddling', 'Ada'],
    ['s', 'paddling', 'Ada'],
    ['s'.repeat(61), 'paddling', 'Ada'],
    ['sup', '', 'Ada'],
    ['sup', 'Paddling', 'Ada'],
    ['sup', 'p'.repeat(61), 'Ada'],
    ['sup', 'sup', 'Ada'],
    ['sup', 'paddling', ''],
  ] as const)
    await expect(add(word, means, by), `${word} ${means} ${by}`).rejects.toMatchObject({ code: '23514' });
});

test('A synonym never stands for another one, in either order of adding them', async () => {
  await add('sup', 'paddling');
  await expect(add('board', 'sup')).rejects.toMatchObject({ code: '23514' });
  await expect(add('paddling', 'sailing')).rejects.toMatchObject({ code: '23514' });
  expect(await readSynonyms(testDb.database.pool)).toHaveLength(1);
});

test('Of two synonyms that would stand for each other, added at the same time, one is refused', async () => {
  const [first, second] = [new Client(testDb.url), new Client(testDb.url)];
  await Promise.all([first.connect(), second.connect()]);
  try {
    await first.query('begin');
    await addSynonym(first, { word: 'sup', means: 'board', by: 'Ada' });
    const later = addSynonym(second, { word: 'board', means: 'sup', by: 'Bea' }).then(
      () => 'added',
      (error) => error.code,
    );
    await eventually(async () =>
      expect((await testDb.database.pool.query(WAITING_LOCKS)).rows).toEqual([{ locktype: 'advisory' }]),
    );
    await first.query('commit');
    expect(await later).toBe('23514');
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
});
