import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { noteEvent, purgeEvents } from './account-events.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const storedKinds = async () => (await testDb.database.pool.query('select kind from account_events')).rows;

test('An event is noted for an account, deleted after twelve months, and not noted without an account', async () => {
  const { database } = testDb;
  const { sub } = await loggedIn({ database, now: new Date() });
  for (const accountId of [undefined, randomUUID()])
    await noteEvent(database.pool, accountId, 'wrong_password');
  await noteEvent(database.pool, sub, 'passkey_added');
  expect(await storedKinds()).toEqual([{ kind: 'passkey_added' }]);
  const purgedAfter = async (interval: string) => {
    await database.pool.query('update account_events set at = now() - $1::interval', [interval]);
    return purgeEvents(database.pool);
  };
  expect(await purgedAfter('12 months -1 day')).toBe(0);
  expect(await purgedAfter('12 months 1 day')).toBe(1);
  expect(await storedKinds()).toEqual([]);
});
