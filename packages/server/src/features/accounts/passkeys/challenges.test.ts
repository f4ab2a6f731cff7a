import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { createChallenge, purgeChallenges, useUpChallenge } from './challenges.ts';

const binding = 'the only browser';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate passkey_challenges'));
afterAll(() => testDb.drop());

const create = (userHandle?: string) =>
  createChallenge(testDb.database.pool, {
    purpose: 'add',
    binding,
    ...(userHandle !== undefined && { userHandle }),
  });
const use = (challenge: string, differences: object = {}) =>
  useUpChallenge(testDb.database.pool, { purpose: 'add', binding, challenge, ...differences });
const later = (minutes: number) =>
  testDb.database.pool.query('update passkey_challenges set ends_at = ends_at - make_interval(mins => $1)', [
    minutes,
  ]);

test('A challenge counts once, and remembers for whom it was made', async () => {
  const [named, unnamed] = [await create('handle'), await create()];
  expect([await use(named), await use(named)]).toEqual([{ userHandle: 'handle' }, undefined]);
  expect(await use(unnamed)).toEqual({ userHandle: null });
});

test.each([
  ['of another browser', { binding: 'another browser' }],
  ['for another purpose', { purpose: 'log_in' }],
  ['that was never made', { challenge: 'another one' }],
])('A challenge %s does not count, and the right one still does', async (_, differences) => {
  const challenge = await create();
  expect(await use(challenge, differences)).toBeUndefined();
  expect(await use(challenge)).toBeDefined();
});

test('A challenge counts for half an hour, and is deleted when it is over', async () => {
  const { pool } = testDb.database;
  const challenge = await create();
  const second = await create();
  await later(29);
  expect([await purgeChallenges(pool), await use(challenge)]).toEqual([0, { userHandle: null }]);
  await later(1);
  expect([await use(second), await purgeChallenges(pool), await purgeChallenges(pool)]).toEqual([
    undefined,
    1,
    0,
  ]);
});
