import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMinuteLater, lastCode } from '../../../../test-support/accounts/mail-codes.ts';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../../test-support/database/waiting-locks.ts';
import { transaction } from '../../../database/transaction.ts';
import { redeemResetLink } from '../codes/check-code.ts';
import { lockAddress } from '../codes/send-code.ts';
import { registerAccount } from '../passwords/register-account.ts';
import { addressTexts } from './address-texts.ts';
import { changeAddress, sendAddressCode } from './change-address.ts';

const secret = randomBytes(32);
const binding = 'the only browser';
const site = { name: 'Ashore', publicUrl: 'https://www.example.org', secret };
const oldEmail = 'ada@example.org';
const email = 'Ada@new.example';
let testDb: TestDatabase;
let accountId: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await select('truncate accounts, account_events, mail_codes, emails, jobs cascade');
  accountId = await registeredAccount(testDb.database.pool);
  await select('update accounts set email_verified_at = now()');
});
afterAll(() => testDb.drop());

const select = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;
const send = (to = email) =>
  sendAddressCode(testDb.database, { accountId, email: to, binding, locale: 'de' }, site);
const change = async (code?: string) =>
  changeAddress(
    testDb.database,
    { accountId, code: code ?? (await lastCode(testDb.database, email)), binding, secret },
    site,
  );
const stored = async () =>
  (
    await select(
      'select email, email_key as key, email_verified_at is not null as "isVerified" from accounts where id = $1',
      [accountId],
    )
  )[0];
const before = { email: oldEmail, key: oldEmail, isVerified: true };
const mails = () =>
  select(
    `select to_address as "to", locale, subject, body->'action'->>'url' as url from emails order by written_at`,
  );

/** Another account with this address, which it has confirmed or not. */
async function otherAccount(address: string, isVerified: boolean): Promise<void> {
  const person = { name: 'Eve', email: address, password: 'six boats at sea', locale: 'en' } as const;
  const id = await registerAccount(testDb.database.pool, person);
  if (isVerified) await select('update accounts set email_verified_at = now() where id = $1', [id]);
}

test('The code in the email gives the account the new, confirmed address, once, and the account notes it', async () => {
  expect(await send()).toBe(0);
  expect(await mails()).toMatchObject([{ to: email, locale: 'de', url: null }]);
  expect(await stored()).toEqual(before);
  const code = await lastCode(testDb.database, email);
  expect(await change(code)).toBe('changed');
  expect(await stored()).toEqual({ email, key: 'ada@new.example', isVerified: true });
  expect(await change(code)).toBe('over');
  expect(await select('select account_id, kind from account_events')).toEqual([
    { account_id: accountId, kind: 'address_changed' },
  ]);
});

test('The owner of the old address gets a link that undoes the change, in the language of the account', async () => {
  await send();
  await change();
  const [, undone] = await mails();
  expect(undone).toMatchObject({
    to: oldEmail,
    locale: 'en',
    subject: addressTexts.en('Ashore').changed.subject,
  });
  const link = new URL(undone.url).searchParams.get('code') ?? '';
  expect(await redeemResetLink(testDb.database.pool, link)).toBe(accountId);
  expect(await stored()).toEqual(before);
});

test('An old address that was never confirmed gets no link, because it may be a stranger’s', async () => {
  await select('update accounts set email_verified_at = null');
  await send();
  expect(await change()).toBe('changed');
  expect((await mails()).map(({ to }) => to)).toEqual([email]);
});

test('A wrong code, or that of a locked account, changes no address', async () => {
  await send();
  expect(await change('1')).toBe('wrong');
  await select(`update accounts set state = 'locked'`);
  expect(await change()).toBe('over');
  expect(await stored()).toEqual(before);
});

test('The owner of an address that belongs to another account reads so, and no code changes anything', async () => {
  await otherAccount('ada@NEW.example', true);
  expect(await send()).toBe(0);
  expect(await mails()).toMatchObject([
    { to: email, subject: addressTexts.de('Ashore').taken.subject, url: 'https://www.example.org/de/login' },
  ]);
  expect(await lastCode(testDb.database, email)).toBe('');
  expect(await change('1')).toBe('wrong');
  expect(await stored()).toEqual(before);
});

test('An address that another account has not confirmed, or that is the account’s own, gets a code', async () => {
  await otherAccount(email, false);
  await send();
  expect(await lastCode(testDb.database, email)).toMatch(/^\d{4} \d{4}$/);
  await send(oldEmail);
  expect(await lastCode(testDb.database, oldEmail)).toMatch(/^\d{4} \d{4}$/);
});

test('Once another account has confirmed the address, the code is over', async () => {
  await send();
  await otherAccount(email, true);
  expect(await change()).toBe('over');
  expect(await stored()).toEqual(before);
  expect(await select('select from account_events')).toEqual([]);
});

test('An address gets one code a minute', async () => {
  expect(await send()).toBe(0);
  expect(await send()).toBeGreaterThan(0);
  expect(await mails()).toHaveLength(1);
  await aMinuteLater(testDb.database);
  expect(await send()).toBe(0);
});

test('A second request for the same address waits for the first, and gets no other code', async () => {
  const second = await transaction(testDb.database, async ({ client }) => {
    await lockAddress(client, email.toUpperCase());
    const requests = [send(), send(email.toLowerCase())];
    await expect.poll(() => testDb.database.pool.query(WAITING_CLIENTS)).toMatchObject({ rowCount: 2 });
    return { seconds: Promise.all(requests) };
  });
  expect((await second.seconds).filter((seconds) => seconds === 0)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('A change ends the codes that were sent before, of this account alone', async () => {
  const codes = `insert into mail_codes (id, purpose, account_id, address_hash, code_hash, binding_hash, is_known, code_ends_at)
    select gen_random_uuid(), 'log_in', id, 'a', 'c', 'b', false, now() + interval '5 minutes' from accounts`;
  await otherAccount('bob@example.org', true);
  await select(codes);
  await send();
  await change();
  const open = await select(
    `select account_id = $1 as "isOwn" from mail_codes where purpose = 'log_in' and used_at is null`,
    [accountId],
  );
  expect(open).toEqual([{ isOwn: false }]);
});
