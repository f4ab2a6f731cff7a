import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { aMinuteLater, lastCode } from '../../../test-support/accounts/mail-codes.ts';
import { listeningShop } from '../../../test-support/app/listening-shop.ts';
import type { TestBrowser } from '../../../test-support/app/test-browser.ts';
import { codeTexts } from '../../features/accounts/codes/code-texts.ts';
import { passwordTexts } from '../../features/accounts/passwords/password-texts.ts';
import { identityTexts } from './texts.ts';

const shop = listeningShop();

beforeEach(() => shop.query('truncate accounts, mail_codes, password_attempts, emails, jobs cascade'));

const ada = { name: 'Ada Lovelace', email: 'Ada@example.org', password: 'four boats at anchor' };
const nextPassword = 'five boats at anchor';
const { error, code: codePage, limited } = identityTexts.en;
const { newBrowser, query } = shop;

/** A browser on the page to log in. */
async function beginLogIn() {
  const browser = newBrowser();
  await browser.open('/oauth/begin?to=/en');
  return browser;
}

/** Creates the account with a confirmed address; returns the browser that knows it, logged out. */
async function createTestAccount({ isVerified = true } = {}) {
  const browser = await beginLogIn();
  await browser.submit({ form: 'register', ...ada });
  if (isVerified) await query('update accounts set email_verified_at = now()');
  for (const name of [...browser.cookies.keys()]) if (!/known/.test(name)) browser.cookies.delete(name);
  await query('delete from sessions');
  await browser.open('/oauth/begin?to=/en');
  return browser;
}

const logIn = (browser: TestBrowser, password = ada.password) =>
  browser.submit({ form: 'log-in', email: ada.email, password });
const typeCode = async (browser: TestBrowser, code?: string) =>
  browser.submit({
    form: 'code',
    email: ada.email,
    code: code ?? (await lastCode(shop.database(), ada.email)),
  });
const isLoggedIn = (browser: TestBrowser) => browser.address().hash === '#logged-in';
const wrongOf = (code: string) => String((Number(code.replace(' ', '')) + 1) % 100_000_000).padStart(8, '0');

test('A browser that knows the account needs the password alone, any other a code as well', async () => {
  const known = await createTestAccount();
  await logIn(known);
  expect(isLoggedIn(known)).toBe(true);
  const other = await beginLogIn();
  const page = await (await logIn(other)).text();
  expect(isLoggedIn(other)).toBe(false);
  expect(page).toContain(codePage.newBrowser);
  expect(page).toContain('autocomplete="one-time-code"');
  await typeCode(other);
  expect(isLoggedIn(other)).toBe(true);
  other.cookies.delete('__Host-session');
  for (const name of [...other.cookies.keys()]) if (/issuer/.test(name)) other.cookies.delete(name);
  await other.open('/oauth/begin?to=/en');
  await logIn(other);
  expect(isLoggedIn(other)).toBe(true);
});

test('A list of leaked passwords opens no account from a new browser, not even with the right one', async () => {
  await createTestAccount();
  const stranger = await beginLogIn();
  await logIn(stranger);
  for (const code of ['', '12345678', '0000 0000']) await typeCode(stranger, code);
  expect(isLoggedIn(stranger)).toBe(false);
  expect((await query('select from sessions')).rowCount).toBe(0);
});

test('A code from an email logs in without a password', async () => {
  await createTestAccount();
  const browser = await beginLogIn();
  const page = await (await browser.submit({ form: 'send-code', email: 'ADA@example.org' })).text();
  expect(page).toContain(codePage.sent.replace('{email}', 'ADA@example.org'));
  await typeCode(browser);
  expect(isLoggedIn(browser)).toBe(true);
});

test('A code works once, within 15 minutes, and in the browser that asked for it only', async () => {
  await createTestAccount();
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-code', email: ada.email });
  const stranger = await beginLogIn();
  expect(await (await typeCode(stranger)).text()).toContain(error.codeOver);
  await query(`update mail_codes set code_ends_at = now() - interval '1 second'`);
  expect(await (await typeCode(browser)).text()).toContain(error.codeOver);
  await query(`update mail_codes set code_ends_at = now() + interval '1 minute', used_at = now()`);
  expect(await (await typeCode(browser)).text()).toContain(error.codeOver);
  await query('update mail_codes set used_at = null');
  await typeCode(browser);
  expect(isLoggedIn(browser)).toBe(true);
});

