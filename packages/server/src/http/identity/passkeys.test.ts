import { beforeEach, expect, test } from 'vitest';
import { type DeviceAnswer, newAuthenticator } from '../../../test-support/accounts/authenticator.ts';
import { lastCode } from '../../../test-support/accounts/mail-codes.ts';
import { listeningShop } from '../../../test-support/app/listening-shop.ts';
import type { TestBrowser } from '../../../test-support/app/test-browser.ts';
import { noteFirstPasskeyOffer } from '../../features/accounts/passkeys/passkeys.ts';
import { securityTexts } from './security-texts.ts';
import { identityTexts } from './texts.ts';

const shop = listeningShop();
const device = { origin: shop.publicUrl, rpId: 'www.example.org' };

beforeEach(() =>
  shop.query('truncate accounts, mail_codes, password_attempts, passkey_challenges, emails, jobs cascade'),
);

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', password: 'four boats at anchor' };
const { error } = identityTexts.en;
const { notice, ...texts } = securityTexts.en;
const { query } = shop;

async function beginLogIn(more = '') {
  const browser = shop.newBrowser();
  await browser.open(`/oauth/begin?to=/en${more}`);
  return browser;
}

async function registered({ isVerified = true } = {}) {
  const browser = await beginLogIn();
  await browser.submit({ form: 'register', ...ada });
  if (isVerified) await query('update accounts set email_verified_at = now()');
  return browser;
}

const password = { form: 'log-in', email: ada.email, password: ada.password };

/** A browser that has just proved to own the account, on the page with passkeys. */
async function onSecurityPage(options?: { isVerified: boolean }) {
  const browser = await registered(options);
  await browser.open('/oauth/begin?to=/en&screen=security');
  const answer = await browser.submit(password);
  expect(await answer.text()).toContain(texts.title);
  return browser;
}

async function optionsFor(browser: TestBrowser) {
  const answer = await browser.submit({ form: 'passkey-options' });
  expect(answer.headers.get('content-type')).toContain('application/json');
  return answer.json();
}

async function addTo(
  browser: TestBrowser,
  changed: Partial<DeviceAnswer> = {},
  authenticator = newAuthenticator(),
) {
  const { challenge, user } = await optionsFor(browser);
  const credential = authenticator.create({ challenge, ...device, user: user.id, ...changed });
  const answer = await browser.submit({ form: 'add-passkey', credential });
  return { authenticator, page: await answer.text(), credential };
}

async function logInBy(
  authenticator: ReturnType<typeof newAuthenticator>,
  changed: Partial<DeviceAnswer> = {},
) {
  const browser = await beginLogIn();
  const { challenge } = await optionsFor(browser);
  const credential = authenticator.get({ challenge, ...device, ...changed });
  const answer = await browser.submit({ form: 'passkey', credential });
  return { browser, answer, credential };
}

const isLoggedIn = (browser: TestBrowser) => browser.address().hash === '#logged-in';
const countPasskeys = async () => (await query('select from passkeys')).rowCount;

test('A passkey is added after a proof, and opens the account in a new browser without password or code', async () => {
  const { authenticator, page } = await addTo(await onSecurityPage());
  expect(page).toContain(notice.passkeyAdded);
  const { browser } = await logInBy(authenticator);
  expect(isLoggedIn(browser)).toBe(true);
  const { rows } = await query(`select subject from emails where key like 'passkey/%'`);
  expect(rows).toHaveLength(1);
  const { rows: events } = await query(
    `select kind from account_events where kind like '%passkey%' order by id`,
  );
  expect(events.map(({ kind }) => kind)).toEqual(['passkey_added', 'log_in_passkey']);
});

test.each([
  ['another origin', { origin: 'https://www.examp1e.org' }],
  ['another host', { rpId: 'examp1e.org' }],
  ['a challenge that we did not make', { challenge: 'a'.repeat(43) }],
  ['a device that did not check its owner', { flags: 0x01 }],
])('A passkey that was signed for %s opens nothing', async (_, changed) => {
  const { authenticator } = await addTo(await onSecurityPage());
  const { browser, answer } = await logInBy(authenticator, changed);
  expect(await answer.text()).toContain(error.passkey);
  expect(isLoggedIn(browser)).toBe(false);
});

