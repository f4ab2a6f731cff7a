import { beforeEach, expect, test, vi } from 'vitest';
import { ada, forgetLogIn, isLoggedIn, logInPages } from '../../../test-support/accounts/log-in-pages.ts';
import { aMinuteLater, lastCode } from '../../../test-support/accounts/mail-codes.ts';
import type { TestBrowser } from '../../../test-support/app/test-browser.ts';
import { endAllSessions } from '../../features/accounts/sessions/end-sessions.ts';
import { identityTexts } from './texts.ts';

const site = logInPages();
const { query } = site;

beforeEach(() => query('truncate accounts, oidc_rows, mail_codes, password_attempts, emails, jobs cascade'));

const password = { form: 'log-in', email: ada.email, password: ada.password };
const { code: codePage } = identityTexts.en;
const newPassword = 'five boats at anchor';
const storedPasswords = async () => (await query('select password from accounts')).rows;

/** Another browser that knows the account, in which its password was just proved. The log-in has not gone on yet. */
async function proveOwnership(screen: '' | '&screen=security') {
  const browser = await site.registered();
  forgetLogIn(browser);
  await browser.open(`/oauth/begin?to=/en${screen}`);
  await browser.submit({ ...password, passkeys: 'yes' });
  expect(isLoggedIn(browser)).toBe(false);
  return browser;
}

async function resetByLink() {
  const browser = await site.begun();
  await browser.submit({ form: 'send-reset', email: ada.email });
  const { rows } = await query(`select body->'action'->>'url' as url from emails where key like 'code/%'`);
  const { pathname, search, searchParams } = new URL(rows[0].url);
  await browser.open(pathname + search);
  const sent = { form: 'reset', lang: 'en', code: searchParams.get('code') ?? '', newPassword };
  expect((await browser.submit(sent)).status).toBe(200);
}

async function endEverything() {
  const { rows } = await query('select id from accounts');
  await endAllSessions(site.database().pool, rows[0].id);
}

const endedWays = [
  ['a new password', resetByLink],
  ['a log-out on all devices', endEverything],
] as const;

const changePassword = (browser: TestBrowser) =>
  browser.submit({ form: 'change-password', newPassword: 'six boats at anchor' });

test.each(endedWays)('A proof in another browser changes nothing after %s', async (_, end) => {
  const stranger = await proveOwnership('&screen=security');
  await end();
  const before = await storedPasswords();
  expect((await changePassword(stranger)).status).toBe(404);
  expect(await storedPasswords()).toEqual(before);
});

test.each(endedWays)(
  'A log-in that was proved in another browser does not go on after %s',
  async (_, end) => {
    const stranger = await proveOwnership('');
    await end();
    await stranger.submit({ form: 'done' });
    expect(isLoggedIn(stranger)).toBe(false);
    expect((await query('select from sessions')).rowCount).toBe(0);
  },
);

const rowsOfIssuer = async () => (await query('select * from oidc_rows')).rows;

async function storeAgain(rows: Awaited<ReturnType<typeof rowsOfIssuer>>) {
  for (const { issuer, model, id_hash, payload, uid, account, expires_at } of rows)
    await query(
      `insert into oidc_rows (issuer, model, id_hash, payload, uid, account, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [issuer, model, id_hash, payload, uid, account, expires_at],
    );
}

// The issuer may be writing its state at the very moment at which everything ends.
test('A proof whose interaction is written again after the end counts no longer', async () => {
  const stranger = await proveOwnership('&screen=security');
  const path = stranger.address().pathname;
  const stored = await rowsOfIssuer();
  await endEverything();
  expect(await rowsOfIssuer()).toEqual([]);
  await storeAgain(stored);
  const before = await storedPasswords();
  expect((await changePassword(stranger)).status).toBe(403);
  expect(await storedPasswords()).toEqual(before);
  await stranger.open(path.replace('interaction', 'auth'));
  expect(isLoggedIn(stranger)).toBe(false);
  expect(stranger.address().pathname).toMatch(/^\/oidc\/interaction\//);
  expect((await query('select from sessions')).rowCount).toBe(0);
});

/** Lets the clock of this process differ from that of the database. */
function clockWrongBy(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

// Another process locks the account, so a proof is compared with a time that this process has not written.
async function lockForAMoment() {
  await query(`update accounts set state = 'locked'`);
  await query(`update accounts set state = 'active'`);
}

test('A server whose clock is ahead accepts no proof from before everything ended', async () => {
  clockWrongBy(3);
  const stranger = await proveOwnership('&screen=security');
  const stored = await rowsOfIssuer();
  await lockForAMoment();
  await storeAgain(stored);
  const before = await storedPasswords();
  expect((await changePassword(stranger)).status).toBe(403);
  expect(await storedPasswords()).toEqual(before);
});

test.each([3, -3])(
  'A server whose clock is wrong by %i minutes lets the owner in after everything ended',
  async (minutes) => {
    clockWrongBy(minutes);
    const browser = await site.registered({ isVerified: false });
    await lockForAMoment();
    forgetLogIn(browser);
    await browser.open('/oauth/begin?to=/en&screen=security');
    await browser.submit(password);
    expect((await changePassword(browser)).status).toBe(200);
    await browser.submit({ form: 'done' });
    expect(isLoggedIn(browser)).toBe(true);
  },
);

test('The browser that changes the password goes on, and may change more', async () => {
  const browser = await site.registered();
  await browser.open('/oauth/begin?to=/en&screen=security');
  await browser.submit(password);
  expect((await changePassword(browser)).status).toBe(200);
  expect((await changePassword(browser)).status).toBe(200);
  await browser.submit({ form: 'done' });
  expect(isLoggedIn(browser)).toBe(true);
});

test.each(endedWays)(
  'A browser knows an account no longer after %s, until it was used there again',
  async (_, end) => {
    const browser = await site.registered();
    const page = async () => {
      forgetLogIn(browser);
      await browser.open('/oauth/begin?to=/en');
      return (
        await browser.submit({ ...password, password: end === resetByLink ? newPassword : ada.password })
      ).text();
    };
    await end();
    await aMinuteLater(site.database());
    expect(await page()).toContain(codePage.newBrowser);
    await browser.submit({ form: 'code', code: await lastCode(site.database(), ada.email) });
    expect(isLoggedIn(browser)).toBe(true);
    await page();
    expect(isLoggedIn(browser)).toBe(true);
  },
);

test('An account whose address is not confirmed keeps the browser that knows it, for no email could replace it', async () => {
  const browser = await site.registered({ isVerified: false });
  await endEverything();
  forgetLogIn(browser);
  await browser.open('/oauth/begin?to=/en');
  await browser.submit(password);
  expect(isLoggedIn(browser)).toBe(true);
});
