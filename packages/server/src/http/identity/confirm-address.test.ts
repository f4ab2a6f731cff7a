import { beforeEach, expect, test } from 'vitest';
import { ada, forgetLogIn, isLoggedIn, logInPages } from '../../../test-support/accounts/log-in-pages.ts';
import { addStrayPasskey } from '../../../test-support/accounts/stray-passkey.ts';
import type { TestBrowser } from '../../../test-support/app/test-browser.ts';
import { identityTexts } from './texts.ts';

const site = logInPages();
const { query } = site;
beforeEach(() => query('truncate accounts, oidc_rows, mail_codes, password_attempts, emails, jobs cascade'));

const { ownAddress, code, error } = identityTexts.en;
const newPassword = 'five boats at anchor';

/** Presses the button behind the link of the last email. */
async function pressConfirm(browser: TestBrowser) {
  const { rows } = await query(
    `select body->'action'->>'url' as url from emails where key like 'verification/%' order by written_at desc limit 1`,
  );
  const answer = await fetch(`${site.url()}/api/user/email-verification${new URL(rows[0].url).search}`, {
    method: 'PUT',
    headers: { origin: site.publicUrl, ...browser.headers() },
  });
  return answer.json();
}

const readAccounts = async () =>
  (await query('select email_verified_at is not null as verified, password from accounts')).rows;
const countRows = async (table: string) => (await query(`select from ${table}`)).rowCount;

test('In the browser in which the account was created, the link confirms the address and changes nothing else', async () => {
  const browser = await site.registered({ isVerified: false });
  const [before] = await readAccounts();
  await addStrayPasskey(site.database(), { id: 'own' });
  expect(await pressConfirm(browser)).toEqual({
    accountAlreadyVerified: false,
    email: ada.email,
    isConfirmed: true,
    choosePasswordAt: null,
  });
  expect(await readAccounts()).toEqual([{ ...before, verified: true }]);
  expect([await countRows('sessions'), await countRows('passkeys'), await countRows('mail_codes')]).toEqual([
    1, 1, 0,
  ]);
});

test('A stranger who has created an account with the address of another person loses it to its owner', async () => {
  const stranger = await site.registered({ isVerified: false });
  await addStrayPasskey(site.database(), { id: 'strange' });
  const owner = site.newBrowser();
  const { isConfirmed, choosePasswordAt } = await pressConfirm(owner);
  expect([isConfirmed, (await readAccounts())[0].verified]).toEqual([false, false]);
  const page = await (await owner.open(choosePasswordAt)).text();
  expect(page).toContain(`<h1>${ownAddress.title}</h1>`);
  expect(page).toContain(ownAddress.effect.replace('{email}', ada.email));
  const link = new URL(owner.address()).searchParams.get('code') ?? '';
  const send = (password: string) =>
    owner.submit({ form: 'reset', lang: 'en', code: link, newPassword: password });
  expect(await (await send('short')).text()).toContain(ownAddress.lead);
  expect((await readAccounts())[0].verified).toBe(false);
  expect(await (await send(newPassword)).text()).toContain(ownAddress.done);
  expect((await readAccounts())[0].verified).toBe(true);
  expect([await countRows('sessions'), await countRows('passkeys')]).toEqual([0, 0]);

  forgetLogIn(stranger);
  await stranger.open('/oauth/begin?to=/en');
  const logIn = (browser: TestBrowser, password: string) =>
    browser.submit({ form: 'log-in', email: ada.email, password });
  expect(await (await logIn(stranger, ada.password)).text()).toContain(error.noMatch);
  // The browser is none that the owner knows, so it would need a code even with the new password.
  expect(await (await logIn(stranger, newPassword)).text()).toContain(code.newBrowser);
  await owner.open('/oauth/begin?to=/en');
  await logIn(owner, newPassword);
  expect(isLoggedIn(owner)).toBe(true);
  expect(await pressConfirm(owner)).toMatchObject({ accountAlreadyVerified: true, isConfirmed: true });
});

test('A traveller who opens the email on a phone may choose the password of the laptop again', async () => {
  const laptop = await site.registered({ isVerified: false });
  const phone = site.newBrowser();
  const { choosePasswordAt } = await pressConfirm(phone);
  await phone.open(choosePasswordAt);
  const link = new URL(phone.address()).searchParams.get('code') ?? '';
  const sent = { form: 'reset', lang: 'en', code: link, newPassword: ada.password };
  expect(await (await phone.submit(sent)).text()).toContain(ownAddress.doneLead);
  await phone.open('/oauth/begin?to=/en');
  await phone.submit({ form: 'log-in', email: ada.email, password: ada.password });
  expect(isLoggedIn(phone)).toBe(true);
  expect(await pressConfirm(laptop)).toMatchObject({ accountAlreadyVerified: true });
});

test('A link for a new password that a stranger has asked for confirms the address without the stranger’s passkeys', async () => {
  const stranger = await site.registered({ isVerified: false });
  await addStrayPasskey(site.database(), { id: 'strange' });
  forgetLogIn(stranger);
  await stranger.open('/oauth/begin?to=/en');
  await stranger.submit({ form: 'send-reset', email: ada.email });
  const { rows } = await query(`select body->'action'->>'url' as url from emails where key like 'code/%'`);
  const { pathname, search, searchParams } = new URL(rows[0].url);
  const owner = site.newBrowser();
  await owner.open(pathname + search);
  await owner.submit({ form: 'reset', lang: 'en', code: searchParams.get('code') ?? '', newPassword });
  expect((await readAccounts())[0].verified).toBe(true);
  expect(await countRows('passkeys')).toBe(0);
});

test('A link without a code does not count in the limit on codes', async () => {
  const owner = await site.registered({ isVerified: false });
  await pressConfirm(site.newBrowser());
  expect(await countRows('mail_codes')).toBe(1);
  forgetLogIn(owner);
  await owner.open('/oauth/begin?to=/en');
  expect((await owner.submit({ form: 'send-reset', email: ada.email })).status).toBe(200);
});

test('A link does nothing once another account has confirmed the address', async () => {
  await site.registered({ isVerified: false });
  await addStrayPasskey(site.database(), { id: 'own' });
  const owner = site.newBrowser();
  const { choosePasswordAt } = await pressConfirm(owner);
  await owner.open(choosePasswordAt);
  const link = new URL(owner.address()).searchParams.get('code') ?? '';
  await query(`insert into accounts (id, name, locale, email, email_key, email_verified_at)
    values (gen_random_uuid(), 'Ada', 'en', '${ada.email}', '${ada.email}', now())`);
  const sent = { form: 'reset', lang: 'en', code: link, newPassword };
  expect((await owner.submit(sent)).status).toBe(410);
  expect(await countRows('passkeys')).toBe(1);
  await query('delete from accounts where password is null');
  expect((await owner.submit(sent)).status).toBe(200);
});
