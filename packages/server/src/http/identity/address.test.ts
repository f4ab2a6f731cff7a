import { beforeEach, expect, test } from 'vitest';
import { ada, logInPages } from '../../../test-support/accounts/log-in-pages.ts';
import { aMinuteLater, lastCode } from '../../../test-support/accounts/mail-codes.ts';
import { addStrayPasskey } from '../../../test-support/accounts/stray-passkey.ts';
import type { TestBrowser } from '../../../test-support/app/test-browser.ts';
import { addressTexts } from '../../features/accounts/address/address-texts.ts';
import { purgeCodes } from '../../features/accounts/codes/check-code.ts';
import { securityTexts } from './security-texts.ts';
import { identityTexts } from './texts.ts';

const site = logInPages();
const { query } = site;

beforeEach(() => query('truncate accounts, mail_codes, password_attempts, emails, jobs cascade'));

const newEmail = 'lovelace@example.org';
const { error, code: codePage, reset } = identityTexts.en;
const { notice, addressTitle } = securityTexts.en;

/** A browser that has just proved to own the account, on the page of its address. */
async function onSecurityPage({ isVerified = true } = {}) {
  const browser = await site.registered({ isVerified });
  await browser.open('/oauth/begin?to=/en&screen=security');
  await browser.submit({ form: 'log-in', email: ada.email, password: ada.password });
  return browser;
}

const requestNewAddress = async (browser: TestBrowser, email = newEmail) =>
  (await browser.submit({ form: 'send-address', newEmail: email })).text();
const typeCode = async (browser: TestBrowser, code?: string, email = newEmail) =>
  (
    await browser.submit({
      form: 'change-address',
      newEmail: email,
      code: code ?? (await lastCode(site.database(), email)),
    })
  ).text();

async function storedAddresses() {
  const { rows } = await query(
    'select email, email_key as key, email_verified_at is not null as verified from accounts order by email',
  );
  return rows;
}

async function undoLink(sentTo = ada.email) {
  const { rows } = await query(
    `select to_address as "to", subject, body->'action'->>'url' as url from emails
     where key like 'address/%' and to_address = $1`,
    [sentTo],
  );
  return rows[0] && { ...rows[0], link: new URL(rows[0].url) };
}

test('An account gets a new address with the code that was sent to it, and the old one reads how to undo that', async () => {
  const browser = await onSecurityPage();
  const page = await requestNewAddress(browser);
  expect(page).toContain(addressTitle);
  expect(page).toContain(codePage.sent.replace('{email}', newEmail));
  expect(await storedAddresses()).toEqual([{ email: ada.email, key: ada.email, verified: true }]);
  expect(await typeCode(browser)).toContain(notice.addressChanged);
  expect(await storedAddresses()).toEqual([{ email: newEmail, key: newEmail, verified: true }]);
  expect(await undoLink()).toMatchObject({
    to: ada.email,
    subject: addressTexts.en('Test').changed.subject,
  });
  const { rows } = await query(`select kind from account_events where kind like 'address%'`);
  expect(rows).toEqual([{ kind: 'address_changed' }]);
});

test('A wrong code changes nothing, and neither does the address that is sent along with the right one', async () => {
  const browser = await onSecurityPage();
  await requestNewAddress(browser);
  const code = (await lastCode(site.database(), newEmail)).replace(' ', '');
  const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
  expect(await typeCode(browser, wrong)).toContain(error.code);
  expect((await storedAddresses())[0].email).toBe(ada.email);
  await browser.submit({ form: 'change-address', newEmail: 'eve@example.org', code });
  expect((await storedAddresses())[0].email).toBe(newEmail);
  expect(await typeCode(browser, code)).toContain(error.codeOver);
});

test('The address of another account gives the same page and one email, in which there is no code', async () => {
  const browser = await onSecurityPage();
  const free = await requestNewAddress(browser);
  await query(`insert into accounts (id, name, locale, email, email_key, email_verified_at)
    values (gen_random_uuid(), 'Bob', 'en', 'bob@example.org', 'bob@example.org', now())`);
  const taken = await requestNewAddress(browser, 'bob@example.org');
  expect(taken.replaceAll('bob@example.org', newEmail)).toBe(free);
  expect(await lastCode(site.database(), 'bob@example.org')).toBe('');
  const { rows } = await query(`select subject from emails where to_address = 'bob@example.org'`);
  expect(rows).toEqual([{ subject: addressTexts.en('Test').taken.subject }]);
  expect(await typeCode(browser, '12345678')).toContain(error.code);
});

test('An address that another account confirms in the meantime is not taken from it', async () => {
  const browser = await onSecurityPage();
  await requestNewAddress(browser);
  await query(`insert into accounts (id, name, locale, email, email_key, email_verified_at)
    values (gen_random_uuid(), 'Bob', 'en', '${newEmail}', '${newEmail}', now())`);
  expect(await typeCode(browser)).toContain(error.codeOver);
  expect((await storedAddresses()).map(({ email }) => email)).toEqual([ada.email, newEmail]);
});

test('An address gets one code a minute, for any number of accounts', async () => {
  const browser = await onSecurityPage();
  await requestNewAddress(browser);
  expect((await browser.submit({ form: 'send-address', newEmail })).status).toBe(429);
  await aMinuteLater(site.database());
  expect((await browser.submit({ form: 'send-address', newEmail })).status).toBe(200);
  expect((await browser.submit({ form: 'send-address', newEmail: 'no address' })).status).toBe(422);
});

test('An old address that was never confirmed may be a stranger’s, and gets no link', async () => {
  const browser = await onSecurityPage({ isVerified: false });
  await requestNewAddress(browser);
  await typeCode(browser);
  expect(await storedAddresses()).toEqual([{ email: newEmail, key: newEmail, verified: true }]);
  expect(await undoLink()).toBeUndefined();
});

