import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSession } from '../../../../test-support/accounts/logged-in.ts';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { transaction } from '../../../database/transaction.ts';
import { createPasswordLink, storeCode } from '../codes/send-code.ts';
import { changePassword, type NewPassword } from './change-password.ts';
import { passwordTexts } from './password-texts.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
let testDb: TestDatabase;
let ada: string;
let bob: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query('truncate accounts, account_events, mail_codes, oidc_rows, emails, jobs cascade');
  ada = await registeredAccount(pool);
  bob = await registeredAccount(pool, { name: 'Bob', email: 'bob@example.org' });
});
afterAll(() => testDb.drop());

const change = (differences: Partial<NewPassword> = {}) =>
  transaction(testDb.database, ({ client }) =>
    changePassword(
      client,
      { accountId: ada, hashed: 'a new hash', locale: 'de', event: 'password_reset', ...differences },
      site,
    ),
  );

const select = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;

const passwordOf = async (id: string) =>
  (await select('select password from accounts where id = $1', [id]))[0].password;

test('A new password counts for its account and for no other', async () => {
  const before = await passwordOf(bob);
  await change();
  expect([await passwordOf(ada), await passwordOf(bob)]).toEqual(['a new hash', before]);
});

test('The owner reads of a new password in an email that leads to the account', async () => {
  await change();
  const { subject, title, action } = passwordTexts.de(site.name);
  expect(await select('select to_address as "to", locale, subject, body from emails')).toMatchObject([
    {
      to: 'ada@example.org',
      locale: 'de',
      subject,
      body: { title, action: { label: action, url: 'https://www.example.org/de/dashboard' } },
    },
  ]);
});

test('Two changes of a password send two emails', async () => {
  await change();
  await change();
  expect(await select('select from emails')).toHaveLength(2);
});

test.each(['password_reset', 'password_changed', 'address_restored'] as const)(
  'The account notes the change: %s',
  async (event) => {
    await change({ event });
    expect(await select('select account_id, kind, actor from account_events')).toEqual([
      { account_id: ada, kind: event, actor: 'account' },
    ]);
  },
);

test('All sessions of the account end, and those of others stay', async () => {
  const { database } = testDb;
  const publicUrl = site.publicUrl;
  for (const sub of [ada, ada, bob]) await newSession({ database, now: new Date(), publicUrl, sub });
  await change();
  expect(await select('select account_id from sessions')).toEqual([{ account_id: bob }]);
});

test('At the issuer, only the log-in in which the password is changed goes on', async () => {
  await select(
    `insert into oidc_rows (issuer, model, id_hash, payload, account, uid)
     values ('i', 'Interaction', sha256('own'), '{}', $1, null), ('i', 'Session', sha256('s1'), '{}', $1, 'own session'),
       ('i', 'Session', sha256('s2'), '{}', $1, 'another session'), ('i', 'Session', sha256('s3'), '{}', $2, 'of Bob')`,
    [ada, bob],
  );
  await change({ own: { interaction: 'own', issuerSession: 'own session' } });
  const uids = await select('select uid from oidc_rows order by uid');
  expect(uids.map(({ uid }) => uid)).toEqual(['of Bob', 'own session', null]);
});

test('Codes and links that were sent before end, but for the link that gives an address back', async () => {
  const { pool } = testDb.database;
  const code = { email: 'x@example.org', binding: 'browser', isKnown: false, secret: randomBytes(32) };
  for (const accountId of [ada, bob]) {
    await storeCode(pool, { ...code, purpose: 'log_in', accountId });
    await storeCode(pool, { ...code, purpose: 'reset', accountId });
    await storeCode(pool, { ...code, purpose: 'new_address', accountId, newEmail: 'new@example.org' });
    await createPasswordLink(pool, { accountId, email: 'old@example.org', restoresAddress: true });
  }
  await change();
  const open = await select(
    `select account_id as account, purpose, email from mail_codes where used_at is null order by purpose, email`,
  );
  const of = (account: string) => open.filter((one) => one.account === account).map(({ email }) => email);
  expect(of(ada)).toEqual(['old@example.org']);
  expect(of(bob)).toHaveLength(4);
});

test('A locked account gets no new password, and its sessions, events and emails stay as they are', async () => {
  const before = await passwordOf(ada);
  await select(`update accounts set state = 'locked' where id = $1`, [ada]);
  await select('delete from account_events');
  await change();
  expect(await passwordOf(ada)).toBe(before);
  expect([await select('select from account_events'), await select('select from emails')]).toEqual([[], []]);
});