test('After five wrong codes the right one is refused, and the next code works', async () => {
  await createTestAccount();
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-code', email: ada.email });
  const code = await lastCode(shop.database(), ada.email);
  for (let n = 0; n < 5; n += 1)
    expect(await (await typeCode(browser, wrongOf(code))).text()).toContain(error.code);
  expect(await (await typeCode(browser, code)).text()).toContain(error.codeOver);
  await aMinuteLater(shop.database());
  await browser.submit({ form: 'send-code', email: ada.email });
  await typeCode(browser);
  expect(isLoggedIn(browser)).toBe(true);
});

test('Of 20 wrong codes at the same moment five are compared', async () => {
  await createTestAccount();
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-code', email: ada.email });
  const wrong = wrongOf(await lastCode(shop.database(), ada.email));
  const pages = await Promise.all(
    Array.from({ length: 20 }, async () => (await typeCode(browser, wrong)).text()),
  );
  expect(pages.filter((page) => page.includes(error.code))).toHaveLength(5);
});

test('An address gets one code a minute and five an hour, and its owner still gets one in a known browser', async () => {
  const known = await createTestAccount();
  const [first, ...others] = [await beginLogIn(), await beginLogIn(), await beginLogIn()];
  expect((await first?.submit({ form: 'send-code', email: ada.email }))?.status).toBe(200);
  for (const browser of others)
    expect((await browser.submit({ form: 'send-code', email: ada.email })).status).toBe(429);
  for (let n = 0; n < 10; n += 1) {
    await aMinuteLater(shop.database());
    await first?.submit({ form: 'send-code', email: ada.email });
  }
  expect((await query(`select from emails where key like 'code/%'`)).rowCount).toBe(5);
  await known.submit({ form: 'send-code', email: ada.email });
  await typeCode(known);
  expect(isLoggedIn(known)).toBe(true);
});

test('A code to log in does not keep its owner from a new password, nor the other way round', async () => {
  await createTestAccount();
  const browser = await beginLogIn();
  const ask = async (form: string) => (await browser.submit({ form, email: ada.email })).status;
  expect([await ask('send-code'), await ask('send-reset')]).toEqual([200, 200]);
  expect([await ask('send-code'), await ask('send-reset')]).toEqual([429, 429]);
});

