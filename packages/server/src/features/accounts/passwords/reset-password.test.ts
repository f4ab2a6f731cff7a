import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { storeCode } from '../codes/send-code.ts';
import { registerAccount } from './register-account.ts';
import { resetByCode, resetByLink } from './reset-password.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const chosen = { hashed: 'a new hash', locale: 'en', event: 'password_reset' } as const;
const secret = randomBytes(32);
const binding = 'the only browser';
let testDb: TestDatabase;
let accountId: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate accounts, mail_codes, emails, jobs cascade');
  accountId = await registeredAccount(testDb.database.pool);
});
afterAll(() => testDb.drop());

const send = (purpose: 'reset' | 'log_in' = 'reset') =>
  storeCode(testDb.database.pool, {
    purpose,
    accountId,
    email: 'ada@example.org',
    binding,
    isKnown: false,
    secret,
  });
const byCode = (code: string) =>
  resetByCode(testDb.database, { typed: { code, binding, secret }, ...chosen }, site);

async function isChanged(): Promise<boolean> {
  const { rows } = await testDb.database.pool.query('select password from accounts where id = $1', [
    accountId,
  ]);
  return rows[0].password === chosen.hashed;
}

/** Another account has confirmed the same address since. */
async function loseAddress(): Promise<void> {
  const { pool } = testDb.database;
  const person = {
    name: 'Eve',
    email: 'ada@example.org',
    password: 'six boats at sea',
    locale: 'en',
  } as const;
  const other = await registerAccount(pool, person);
  await pool.query('update accounts set email_verified_at = now() where id = $1', [other]);
}

test('The link of an email changes the password once, and names the account', async () => {
  const { link: linkSecret } = await send();
  const reset = () => resetByLink(testDb.database, { linkSecret, ...chosen }, site);
  expect([await reset(), await isChanged(), await reset()]).toEqual([accountId, true, undefined]);
});

test('The code of an email changes the password once, and names the account', async () => {
  const { code } = await send();
  expect(await byCode(code)).toEqual({ result: 'right', accountId });
  expect(await isChanged()).toBe(true);
  expect(await byCode(code)).toEqual({ result: 'over' });
});

test('A wrong code, and a code to log in, change no password', async () => {
  const { code } = await send('log_in');
  expect(await byCode(code)).toEqual({ result: 'over' });
  await send();
  expect(await byCode('1')).toEqual({ result: 'wrong' });
  expect(await isChanged()).toBe(false);
});

test('Five wrong codes end the right one', async () => {
  const { code } = await send();
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await byCode('1')).toEqual({ result: 'wrong' });
  expect(await byCode(code)).toEqual({ result: 'over' });
  expect(await isChanged()).toBe(false);
});

test('Once another account has confirmed the address, neither link nor code changes the password', async () => {
  const { link: linkSecret } = await send();
  const { code } = await send();
  await loseAddress();
  expect(await resetByLink(testDb.database, { linkSecret, ...chosen }, site)).toBeUndefined();
  expect(await byCode(code)).toEqual({ result: 'over' });
  expect(await isChanged()).toBe(false);
});
