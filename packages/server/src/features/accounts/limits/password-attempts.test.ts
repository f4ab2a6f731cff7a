import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { beginPasswordAttempt, forgetPasswordAttempts, purgePasswordAttempts } from './password-attempts.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate password_attempts'));
afterAll(() => testDb.drop());

const ada = { email: 'ada@example.org', client: '203.0.113.1', knownAccount: undefined };
const knownAccount = '0acc0000-0000-4000-8000-000000000001';
type Attempt = Parameters<typeof beginPasswordAttempt>[1];

const beginAttempt = (attempt: Partial<Attempt> = {}) =>
  beginPasswordAttempt(testDb.database, { ...ada, ...attempt });

async function beginTimes(times: number, attempt: (n: number) => Partial<Attempt> = () => ({})) {
  const seconds: number[] = [];
  for (let n = 0; n < times; n += 1) seconds.push(await beginAttempt(attempt(n)));
  return seconds;
}

const letTimePass = (time: string) =>
  testDb.database.pool.query('update password_attempts set at = at - $1::interval', [time]);

test('The sixth attempt of one client with one account within 15 minutes is refused until the first is as old', async () => {
  expect(await beginTimes(5)).toEqual([0, 0, 0, 0, 0]);
  const seconds = await beginAttempt();
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(await beginAttempt({ email: 'ADA@example.org' })).toBeGreaterThan(0);
  await letTimePass('14 minutes 50 seconds');
  expect(await beginAttempt()).toBeLessThanOrEqual(10);
  await letTimePass('11 seconds');
  expect(await beginAttempt()).toBe(0);
});

test('A limit ends when the oldest of the attempts that filled it is old enough', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await beginAttempt()).toBe(0);
    await letTimePass('1 minute');
  }
  const seconds = await beginAttempt();
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('A client that has tried twenty accounts waits until the account that it tried first is an hour ago', async () => {
  for (let account = 0; account < 20; account += 1) {
    expect(await beginAttempt({ email: `${account}@example.org` })).toBe(0);
    await letTimePass('1 minute');
  }
  const seconds = await beginAttempt();
  expect(seconds).toBeGreaterThan(30 * 60);
  expect(seconds).toBeLessThanOrEqual(40 * 60);
});

test('An account with a hundred wrong passwords waits until the first of them is a day ago', async () => {
  for (let attempt = 0; attempt < 100; attempt += 1)
    expect(await beginAttempt({ client: `203.0.113.${attempt}` })).toBe(0);
  await testDb.database.pool.query(
    `update password_attempts set at = now() - numbered.row * interval '1 minute'
     from (select id, row_number() over (order by id desc) as row from password_attempts) numbered
     where numbered.id = password_attempts.id`,
  );
  const seconds = await beginAttempt({ client: '198.51.100.1' });
  expect(seconds).toBeGreaterThan((24 * 60 - 110) * 60);
  expect(seconds).toBeLessThanOrEqual((24 * 60 - 100) * 60);
});

test('Of 20 attempts at the same moment, five are made', async () => {
  const seconds = await Promise.all(Array.from({ length: 20 }, () => beginAttempt()));
  expect(seconds.filter((wait) => wait === 0)).toHaveLength(5);
});

test('Another client and another account have limits of their own', async () => {
  await beginTimes(6);
  expect(await beginAttempt({ client: '203.0.113.2' })).toBe(0);
  expect(await beginAttempt({ email: 'bob@example.org' })).toBe(0);
});

test('The right password forgets the wrong ones of this client with this account only', async () => {
  await beginTimes(6);
  await beginTimes(6, () => ({ client: '203.0.113.2' }));
  await forgetPasswordAttempts(testDb.database.pool, ada);
  expect(await beginAttempt()).toBe(0);
  expect(await beginAttempt({ client: '203.0.113.2' })).toBeGreaterThan(0);
});

