import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../test-support/database/waiting-locks.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { transaction } from '../../database/transaction.ts';
import { redeemCode, useCode } from './codes/check-code.ts';
import { storeCode } from './codes/send-code.ts';
import { linkAccount } from './sessions/link-account.ts';

const secret = randomBytes(32);
const binding = 'the only browser';
const email = 'ada@example.org';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts, mail_codes cascade'));
afterAll(() => testDb.drop());

const unconfirmed = async () =>
  (await loggedIn({ database: testDb.database, now: new Date(), email, isVerified: false })).sub;

/** Begins the work while another account is confirming the address, which it has done before the work can. */
async function whileConfirmed<Result>(work: () => Promise<Result>) {
  const { database } = testDb;
  const other = await unconfirmed();
  let working: Promise<PromiseSettledResult<Result>[]> | undefined;
  await transaction(database, async ({ client }) => {
    await client.query('update accounts set email_verified_at = now() where id = $1', [other]);
    working = Promise.allSettled([work()]);
    await eventually(async () =>
      expect((await database.pool.query(WAITING_CLIENTS)).rowCount).toBeGreaterThan(0),
    );
  });
  const [result] = (await working) ?? [];
  return result;
}

async function sentCode() {
  const accountId = await unconfirmed();
  const { pool } = testDb.database;
  const sent = { purpose: 'log_in', accountId, email, binding, isKnown: false, secret } as const;
  const { id, code } = await storeCode(pool, sent);
  return { id, accountId, take: () => redeemCode(pool, { purpose: 'log_in', code, binding, secret }) };
}

const readLink = () =>
  linkAccount(testDb.database, {
    issuer: 'https://issuer.example',
    subject: 'ada',
    name: 'Ada',
    email,
    emailVerified: true,
    locale: 'en',
    ownIssuer: undefined,
    isEmailTrusted: true,
  });

test('A code whose address another account confirms at this moment is over', async () => {
  const { take } = await sentCode();
  expect(await whileConfirmed(take)).toEqual({ status: 'fulfilled', value: { result: 'over' } });
});

test('A traveller of another issuer whose address another account confirms at this moment must confirm one', async () => {
  const value = { id: expect.any(String), unconfirmed: email };
  expect(await whileConfirmed(readLink)).toEqual({ status: 'fulfilled', value });
  const { rows } = await testDb.database.pool.query(
    'select account.email_verified_at from accounts account join account_links on account_id = account.id',
  );
  expect(rows).toEqual([{ email_verified_at: null }]);
});

test('Control: the database refuses the second of two accounts, and without another one both succeed', async () => {
  const { id } = await sentCode();
  expect(await whileConfirmed(() => useCode(testDb.database.pool, id))).toMatchObject({
    status: 'rejected',
    reason: { constraint: 'accounts_verified_email' },
  });
  await testDb.database.pool.query('truncate accounts, mail_codes cascade');
  const { take, accountId } = await sentCode();
  expect(await take()).toEqual({ result: 'right', accountId });
  await testDb.database.pool.query('truncate accounts cascade');
  expect(await readLink()).toEqual({ id: expect.any(String), unconfirmed: undefined });
});
