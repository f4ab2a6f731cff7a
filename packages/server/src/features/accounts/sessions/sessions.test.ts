import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { registerAccount } from '../passwords/register-account.ts';
import { beginSession, findSession, renewSession } from './sessions.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('delete from accounts'));
afterAll(() => testDb.drop());

const issuer = 'https://www.example.org/oidc';

async function loggedIn(replaces?: string) {
  const { pool } = testDb.database;
  const person = {
    name: 'Ada',
    email: 'ada@example.org',
    password: 'four boats at anchor',
    locale: 'en',
  } as const;
  const accountId = await registerAccount(pool, person);
  const secret = await beginSession(pool, { accountId, issuer, idToken: 'signed', replaces });
  return { accountId, secret };
}

const found = async (secret: string) => (await findSession(testDb.database.pool, secret))?.account.id;
const renewed = async (secret: string) => (await renewSession(testDb.database.pool, secret))?.account.id;

test('A session is found and renewed only with its own secret', async () => {
  const { accountId, secret } = await loggedIn();
  expect([await found(secret), await renewed(secret)]).toEqual([accountId, accountId]);
  expect([await found(`${secret}x`), await renewed(`${secret}x`)]).toEqual([undefined, undefined]);
});

test('A session of a locked account is neither found nor renewed, and works again when the account does', async () => {
  const { accountId, secret } = await loggedIn();
  await testDb.database.pool.query(`update accounts set state = 'locked'`);
  expect([await found(secret), await renewed(secret)]).toEqual([undefined, undefined]);
  await testDb.database.pool.query(`update accounts set state = 'active'`);
  expect([await found(secret), await renewed(secret)]).toEqual([accountId, accountId]);
});

test('A session that has ended is neither found nor renewed', async () => {
  const { secret } = await loggedIn();
  await testDb.database.pool.query(`update sessions set ends_at = now() - interval '1 second'`);
  expect([await found(secret), await renewed(secret)]).toEqual([undefined, undefined]);
});

test('A new session of a browser ends the one before and no other', async () => {
  const [before, other] = [await loggedIn(), await loggedIn()];
  const { accountId, secret } = await loggedIn(before.secret);
  expect([await found(before.secret), await found(other.secret), await found(secret)]).toEqual([
    undefined,
    other.accountId,
    accountId,
  ]);
});
