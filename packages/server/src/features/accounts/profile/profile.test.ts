import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { findProfile, saveProfile } from './profile.ts';

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
  bob = await registeredAccount(pool, { name: 'Bob Reed', email: 'bob@example.org', locale: 'de' });
});
afterAll(() => testDb.drop());

const find = (id: string) => findProfile(testDb.database.pool, id);
const details = {
  firstName: 'Ada',
  lastName: 'King Lovelace',
  phoneNumber: '+4917012345678',
  language: 'zh-Hans',
  currency: 'CHF',
} as const;
const empty = { phoneNumber: null, language: 'de', currency: null };

test('Saved details are those of one account alone, and give it its name', async () => {
  const { pool } = testDb.database;
  await saveProfile(pool, ada, details);
  expect([await find(ada), await find(bob)]).toEqual([
    details,
    { firstName: 'Bob', lastName: 'Reed', ...empty },
  ]);
  const { rows } = await pool.query('select name from accounts order by name');
  expect(rows).toEqual([{ name: 'Ada King Lovelace' }, { name: 'Bob Reed' }]);
  const events = await pool.query(`select account_id, kind from account_events`);
  expect(events.rows).toEqual([{ account_id: ada, kind: 'details_changed' }]);
});

test('A locked account shows no details and keeps those that it had', async () => {
  const { pool } = testDb.database;
  await pool.query(`update accounts set state = 'locked' where id = $1`, [ada]);
  await pool.query('delete from account_events');
  await saveProfile(pool, ada, details);
  expect(await find(ada)).toBeUndefined();
  const { rows } = await pool.query('select name, first_name from accounts where id = $1', [ada]);
  expect(rows).toEqual([{ name: 'Ada', first_name: null }]);
  expect((await pool.query('select from account_events')).rowCount).toBe(0);
});
