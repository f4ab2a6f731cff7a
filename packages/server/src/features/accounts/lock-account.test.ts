import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSession } from '../../../test-support/accounts/logged-in.ts';
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

test('Locking ends all sessions of the account and its ways to log in, and unlocking ends nothing more', async () => {
  const { database } = testDb;
  const begin = (sub: string) =>
    newSession({ database, now: new Date(), publicUrl: 'https://www.example.org', sub });
  const read = async () => {
    const { rows } = await database.pool.query(
      `select ways_ended_at as "endedAt", (select count(*)::int from sessions where account_id = accounts.id) as sessions
       from accounts where id = any($1) order by id = $2 desc`,
      [[ada, bob], ada],
    );
    return rows;
  };
  await begin(ada);
  await begin(bob);
  await lock(ada, true);
  const [locked, other] = await read();
  expect(locked).toEqual({ endedAt: expect.any(Date), sessions: 0 });
  expect(other).toEqual({ endedAt: null, sessions: 1 });
  await lock(ada, false);
  expect(await read()).toEqual([locked, other]);
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
