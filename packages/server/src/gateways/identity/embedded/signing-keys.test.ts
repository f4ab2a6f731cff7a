import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { signingKeys } from './signing-keys.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate identity_keys'));
afterAll(() => testDb.drop());

/** The keys that are published on a day, the one that signs first. */
async function keysOn(day: number): Promise<readonly (string | undefined)[]> {
  const now = new Date(Date.UTC(2037, 0, 1) + day * 86_400_000);
  return (await signingKeys(testDb.database, now)).map(({ kid }) => kid);
}

test('A key signs for 90 days, its successor is published a day before, and it stays published afterwards', async () => {
  const [first] = await keysOn(0);
  expect(await keysOn(88.9)).toEqual([first]);
  const [, second] = await keysOn(89);
  expect(second).toBeDefined();
  expect(await keysOn(89.9)).toEqual([first, second]);
  expect(await keysOn(90)).toEqual([second, first]);
  expect(await keysOn(91)).toEqual([second, first]);
});

test('After a pause a successor is published for a day before it signs, too', async () => {
  const [first] = await keysOn(0);
  const [, second] = await keysOn(200);
  expect(second).toBeDefined();
  expect(await keysOn(200.9)).toEqual([first, second]);
  expect(await keysOn(201)).toEqual([second, first]);
});

test('Servers that begin at once share one key, and no successor is made before its day', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => keysOn(0)));
  expect(new Set(keys.flat()).size).toBe(1);
});

test('Of servers that replace a key at once, all sign with the same one', async () => {
  const [first] = await keysOn(0);
  const [, second] = await keysOn(89);
  const keys = await Promise.all(Array.from({ length: 5 }, () => keysOn(90)));
  expect(new Set(keys.map((published) => published.join(' ')))).toEqual(new Set([`${second} ${first}`]));
});
