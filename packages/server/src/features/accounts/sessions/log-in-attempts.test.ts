import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { beginAttempt, useUpAttempt } from './log-in-attempts.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('delete from log_in_attempts'));
afterAll(() => testDb.drop());

const answer = {
  nonce: 'nonce',
  verifier: 'verifier',
  returnTo: '/de',
  mode: 'popup',
  bookingId: null,
} as const;

async function beginTestAttempt() {
  await beginAttempt(testDb.database.pool, { state: 'state', binding: 'cookie', ...answer });
}

const useUp = (state: string, binding: string) => useUpAttempt(testDb.database.pool, { state, binding });

test('A log-in attempt is completed once', async () => {
  await beginTestAttempt();
  expect(await useUp('state', 'cookie')).toEqual(answer);
  expect(await useUp('state', 'cookie')).toBeUndefined();
});

test('Another browser can neither complete a log-in attempt nor end it', async () => {
  await beginTestAttempt();
  expect(await useUp('state', 'cookie of another browser')).toBeUndefined();
  expect(await useUp('another state', 'cookie')).toBeUndefined();
  expect(await useUp('state', 'cookie')).toEqual(answer);
});

test('A log-in attempt that has expired cannot be completed', async () => {
  await beginTestAttempt();
  await testDb.database.pool.query(`update log_in_attempts set expires_at = now() - interval '1 second'`);
  expect(await useUp('state', 'cookie')).toBeUndefined();
});
