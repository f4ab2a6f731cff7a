import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../../test-support/database/waiting-locks.ts';
import { transaction } from '../../../database/transaction.ts';
import { checkPassword } from './check-password.ts';
import { registerAccount } from './register-account.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate accounts, password_attempts cascade'));
afterAll(() => testDb.drop());

const ada = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'four boats at anchor',
  locale: 'en',
} as const;

async function registered(): Promise<string> {
  const { pool } = testDb.database;
  const id = await registerAccount(pool, ada);
  await pool.query('update accounts set email_verified_at = now()');
  return id;
}

test('Wrong passwords from an unknown browser do not use up those of a browser that knows the account', async () => {
  const id = await registered();
  const checkIn = (knownAccounts: string[], password: string) =>
    checkPassword(testDb.database, { email: ada.email, password, knownAccounts, client: '10.0.0.1' });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await checkIn([], 'five boats at anchor')).result).toBe('wrong');
  expect((await checkIn([], ada.password)).result).toBe('limited');
  expect((await checkIn([id], ada.password)).result).toBe('right');
});

test('The account notes each password that was compared and wrong, and no other attempt', async () => {
  const id = await registered();
  const { pool } = testDb.database;
  const check = (password: string, email: string = ada.email) =>
    checkPassword(testDb.database, { email, password, knownAccounts: [], client: '10.0.0.1' });
  const noted = async () =>
    (
      await pool.query<{ account: string }>(
        `select account_id as account from account_events where kind = 'wrong_password'`,
      )
    ).rows.map(({ account }) => account);
  expect((await check(ada.password)).result).toBe('right');
  expect((await check(ada.password, 'grace@example.org')).result).toBe('wrong');
  expect(await noted()).toEqual([]);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await check('five boats at anchor')).result).toBe('wrong');
  expect((await check('five boats at anchor')).result).toBe('limited');
  expect(await noted()).toEqual(Array(5).fill(id));
});

test('A password that is replaced while it is compared is wrong', async () => {
  const { database } = testDb;
  const id = await registered();
  const check = () => checkPassword(database, { ...ada, knownAccounts: [], client: '10.0.0.1' });
  expect((await check()).result).toBe('right');
  const checked = await transaction(database, async ({ client }) => {
    await client.query(`update accounts set password = 'another one' where id = $1`, [id]);
    const running = check();
    await expect
      .poll(() => database.pool.query(WAITING_CLIENTS), { timeout: 60_000 })
      .toMatchObject({ rowCount: 1 });
    return { running };
  });
  expect((await checked.running).result).toBe('wrong');
});
