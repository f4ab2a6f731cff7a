import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAuthenticator } from '../../../../test-support/accounts/authenticator.ts';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { addPasskey, createPasskeyOptions } from './passkeys.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const device = { origin: site.publicUrl, rpId: 'www.example.org' };
const binding = 'the only browser';
let testDb: TestDatabase;
let accountId: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate accounts, passkey_challenges, emails, jobs cascade');
  accountId = await registeredAccount(testDb.database.pool);
});
afterAll(() => testDb.drop());

const runSql = async (sql: string) => (await testDb.database.pool.query(sql)).rowCount;

type Options = { readonly challenge: string; readonly user: { readonly id: string } };
const offerForTest = async () =>
  (await createPasskeyOptions(testDb.database.pool, site, { accountId, binding })) as Options | undefined;

function addForTest({ challenge, user }: Options) {
  const credential = newAuthenticator().create({ challenge, ...device, user: user.id });
  return addPasskey(testDb.database, site, { accountId, binding, credential, name: 'Phone', locale: 'en' });
}

test('An account has at most twenty passkeys', async () => {
  const insert = (from: number, to: number) =>
    runSql(`insert into passkeys (id, account_id, user_handle, public_key, counter, transports, is_backed_up, name)
      select 'id' || n, '${accountId}', 'handle', '', 0, '{}', false, 'Phone' from generate_series(${from}, ${to}) n`);
  await insert(1, 19);
  expect(await offerForTest()).toMatchObject({ user: { id: 'handle' } });
  await insert(20, 20);
  expect(await offerForTest()).toBeUndefined();
});

test('An account that is locked while its device makes a passkey gets none, and no email about one', async () => {
  const offer = await offerForTest();
  if (!offer) throw new Error('No passkey was offered.');
  await runSql(`update accounts set state = 'locked'`);
  expect(await addForTest(offer)).toBe(false);
  for (const table of ['passkeys', 'account_events', 'emails'])
    expect(await runSql(`select from ${table}`)).toBe(0);
  expect(await offerForTest()).toBeUndefined();
});
