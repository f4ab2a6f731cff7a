import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { findAccount } from './find-account.ts';
import { listAccounts, lockAccount } from './lock-account.ts';

let testDb: TestDatabase;
let ada: string;
let bob: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query('truncate accounts cascade');
  ada = await registeredAccount(pool);
  bob = await registeredAccount(pool);
});
afterAll(() => testDb.drop());

const lock = (id: string, isLocked: boolean) => lockAccount(testDb.database, { id, isLocked });
const mayLogIn = async (id: string) => (await findAccount(testDb.database.pool, id)) !== undefined;
const listed = async (input: Parameters<typeof listAccounts>[1]) =>
  (await listAccounts(testDb.database.pool, input)).map(({ id }) => id).toSorted();

test('Locking an account changes that one and no other, and so does unlocking it', async () => {
  expect(await lock(ada, true)).toBe(true);
  expect([await mayLogIn(ada), await mayLogIn(bob)]).toEqual([false, true]);
  expect(await lock(bob, true)).toBe(true);
  expect(await lock(bob, false)).toBe(true);
  expect([await mayLogIn(ada), await mayLogIn(bob)]).toEqual([false, true]);
});

test('An account that is in the wanted state stays as it is, and nothing is noted of it', async () => {
  expect(await lock(ada, false)).toBe(false);
  await lock(ada, true);
  expect(await lock(ada, true)).toBe(false);
  const { rows } = await testDb.database.pool.query(
    `select account_id as id, kind, actor from account_events where kind in ('locked', 'unlocked')`,
  );
  expect(rows).toEqual([{ id: ada, kind: 'locked', actor: 'operations' }]);
});

test('Operations list all accounts, those that are locked, or one by its id or address', async () => {
  await testDb.database.pool.query(
    `update accounts set email = 'Ada.L@example.org', email_key = 'ada.l@example.org' where id = $1`,
    [ada],
  );
  await lock(bob, true);
  expect(await listed({})).toEqual([ada, bob].toSorted());
  expect(await listed({ isLocked: true })).toEqual([bob]);
  expect(await listed({ idOrAddress: ada })).toEqual([ada]);
  expect(await listed({ idOrAddress: 'ADA.L@example.org' })).toEqual([ada]);
  expect(await listed({ idOrAddress: 'ada.l@example.org', isLocked: true })).toEqual([]);
});