async function changeAddress() {
  const browser = await onSecurityPage();
  await requestNewAddress(browser);
  await typeCode(browser);
  return { browser, owner: site.newBrowser(), ...pathAndCode((await undoLink()).link) };
}

const pathAndCode = (link: URL) => ({
  path: link.pathname + link.search,
  code: link.searchParams.get('code') ?? '',
});
const newPasswordForm = (code: string) => ({
  form: 'reset',
  lang: 'en',
  code,
  newPassword: 'five boats at anchor',
});
async function followLink(browser: TestBrowser, { path, code }: ReturnType<typeof pathAndCode>) {
  await browser.open(path);
  return (await browser.submit(newPasswordForm(code))).status;
}

test('With the link the owner of the old address gets it back, and the stranger who changed it loses every way in', async () => {
  const { browser, owner, path, code } = await changeAddress();
  await addStrayPasskey(site.database(), { id: 'stranger' });
  await addStrayPasskey(site.database(), { id: 'own', isOfYesterday: true });
  await browser.submit({ form: 'change-password', newPassword: 'a password of Eve' });
  await browser.submit({ form: 'done' });
  expect(await (await owner.open(path)).text()).toContain(reset.restores.replace('{email}', ada.email));
  expect((await storedAddresses())[0].email).toBe(newEmail);
  const fields = newPasswordForm(code);
  expect(await (await owner.submit(fields)).text()).toContain(reset.done);
  expect(await storedAddresses()).toEqual([{ email: ada.email, key: ada.email, verified: true }]);
  expect((await query('select id from passkeys')).rows).toEqual([{ id: 'own' }]);
  expect((await query('select from sessions')).rowCount).toBe(0);
  expect((await owner.submit(fields)).status).toBe(410);
  const { rows } = await query(`select kind from account_events where kind like 'address%' order by id`);
  expect(rows).toEqual([{ kind: 'address_changed' }, { kind: 'address_restored' }]);
});

test('The link does not count in the limit on codes: its owner may ask for one at once', async () => {
  const { owner, path, code } = await changeAddress();
  expect(await followLink(owner, { path, code })).toBe(200);
  await owner.open('/oauth/begin?to=/en');
  expect((await owner.submit({ form: 'send-reset', email: ada.email })).status).toBe(200);
});

test('The link works for a week, and is stored for as long', async () => {
  const { owner, path } = await changeAddress();
  await query(`update mail_codes set sent_at = sent_at - interval '6 days 23 hours',
    link_ends_at = link_ends_at - interval '6 days 23 hours'`);
  await purgeCodes(site.database().pool);
  expect((await owner.open(path)).status).toBe(200);
  await query(`update mail_codes set sent_at = sent_at - interval '61 minutes',
    link_ends_at = link_ends_at - interval '61 minutes'`);
  expect((await owner.open(path)).status).toBe(410);
  await purgeCodes(site.database().pool);
  expect((await query('select from mail_codes')).rowCount).toBe(0);
});

/** The address was changed to a second one, and from there to a third one. */
async function changedTwice() {
  const { browser, path, code } = await changeAddress();
  await requestNewAddress(browser, 'eve@example.org');
  await typeCode(browser, undefined, 'eve@example.org');
  return { first: { path, code }, second: pathAndCode((await undoLink(newEmail)).link) };
}

test('A link of an address to which a stranger changed in between ends once the owner has the first one again', async () => {
  const { first, second } = await changedTwice();
  const eve = site.newBrowser();
  expect((await eve.open(second.path)).status).toBe(200);
  expect(await followLink(site.newBrowser(), first)).toBe(200);
  expect((await storedAddresses())[0].email).toBe(ada.email);
  expect((await eve.submit(newPasswordForm(second.code))).status).toBe(410);
  expect((await storedAddresses())[0].email).toBe(ada.email);
});

test('A link of an earlier address outlasts one of a later address', async () => {
  const { first, second } = await changedTwice();
  expect(await followLink(site.newBrowser(), second)).toBe(200);
  expect((await storedAddresses())[0].email).toBe(newEmail);
  expect(await followLink(site.newBrowser(), first)).toBe(200);
  expect((await storedAddresses())[0].email).toBe(ada.email);
});

test('The link does all or nothing', async () => {
  const { owner, path, code } = await changeAddress();
  const before = await query('select email, password from accounts');
  await query(`alter table account_events add constraint refused check (kind <> 'address_restored')`);
  const status = await followLink(owner, { path, code });
  await query('alter table account_events drop constraint refused');
  expect(status).toBe(500);
  expect((await query('select email, password from accounts')).rows).toEqual(before.rows);
  expect(await followLink(owner, { path, code })).toBe(200);
  expect((await storedAddresses())[0].email).toBe(ada.email);
});

test('A link for a new password that was sent to the old address opens the account no longer', async () => {
  const browser = await onSecurityPage();
  await (await site.begun()).submit({ form: 'send-reset', email: ada.email });
  const { rows } = await query(`select body->'action'->>'url' as url from emails where key like 'code/%'`);
  const { path } = pathAndCode(new URL(rows[0].url));
  expect((await site.newBrowser().open(path)).status).toBe(200);
  await requestNewAddress(browser);
  await typeCode(browser);
  expect((await site.newBrowser().open(path)).status).toBe(410);
});

test('The email to the old address has the language of the account, not that of the browser', async () => {
  const browser = await onSecurityPage();
  await query(`update accounts set locale = 'de'`);
  await requestNewAddress(browser);
  await typeCode(browser);
  expect(await undoLink()).toMatchObject({ subject: addressTexts.de('Test').changed.subject });
});