test.each([
  ['another origin', { origin: 'https://www.examp1e.org' }],
  ['another host', { rpId: 'examp1e.org' }],
  ['a challenge that we did not make', { challenge: 'a'.repeat(43) }],
  ['a device that did not check its owner', { flags: 0x41 }],
])('A passkey that was made for %s is not added', async (_, changed) => {
  const { page } = await addTo(await onSecurityPage(), changed);
  expect(page).toContain(notice.notAdded);
  expect(await countPasskeys()).toBe(0);
});

test('A passkey that is stored already is not added again, neither for its account nor for another', async () => {
  const owner = await onSecurityPage();
  const { authenticator } = await addTo(owner);
  const stored = async () => (await query('select * from passkeys')).rows;
  const before = await stored();
  const stranger = await beginLogIn('&screen=security');
  await stranger.submit({ form: 'register', ...ada, email: 'eve@example.org' });
  for (const browser of [owner, stranger])
    expect((await addTo(browser, {}, authenticator)).page).toContain(notice.notAdded);
  expect(await stored()).toEqual(before);
  const countAdded = async (table: string, column: string, kind: string) =>
    (await query(`select from ${table} where ${column} like $1`, [kind])).rowCount;
  expect(await countAdded('account_events', 'kind', 'passkey_added')).toBe(1);
  expect(await countAdded('emails', 'key', 'passkey/%')).toBe(1);
});

test('What a passkey has signed works once, and in the browser that asked for it only', async () => {
  const { authenticator } = await addTo(await onSecurityPage());
  const asking = await beginLogIn();
  const { challenge } = await optionsFor(asking);
  const credential = authenticator.get({ challenge, ...device });
  const stranger = await beginLogIn();
  await stranger.submit({ form: 'passkey', credential });
  expect(isLoggedIn(stranger)).toBe(false);
  const path = asking.address().pathname;
  const before = new Map(asking.cookies);
  await asking.submit({ form: 'passkey', credential });
  expect(isLoggedIn(asking)).toBe(true);
  for (const [name, value] of before) asking.cookies.set(name, value);
  await asking.open(path, {
    method: 'POST',
    headers: { origin: shop.publicUrl },
    body: new URLSearchParams({ form: 'passkey', credential }),
  });
  expect(isLoggedIn(asking)).toBe(false);
});

test('A copied passkey whose counter lags behind opens nothing', async () => {
  const { authenticator } = await addTo(await onSecurityPage(), { counter: 7 });
  expect(isLoggedIn((await logInBy(authenticator, { counter: 7 })).browser)).toBe(false);
  expect(isLoggedIn((await logInBy(authenticator, { counter: 8 })).browser)).toBe(true);
});

test('A passkey of a locked account opens nothing, and what is no passkey is answered alike', async () => {
  const { authenticator } = await addTo(await onSecurityPage());
  await query(`update accounts set state = 'locked'`);
  expect(await (await logInBy(authenticator)).answer.text()).toContain(error.passkey);
  expect(await (await logInBy(newAuthenticator())).answer.text()).toContain(error.passkey);
  for (const credential of ['', 'no JSON', '{}', '{"id":"a"}'])
    expect((await (await beginLogIn()).submit({ form: 'passkey', credential })).status).toBe(422);
});

test('The list of what a device may use names no passkey, so that nothing tells which addresses have one', async () => {
  await addTo(await onSecurityPage());
  expect(await optionsFor(await beginLogIn())).toMatchObject({
    allowCredentials: [],
    rpId: device.rpId,
    userVerification: 'required',
  });
});

