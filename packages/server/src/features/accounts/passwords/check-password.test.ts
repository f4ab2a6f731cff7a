import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../../test-support/database/waiting-locks.ts';
import { transaction } from '../../../database/transaction.ts';
import { checkPassword } from './check-password.ts';
import { registerAccount } from './register-account.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

test('A password that is replaced while it is compared is wrong', async () => {
  const { database } = testDb;
  const ada = {
    name: 'Ada',
    email: 'ada@example.org',
    password: 'four boats at anchor',
    locale: 'en',
  } as const;
  const id = await registerAccount(database.pool, ada);
  await database.pool.query('update accounts set email_verified_at = now()');
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
