import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { findLogInAccount } from './log-in-account.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts cascade'));
afterAll(() => testDb.drop());

const email = 'Ada@example.org';

async function register({ isVerified = false } = {}): Promise<string> {
  const { rows } = await testDb.database.pool.query(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at)
     values (gen_random_uuid(), 'Ada', 'en', $1, lower($1), case when $2 then now() end) returning id`,
    [email, isVerified],
  );
  return rows[0].id;
}

const find = (...knownAccounts: string[]) =>
  findLogInAccount(testDb.database.pool, { email: email.toUpperCase(), knownAccounts });

test('An account with an unconfirmed address is found only in a browser that has used it, the latest first', async () => {
  const [one, other] = [await register(), await register()];
  expect(await find()).toBeUndefined();
  expect(await find(one)).toMatchObject({ id: one, isKnown: true });
  expect(await find(other, one)).toMatchObject({ id: other });
});

test('The account that has confirmed the address comes first, before those that the browser has used', async () => {
  const strangers = await register();
  const id = await register({ isVerified: true });
  expect(await find()).toMatchObject({ id, isKnown: false });
  expect(await find(strangers)).toMatchObject({ id, isKnown: false });
  expect(await find(strangers, id)).toMatchObject({ id, isKnown: true });
});

test('A locked account is not found', async () => {
  const ids = [await register(), await register({ isVerified: true })];
  await testDb.database.pool.query(`update accounts set state = 'locked'`);
  expect(await find(...ids)).toBeUndefined();
});
