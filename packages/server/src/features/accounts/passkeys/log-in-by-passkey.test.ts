import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeviceAnswer, newAuthenticator } from '../../../../test-support/accounts/authenticator.ts';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { createPasskeyRequest, logInByPasskey } from './log-in-by-passkey.ts';
import { addPasskey, createPasskeyOptions } from './passkeys.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const device = { origin: site.publicUrl, rpId: 'www.example.org' };
const binding = 'the only browser';
type Authenticator = ReturnType<typeof newAuthenticator>;
let testDb: TestDatabase;
let accountId: string;
let authenticator: Authenticator;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate accounts, passkey_challenges, emails, jobs cascade');
  accountId = await registeredAccount(testDb.database.pool);
  authenticator = await added();
});
afterAll(() => testDb.drop());

const runSql = async (sql: string) => (await testDb.database.pool.query(sql)).rows;

async function added(): Promise<Authenticator> {
  const { database } = testDb;
  const options = await createPasskeyOptions(database.pool, site, { accountId, binding });
  const { challenge, user } = options as { challenge: string; user: { id: string } };
  const made = newAuthenticator();
  const credential = made.create({ challenge, ...device, user: user.id });
  await addPasskey(database, site, { accountId, binding, credential, name: 'Phone', locale: 'en' });
  return made;
}

async function requested(): Promise<string> {
  const request = await createPasskeyRequest(testDb.database.pool, site, binding);
  return (request as { challenge: string }).challenge;
}

const logIn = (credential: string, from = binding) =>
  logInByPasskey(testDb.database.pool, site, { credential, binding: from });
const signed = async (changed: Partial<DeviceAnswer> = {}) =>
  authenticator.get({ challenge: await requested(), ...device, ...changed });

test('A passkey opens its account once for each challenge, and the account notes it', async () => {
  const credential = await signed({ counter: 7 });
  expect(await logIn(credential)).toBe(accountId);
  expect(await runSql('select counter::int, used_at is not null as used from passkeys')).toEqual([
    { counter: 7, used: true },
  ]);
  const events = `select account_id as account from account_events where kind = 'log_in_passkey'`;
  expect(await runSql(events)).toEqual([{ account: accountId }]);
  expect(await logIn(credential)).toBeUndefined();
  expect(await runSql(events)).toHaveLength(1);
});

test('A passkey opens its account and no other', async () => {
  await runSql(`update accounts set email = 'grace@example.org'`);
  const other = await registeredAccount(testDb.database.pool);
  expect(other).not.toBe(accountId);
  expect(await logIn(await signed())).toBe(accountId);
});

test('Only the browser that asked for a challenge may use it', async () => {
  expect(await logIn(await signed(), 'another browser')).toBeUndefined();
});

test.each<[string, Partial<DeviceAnswer>]>([
  ['for another site', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without checking its owner', { flags: 0x01 }],
  ['a challenge of its own', { challenge: 'Y2hhbGxlbmdl' }],
])('A device that signed %s opens nothing', async (_, changed) => {
  expect(await logIn(await signed(changed))).toBeUndefined();
});

test('A counter that does not go on is that of a copied passkey, and opens nothing', async () => {
  expect(await logIn(await signed({ counter: 7 }))).toBe(accountId);
  expect(await logIn(await signed({ counter: 7 }))).toBeUndefined();
  expect(await logIn(await signed({ counter: 8 }))).toBe(accountId);
});

test('The owner that a device names must be that of the passkey, if it names one', async () => {
  const withHandle = async (userHandle: string | undefined) => {
    const answer = JSON.parse(await signed());
    return JSON.stringify({ ...answer, response: { ...answer.response, userHandle } });
  };
  expect(await logIn(await withHandle('c29tZWJvZHk'))).toBeUndefined();
  expect(await logIn(await withHandle(undefined))).toBe(accountId);
});

test('An unknown passkey, that of a locked account and what no device answers open nothing', async () => {
  const stranger = newAuthenticator().get({ challenge: await requested(), ...device });
  expect(await logIn(stranger)).toBeUndefined();
  for (const text of ['', '{', '{}', 'null', '"x"']) expect(await logIn(text)).toBeUndefined();
  const credential = await signed();
  await runSql(`update accounts set state = 'locked'`);
  expect(await logIn(credential)).toBeUndefined();
  expect(await runSql(`select from account_events where kind = 'log_in_passkey'`)).toEqual([]);
});