test('One client asks for 30 codes an hour, and the guest beside it still gets one in a known browser', async () => {
  const known = await createTestAccount();
  const stranger = await beginLogIn();
  const { 'x-forwarded-for': sharedAddress } = stranger.headers() as Record<string, string>;
  // Those of known browsers do not count.
  await query(
    `insert into mail_codes (id, purpose, address_hash, code_hash, binding_hash, is_known, code_ends_at, client_key)
     select gen_random_uuid(), 'log_in', sha256(n::text::bytea), 'a', 'b', n > 29, now(), sha256($1::text::bytea)
     from generate_series(1, 35) n`,
    [sharedAddress],
  );
  expect((await stranger.submit({ form: 'send-code', email: ada.email })).status).toBe(200);
  const refused = await stranger.submit({ form: 'send-code', email: 'bob@example.org' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(await refused.text()).toContain(identityTexts.en.crowded(60));
  expect((await (await beginLogIn()).submit({ form: 'send-code', email: 'bob@example.org' })).status).toBe(
    200,
  );
  await query(
    'update mail_codes set client_key = (select client_key from mail_codes where client_key is not null limit 1)',
  );
  await known.submit({ form: 'send-code', email: ada.email });
  await typeCode(known);
  expect(isLoggedIn(known)).toBe(true);
});

/** What a visitor and the database see of a form that is sent. */
async function traceOf(email: string, fields: Record<string, string>) {
  const browser = await beginLogIn();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await browser.submit({ email, ...fields });
  const statements = (spy.mock.calls as unknown[][])
    .map(([text]) => (typeof text === 'string' ? text : (text as { text: string }).text))
    // The listener for changes of the catalogue asks now and then whether its connection lives.
    .filter((text) => text !== 'SELECT');
  spy.mockRestore();
  const { rowCount: mails } = await shop.query(
    `select from emails where key like 'code/%' and lower(to_address) = lower($1)`,
    [email],
  );
  const page = (await answer.text()).replaceAll(email, 'EMAIL').replaceAll(/interaction\/[\w-]+/g, '');
  return { status: answer.status, page, statements, mails };
}

test.each(['log-in', 'send-code', 'send-reset'])(
  'A known and an unknown address get the same page, the same statements and as many emails: %s',
  async (form) => {
    await createTestAccount();
    // The password is wrong: with the right one the traveller has proved to know the account.
    const known = await traceOf(ada.email, { form, password: 'not the password' });
    const unknown = await traceOf('bob@example.org', { form, password: 'not the password' });
    expect(unknown).toEqual(known);
    expect(known.statements.length).toBeGreaterThan(3);
    expect(known.mails).toBe(form === 'log-in' ? 0 : 1);
  },
);

test('An address without an account gets an email that says so, and no code opens anything', async () => {
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-code', email: 'bob@example.org' });
  const { rows } = await query('select subject, body::text from emails');
  expect(rows[0].subject).toBe(codeTexts.en('Test').noAccount.subject);
  expect(rows[0].body).not.toMatch(/\d{4} \d{4}/);
  expect(await lastCode(shop.database(), 'bob@example.org')).toBe('');
  expect(await (await typeCode(browser, '12345678')).text()).toContain(error.code);
});

test('An account whose address is not confirmed gets codes in its own browser only, and a code confirms it', async () => {
  const known = await createTestAccount({ isVerified: false });
  const victim = await beginLogIn();
  await victim.submit({ form: 'send-code', email: ada.email });
  expect(await lastCode(shop.database(), ada.email)).toBe('');
  await known.submit({ form: 'send-code', email: ada.email });
  await typeCode(known);
  expect(isLoggedIn(known)).toBe(true);
  const { rows } = await query('select email_verified_at is not null as verified from accounts');
  expect(rows).toEqual([{ verified: true }]);
});

test('An email goes to the stored address, not to a spelling that the database takes for it', async () => {
  await createTestAccount();
  // The first sign is the one for kelvin, which becomes a plain k in lower case.
  await query(`update accounts set email = 'kim@example.org', email_key = 'kim@example.org'`);
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-code', email: '\u212aim@example.org' });
  const { rows } = await query(`select to_address as "to" from emails where key like 'code/%'`);
  for (const { to } of rows) expect(to).toBe('kim@example.org');
});

test('Six wrong passwords stop the stranger, say for how long, and the owner still enters', async () => {
  const owner = await createTestAccount();
  const stranger = await beginLogIn();
  for (let n = 0; n < 5; n += 1) expect((await logIn(stranger, `wrong password ${n}`)).status).toBe(422);
  const refused = await logIn(stranger);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await refused.text()).toContain(limited(15));
  await query(`insert into password_attempts (account_key, client_key, is_known)
    select sha256('ada@example.org'), sha256(n::text::bytea), false from generate_series(1, 100) n`);
  expect((await logIn(await beginLogIn())).status).toBe(429);
  await logIn(owner);
  expect(isLoggedIn(owner)).toBe(true);
  const elsewhere = await beginLogIn();
  await elsewhere.submit({ form: 'send-code', email: ada.email });
  await typeCode(elsewhere);
  expect(isLoggedIn(elsewhere)).toBe(true);
});

async function resetLink() {
  const { rows } = await query(
    `select body->'action'->>'url' as url from emails where key like 'code/%' order by written_at desc limit 1`,
  );
  return new URL(rows[0].url);
}

const passwordWorks = async (password: string) => {
  const { rows } = await query('select id from accounts');
  const browser = await beginLogIn();
  const answer = await browser.submit({ form: 'log-in', email: ada.email, password });
  return rows.length === 1 && (await answer.text()).includes(codePage.newBrowser);
};

test('The code of an email changes the password, logs in, ends every session, and an email says so', async () => {
  const elsewhere = await createTestAccount();
  await logIn(elsewhere);
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-reset', email: ada.email });
  const code = await lastCode(shop.database(), ada.email);
  const weak = await browser.submit({ form: 'reset', email: ada.email, code, newPassword: 'short' });
  expect(await weak.text()).toContain(error.tooShort);
  await browser.submit({ form: 'reset', email: ada.email, code, newPassword: nextPassword });
  expect(isLoggedIn(browser)).toBe(true);
  expect((await query('select from sessions')).rowCount).toBe(1);
  await elsewhere.open('/oauth/begin?to=/en');
  expect(isLoggedIn(elsewhere)).toBe(false);
  const { rows } = await query(`select subject, to_address as "to" from emails where key like 'password/%'`);
  expect(rows).toEqual([{ subject: passwordTexts.en('Test').subject, to: ada.email }]);
  await aMinuteLater(shop.database());
  expect(await passwordWorks(ada.password)).toBe(false);
  expect(await passwordWorks(nextPassword)).toBe(true);
});

test.each(MESSAGE_LOCALES)('The email about a new password names the way to another one: %s', (locale) => {
  const { small } = passwordTexts[locale]('Test');
  expect(small?.join()).toContain(identityTexts[locale].logIn.forgot);
});

test('Opening the link of an email changes nothing; with it any browser changes the password, once', async () => {
  await createTestAccount();
  const asking = await beginLogIn();
  await asking.submit({ form: 'send-reset', email: ada.email });
  const link = await resetLink();
  const browser = newBrowser();
  for (let n = 0; n < 3; n += 1) expect((await browser.open(link.pathname + link.search)).status).toBe(200);
  const secret = link.searchParams.get('code') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const send = (newPassword: string) =>
    browser.submit({ form: 'reset', lang: 'en', code: secret, newPassword });
  expect((await send('short')).status).toBe(422);
  expect(await (await send(nextPassword)).text()).toContain(identityTexts.en.reset.done);
  expect((await send('six boats at anchor')).status).toBe(410);
  expect((await browser.open(link.pathname + link.search)).status).toBe(410);
  await browser.open('/oauth/begin?to=/en');
  await logIn(browser, nextPassword);
  expect(isLoggedIn(browser)).toBe(true);
});

test.each([
  ['it is older than 24 hours', `update mail_codes set link_ends_at = now() - interval '1 second'`],
  ['the account is locked', `update accounts set state = 'locked'`],
])('The link of an email changes no password if %s', async (_, statement) => {
  await createTestAccount();
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-reset', email: ada.email });
  const code = (await resetLink()).searchParams.get('code') ?? '';
  const { rows: before } = await query('select password from accounts');
  await query(statement);
  await browser.open('/oidc/reset?code=none');
  expect((await browser.submit({ code, newPassword: nextPassword })).status).toBe(410);
  expect((await query('select password from accounts')).rows).toEqual(before);
});

test('No secret of a log-in reaches the log, and no address the events', async () => {
  await createTestAccount();
  const browser = await beginLogIn();
  await logIn(browser, 'a canary password');
  await browser.submit({ form: 'send-reset', email: ada.email });
  const [code, link] = [await lastCode(shop.database(), ada.email), await resetLink()];
  await browser.open(link.pathname + link.search);
  await typeCode(browser, code);
  const log = shop.logged();
  expect(log).toContain('"method":"POST"');
  for (const secret of [
    'canary',
    ada.password,
    code,
    code.replace(' ', ''),
    link.searchParams.get('code') ?? '',
  ])
    expect(log).not.toContain(secret);
  const { rows } = await query('select * from account_events');
  expect(rows.map(({ kind }) => kind)).toContain('wrong_password');
  expect(JSON.stringify(rows)).not.toContain('example.org');
  const stored = await query(
    `select (select json_agg(m) from mail_codes m)::text || (select password from accounts) as text`,
  );
  expect(stored.rows[0].text).not.toContain(code.replace(' ', ''));
});