test.each(['add-passkey', 'rename-passkey', 'remove-passkey', 'change-password'])(
  'Without a proof in the last five minutes nothing is changed: %s',
  async (form) => {
    const browser = await onSecurityPage();
    const { authenticator } = await addTo(browser);
    const { challenge } = await optionsFor(browser);
    const { rows: before } = await query('select p.name, a.password from passkeys p, accounts a');
    const fields = {
      form,
      id: authenticator.id,
      passkeyName: 'mine',
      newPassword: 'five boats at anchor',
      credential: newAuthenticator().create({ challenge, ...device, user: 'a'.repeat(43) }),
    };
    await query(`update oidc_rows set payload = jsonb_set(payload, '{result,login,ts}',
      to_jsonb((payload->'result'->'login'->>'ts')::numeric - 301)) where model = 'Interaction' and payload ? 'result'`);
    const late = await browser.submit(fields);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain(error.proveAgain);
    const unproven = await beginLogIn('&screen=security');
    expect((await unproven.submit(fields)).status).toBe(403);
    expect((await query('select p.name, a.password from passkeys p, accounts a')).rows).toEqual(before);
  },
);

test('A browser that is logged in proves again who uses it before the page with passkeys opens', async () => {
  const browser = await registered();
  const answer = await browser.open('/oauth/begin?to=/en&screen=security');
  expect(await answer.text()).toContain(identityTexts.en.logIn.title);
  expect(browser.address().pathname).toMatch(/^\/oidc\/interaction\//);
  await browser.submit(password);
  await browser.submit({ form: 'done' });
  expect(isLoggedIn(browser)).toBe(true);
});

test('A passkey is renamed and removed by its account only', async () => {
  const owner = await onSecurityPage();
  const { authenticator } = await addTo(owner);
  const { id } = authenticator;
  const stranger = await beginLogIn('&screen=security');
  await stranger.submit({ form: 'register', ...ada, email: 'eve@example.org' });
  await stranger.submit({ form: 'rename-passkey', id, passkeyName: 'of Eve' });
  await stranger.submit({ form: 'remove-passkey', id });
  expect((await query('select name from passkeys')).rows).toEqual([{ name: 'Passkey' }]);
  const empty = await owner.submit({ form: 'rename-passkey', id, passkeyName: ' ' });
  expect(await empty.text()).toContain(notice.needsName);
  await owner.submit({ form: 'rename-passkey', id, passkeyName: 'Blue phone' });
  expect((await query('select name from passkeys')).rows).toEqual([{ name: 'Blue phone' }]);
  const removed = await (await owner.submit({ form: 'remove-passkey', id })).text();
  expect(removed).toContain(notice.passkeyRemoved);
  expect(removed).toContain('"allAcceptedCredentialIds":[]');
  expect(await countPasskeys()).toBe(0);
  expect(isLoggedIn((await logInBy(authenticator)).browser)).toBe(false);
});

test('The last way to log in stays: of two removals at once one fails', async () => {
  const browser = await onSecurityPage({ isVerified: false });
  const ids = [(await addTo(browser)).authenticator.id, (await addTo(browser)).authenticator.id];
  await query('update accounts set password = null');
  const pages = await Promise.all(
    ids.map(async (id) => (await browser.submit({ form: 'remove-passkey', id })).text()),
  );
  expect(pages.filter((page) => page.includes(notice.lastWay))).toHaveLength(1);
  expect(await countPasskeys()).toBe(1);
  await query('update accounts set email_verified_at = now()');
  for (const id of ids) await browser.submit({ form: 'remove-passkey', id });
  expect(await countPasskeys()).toBe(0);
});

test('Removing a passkey that is gone says so, and not that it is the last way to log in', async () => {
  const browser = await onSecurityPage();
  const { id } = (await addTo(browser)).authenticator;
  await browser.submit({ form: 'remove-passkey', id });
  const page = await (await browser.submit({ form: 'remove-passkey', id })).text();
  expect(page).toContain(notice.passkeyGone);
  expect(page).not.toContain(notice.lastWay);
});

test('Too many changes in a minute are refused on the page that they came from', async () => {
  const browser = await onSecurityPage();
  await browser.submit({ form: 'send-address', newEmail: 'ada@example.com' });
  let answer = await browser.submit({ form: 'change-password', newPassword: 'short' });
  // More than any client may send in a minute.
  for (let sent = 0; sent < 300 && answer.status !== 429; sent += 1)
    answer = await browser.submit({ form: 'change-password', newPassword: 'short' });
  expect(answer.status).toBe(429);
  const page = await answer.text();
  expect(page).toContain(texts.title);
  expect(page).toContain(notice.tooMany);
  const code = await browser.submit({ form: 'change-address', newEmail: 'ada@example.com', code: '1' });
  expect(code.status).toBe(429);
  const addressPage = await code.text();
  expect(addressPage).toContain(texts.addressTitle);
  expect(addressPage).toContain(notice.tooMany);
});

test('All passkeys of an account have one handle, which is not its id', async () => {
  const browser = await onSecurityPage();
  await addTo(browser);
  await addTo(browser);
  const { rows } = await query('select distinct user_handle as handle, account_id as account from passkeys');
  expect(rows).toHaveLength(1);
  expect(rows[0].handle).toMatch(/^[\w-]{43}$/);
  expect((await optionsFor(browser)).excludeCredentials).toHaveLength(2);
});

test('After a log-in with a password a device that can hold passkeys is offered one, once', async () => {
  const browser = await registered();
  const again = async (passkeys: string) => {
    await query('delete from sessions');
    for (const name of [...browser.cookies.keys()]) if (!/known/.test(name)) browser.cookies.delete(name);
    await browser.open('/oauth/begin?to=/en');
    return (await browser.submit({ ...password, passkeys })).text();
  };
  await again('');
  expect(isLoggedIn(browser)).toBe(true);
  expect(await again('yes')).toContain(texts.offerTitle);
  expect(isLoggedIn(browser)).toBe(false);
  await browser.submit({ form: 'done' });
  expect(isLoggedIn(browser)).toBe(true);
  await again('yes');
  expect(isLoggedIn(browser)).toBe(true);
});

test('The offer is taken with one passkey, and not made to an account that has one', async () => {
  const browser = await registered();
  for (const name of [...browser.cookies.keys()]) if (!/known/.test(name)) browser.cookies.delete(name);
  await browser.open('/oauth/begin?to=/en');
  await browser.submit({ ...password, passkeys: 'yes' });
  const { challenge, user } = await optionsFor(browser);
  const credential = newAuthenticator().create({ challenge, ...device, user: user.id });
  await browser.submit({ form: 'accept-offer', credential });
  expect(isLoggedIn(browser)).toBe(true);
  expect(await countPasskeys()).toBe(1);
  await query('update accounts set passkey_offered_at = null');
  const { rows } = await query('select id from accounts');
  expect(await noteFirstPasskeyOffer(shop.database().pool, rows[0].id)).toBe(false);
});

test('A new password by code shows the passkeys of the account, of which a stranger may have added one', async () => {
  await addTo(await onSecurityPage());
  const browser = await beginLogIn();
  await browser.submit({ form: 'send-reset', email: ada.email });
  const code = await lastCode(shop.database(), ada.email);
  const next = { form: 'reset', email: ada.email, code, newPassword: 'five boats at anchor' };
  expect(await (await browser.submit(next)).text()).toContain(notice.checkPasskeys);
  await browser.submit({ form: 'done' });
  expect(isLoggedIn(browser)).toBe(true);
});

test('A password is changed after a proof, and every other session ends', async () => {
  const browser = await onSecurityPage();
  expect((await query('select from sessions')).rowCount).toBe(1);
  const weak = await browser.submit({ form: 'change-password', newPassword: 'short' });
  expect(await weak.text()).toContain(error.tooShort);
  const changed = await browser.submit({ form: 'change-password', newPassword: 'five boats at anchor' });
  expect(await changed.text()).toContain(notice.passwordChanged);
  expect((await query('select from sessions')).rowCount).toBe(0);
  await browser.submit({ form: 'done' });
  expect(isLoggedIn(browser)).toBe(true);
  expect((await query('select from sessions')).rowCount).toBe(1);
});

test('The script of the pages is small, and the policy lets no other run', async () => {
  const script = await fetch(`${shop.url()}/oidc/passkeys.mjs`);
  expect((await script.text()).length).toBeLessThan(3_000);
  const page = await (await beginLogIn()).open('');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await page.text()).toContain('autocomplete="username webauthn"');
});
