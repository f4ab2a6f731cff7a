import { hash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_LOCKS } from '../../../../test-support/database/waiting-locks.ts';
import { demoMember, saveDemoMember } from '../demo-member.ts';
import { createPasswordLink, type SendCodeInput, sendCode, storeCode } from './send-code.ts';

const secret = randomBytes(32);
const site = { name: 'Ashore', publicUrl: 'https://www.example.org', secret };
const email = 'ada@example.org';
const client = '10.0.0.1';
let testDb: TestDatabase;
let accountId: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate accounts, mail_codes, emails, jobs cascade');
  accountId = await registeredAccount(testDb.database.pool);
  await testDb.database.pool.query('update accounts set email_verified_at = now()');
});
afterAll(() => testDb.drop());

/** Asks for a code in a browser that does not know the account. Returns the wait, if the code was not sent. */
const send = (differences: Partial<SendCodeInput> = {}) =>
  sendCode(
    testDb.database,
    {
      ...{ purpose: 'log_in', email, knownAccounts: [], binding: 'the only browser', client, locale: 'en' },
      ...differences,
    },
    site,
  );
const letPass = (minutes: number) =>
  testDb.database.pool.query('update mail_codes set sent_at = sent_at - make_interval(mins => $1)', [
    minutes,
  ]);

test('An address has one code a minute, for each purpose and with an allowance of its own for a known browser', async () => {
  expect(await send()).toBeUndefined();
  const wait = await send();
  expect(wait).toMatchObject({ limitOf: 'address' });
  expect(wait?.seconds).toBeGreaterThan(0);
  expect(wait?.seconds).toBeLessThanOrEqual(60);
  expect(await send({ purpose: 'reset' })).toBeUndefined();
  expect(await send({ purpose: 'reset' })).toMatchObject({ limitOf: 'address' });
  expect(await send({ knownAccounts: [accountId] })).toBeUndefined();
  expect(await send({ knownAccounts: [accountId] })).toMatchObject({ limitOf: 'address' });
  expect(await send({ email: 'grace@example.org' })).toBeUndefined();
  expect(await send({ email: 'ADA@example.org' })).toMatchObject({ limitOf: 'address' });
  await letPass(1);
  expect(await send()).toBeUndefined();
});

test('An address has five codes an hour, and the next one when the first is an hour old', async () => {
  for (let sent = 0; sent < 5; sent++) {
    expect(await send()).toBeUndefined();
    await letPass(2);
  }
  const wait = await send();
  expect(wait).toMatchObject({ limitOf: 'address' });
  // The first code is ten minutes old, and a little more on a slow machine.
  expect(wait?.seconds).toBeLessThanOrEqual(50 * 60);
  expect(wait?.seconds).toBeGreaterThan(40 * 60);
  await letPass(50);
  expect(await send()).toBeUndefined();
});

test('The member of the demonstration gets codes to log in, and none for another password', async () => {
  const { pool } = testDb.database;
  await saveDemoMember(pool);
  const accountOf = async (purpose: 'log_in' | 'reset', to: string) => {
    await send({ purpose, email: to });
    const { rows } = await pool.query(
      'select account_id is not null as "opensAccount" from mail_codes where purpose = $1 and address_hash = sha256(convert_to(lower($2), \'UTF8\'))',
      [purpose, to],
    );
    return rows;
  };
  expect(await accountOf('reset', demoMember.email)).toEqual([{ opensAccount: false }]);
  expect(await accountOf('log_in', demoMember.email)).toEqual([{ opensAccount: true }]);
  expect(await accountOf('reset', email)).toEqual([{ opensAccount: true }]);
});

test.each([
  ['of the same client', `encode(sha256('${client}'), 'hex'), 5`],
  ['to the same address', `lower('${email.toUpperCase()}'), 3`],
])('A code waits for another one %s', async (_, key) => {
  const { pool } = testDb.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended(${key}))`);
    const sending = send();
    await expect.poll(async () => (await pool.query(WAITING_LOCKS)).rowCount).toBe(1);
    await other.query('commit');
    expect(await sending).toBeUndefined();
  } finally {
    other.release();
  }
});

test('A link to choose a password counts as no code', async () => {
  await createPasswordLink(testDb.database.pool, { accountId, email });
  expect(await send({ purpose: 'reset' })).toBeUndefined();
});

test('A client has thirty codes an hour for accounts that its browsers do not know', async () => {
  const clientKey = hash('sha256', client, 'buffer');
  const store = (number: number, isKnown = false) =>
    storeCode(testDb.database.pool, {
      ...{ purpose: 'log_in', accountId: undefined, email: `guest-${number}@example.org`, isKnown },
      ...{ binding: 'another browser', secret, clientKey },
    });
  for (let number = 1; number <= 29; number++) await store(number);
  await store(30, true);
  expect(await send()).toBeUndefined();
  const others = { email: 'grace@example.org' };
  expect(await send(others)).toMatchObject({ limitOf: 'client' });
  expect(await send({ ...others, client: '10.0.0.2' })).toBeUndefined();
  expect(await send({ knownAccounts: [accountId] })).toBeUndefined();
  await letPass(60);
  expect(await send(others)).toBeUndefined();
});