test('One client tries 20 accounts within an hour, and may go on with those', async () => {
  expect(await beginTimes(20, (n) => ({ email: `person${n}@example.org` }))).not.toContain(1);
  const seconds = await beginAttempt({ email: 'one-more@example.org' });
  expect(seconds).toBeGreaterThan(3590);
  expect(await beginAttempt({ email: 'person3@example.org' })).toBe(0);
  expect(await beginAttempt({ email: 'one-more@example.org', client: '203.0.113.9' })).toBe(0);
  await letTimePass('1 hour');
  expect(await beginAttempt({ email: 'one-more@example.org' })).toBe(0);
});

test('After 100 attempts within a day the password works in browsers that know the account, and nowhere else', async () => {
  await beginTimes(100, (n) => ({ client: `203.0.113.${n}` }));
  expect(await beginAttempt({ client: '198.51.100.1' })).toBeGreaterThan(86_000);
  expect(await beginAttempt({ client: '198.51.100.1', knownAccount })).toBe(0);
  expect(await beginAttempt({ client: '198.51.100.1', email: 'bob@example.org' })).toBe(0);
  await letTimePass('1 day');
  expect(await beginAttempt({ client: '198.51.100.1' })).toBe(0);
});

test('A client that may try no more accounts does not lock out the guest beside it whose browser is known', async () => {
  await beginTimes(21, (n) => ({ email: `person${n}@example.org` }));
  expect(await beginAttempt()).toBeGreaterThan(0);
  expect(await beginAttempt({ knownAccount })).toBe(0);
});

test('A known browser has five attempts as well, wherever it is', async () => {
  await beginTimes(5, (n) => ({ knownAccount, client: `203.0.113.${n}` }));
  expect(await beginAttempt({ knownAccount })).toBeGreaterThan(0);
  expect(await beginAttempt()).toBe(0);
});

test('Another account with the same address uses up no attempts of a browser that knows its own', async () => {
  const strangers = '0acc0000-0000-4000-8000-000000000002';
  await beginTimes(6, () => ({ knownAccount: strangers }));
  expect(await beginAttempt({ knownAccount })).toBe(0);
});

test('What is typed in known browsers never turns the password off elsewhere', async () => {
  await testDb.database.pool.query(`insert into password_attempts (account_key, client_key, is_known)
    select sha256('ada@example.org'), sha256(n::text::bytea), true from generate_series(1, 100) n`);
  expect(await beginAttempt()).toBe(0);
});

test('Of several limits that are reached, the one that ends last counts', async () => {
  await beginTimes(20, (n) => ({ email: `person${n}@example.org` }));
  await letTimePass('10 minutes');
  await testDb.database.pool.query(`insert into password_attempts (account_key, client_key, is_known)
    select sha256('ada@example.org'), sha256('203.0.113.1'), false from generate_series(1, 5)`);
  // Her account may be tried again in a quarter of an hour, by the limit of the accounts in fifty minutes.
  const seconds = await beginAttempt();
  expect(seconds).toBeGreaterThan(49 * 60);
  expect(seconds).toBeLessThanOrEqual(50 * 60);
});

test('An account that a client tries again counts from its last attempt', async () => {
  for (let account = 0; account < 20; account += 1) await beginAttempt({ email: `${account}@example.org` });
  await letTimePass('40 minutes');
  for (let account = 0; account < 20; account += 1) await beginAttempt({ email: `${account}@example.org` });
  const seconds = await beginAttempt();
  expect(seconds).toBeGreaterThan(59 * 60);
});

test('Accounts that are known to their browsers do not count as accounts that a client tries', async () => {
  await beginTimes(20, (n) => ({ knownAccount: `0acc0000-0000-4000-8000-0000000001${n + 10}` }));
  expect(await beginAttempt()).toBe(0);
});

test('The right password forgets no attempts with other accounts', async () => {
  await beginTimes(5, () => ({ email: 'bob@example.org' }));
  await forgetPasswordAttempts(testDb.database.pool, ada);
  expect(await beginAttempt({ email: 'bob@example.org' })).toBeGreaterThan(0);
});

test('Attempts are deleted after a day', async () => {
  const { pool } = testDb.database;
  await beginAttempt();
  await letTimePass('23 hours 59 minutes');
  await beginAttempt();
  expect(await purgePasswordAttempts(pool)).toBe(0);
  await letTimePass('1 minute');
  expect(await purgePasswordAttempts(pool)).toBe(1);
});
