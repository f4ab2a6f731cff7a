import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lastCode } from '../../../test-support/accounts/mail-codes.ts';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { listeningShop } from '../../../test-support/app/listening-shop.ts';
import { type TestBrowser, testBrowser } from '../../../test-support/app/test-browser.ts';
import { isPassword } from '../../features/accounts/passwords/hash-password.ts';
import { identityTexts } from './texts.ts';

const shop = listeningShop();

beforeEach(() => shop.query('truncate accounts, mail_codes, password_attempts, emails cascade'));

const ada = { name: 'Ada Lovelace', email: 'Ada@example.org', password: 'four boats at anchor' };
const { error } = identityTexts.en;

const { newBrowser } = shop;

async function registerPerson(browser: TestBrowser, { to = '/en', person = ada } = {}) {
  await browser.open(`/oauth/begin?to=${encodeURIComponent(to)}`);
  return browser.submit({ form: 'register', ...person });
}

async function logIn(browser: TestBrowser, { email, password }: Omit<typeof ada, 'name'> = ada) {
  await browser.open('/oauth/begin?to=/en');
  return browser.submit({ form: 'log-in', email, password });
}

/** A log-in in a browser that the account has never used. */
async function logInWithCode(browser: TestBrowser) {
  await logIn(browser);
  return browser.submit({ form: 'code', email: ada.email, code: await lastCode(shop.database(), ada.email) });
}

/** A call as a page of the site makes it. */
async function callAs(browser: TestBrowser, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.url()}/api${path}`, {
    method: 'POST',
    headers: { origin: shop.publicUrl, ...browser.headers(), ...headers },
  });
  return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() };
}

test('A traveller creates an account, comes back to the page and is logged in there', async () => {
  const browser = newBrowser();
  await registerPerson(browser, { to: '/de/new/checkout/1?step=2' });
  expect(browser.address().href).toBe(`${shop.publicUrl}/de/new/checkout/1?step=2#logged-in`);
  const { status, body } = await callAs(browser, '/session/token');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    expires_in: 300,
    userinfo: { name: ada.name, email: ada.email, email_verified: false, organizations: [] },
  });
});

test('A log-in with the right password opens the account in the browser that knows it', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  const { body: first } = await callAs(browser, '/session/token');
  await callAs(browser, '/session/end');
  browser.cookies.delete('__Host-session');
  for (const name of [...browser.cookies.keys()].filter((name) => /issuer/.test(name)))
    browser.cookies.delete(name);
  await logIn(browser, { email: ada.email.toUpperCase(), password: ada.password });
  const { body: second } = await callAs(browser, '/session/token');
  expect(second.userinfo.sub).toBe(first.userinfo.sub);
});

test('An address that is not verified cannot be logged in to from another browser', async () => {
  await registerPerson(newBrowser());
  const stranger = newBrowser();
  const answer = await logIn(stranger);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(error.noMatch);
  await shop.query('update accounts set email_verified_at = now()');
  await logInWithCode(stranger);
  expect(stranger.address().hash).toBe('#logged-in');
});

test('A wrong password and an unknown address are answered alike', async () => {
  await registerPerson(newBrowser());
  await shop.query('update accounts set email_verified_at = now()');
  const pages = await Promise.all(
    [
      { ...ada, password: 'four boats at ancho' },
      { ...ada, email: 'bob@example.org' },
    ].map(async (wrong) => {
      const answer = await logIn(newBrowser(), wrong);
      return {
        status: answer.status,
        page: (await answer.text()).replaceAll(/value="[^"]*"|interaction\/[\w-]+/g, ''),
      };
    }),
  );
  expect(pages[0]).toEqual(pages[1]);
  expect(pages[0]?.page).toContain(error.noMatch);
});

test('Registering an address that has an account is not refused, and does not change that account', async () => {
  await registerPerson(newBrowser());
  await shop.query('update accounts set email_verified_at = now()');
  const stranger = newBrowser();
  await registerPerson(stranger, { person: { ...ada, name: 'Eve', password: 'a password of hers' } });
  const { body } = await callAs(stranger, '/session/token');
  expect(body.userinfo).toMatchObject({ name: 'Eve', email_verified: false });
  const owner = newBrowser();
  await logInWithCode(owner);
  expect((await callAs(owner, '/session/token')).body.userinfo).toMatchObject({ name: ada.name });
  expect((await logIn(newBrowser(), { ...ada, password: 'a password of hers' })).status).toBe(422);
});

test.each([
  ['a name', { name: '' }, error.name],
  ['a name that is a web address', { name: 'https://evil.example' }, error.name],
  ['an email address', { email: 'ada' }, error.email],
  ['a password', { password: '' }, error.password],
  ['a longer password', { password: 'short' }, error.tooShort],
  ['a password that is not guessed first', { password: 'password123' }, error.guessable],
])(
  'A registration without %s says what is missing and keeps what was typed',
  async (_, difference, complaint) => {
    const person = { ...ada, ...difference };
    const answer = await registerPerson(newBrowser(), { person });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(complaint);
    expect(page).toContain(`value="${person.email}"`);
    expect(page).not.toContain(ada.password);
    expect((await shop.query('select from accounts')).rowCount).toBe(0);
  },
);

test('A token is valid only with the cookie of its session, and not after logging out', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  await registerPerson(browser);
  await registerPerson(other, { person: { ...ada, email: 'bob@example.org' } });
  const { body } = await callAs(browser, '/session/token');
  const status = async (as: TestBrowser, token = body.access_token) => {
    const headers = { authorization: `Bearer ${token}`, ...as.headers() };
    return (await fetch(`${shop.url()}/api/userinfo`, { headers })).status;
  };
  expect(await status(browser)).toBe(200);
  expect(await status(other)).toBe(401);
  expect(await status(newBrowser())).toBe(401);
  expect(await status(browser, body.id_token)).toBe(401);
  await callAs(browser, '/session/end');
  expect(await status(browser)).toBe(401);
});

test('Logging out ends the session in the database and removes the cookie', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  const { body, cookies } = await callAs(browser, '/session/end');
  expect(body).toEqual({ ended: true, end_session_url: null });
  expect(cookies).toEqual([expect.stringMatching(/^__Host-session=; .*Max-Age=0/)]);
  expect((await callAs(browser, '/session/token')).status).toBe(401);
  expect((await callAs(browser, '/session/end')).body).toEqual({ ended: false, end_session_url: null });
});

test('After logging out, the next log-in in the browser asks for the password again', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  await callAs(browser, '/session/end');
  const answer = await browser.open('/oauth/begin?to=/en');
  expect(browser.address().pathname).toMatch(/^\/oidc\/interaction\//);
  expect(answer.status).toBe(200);
});

test('A browser that is logged in at the issuer logs in to the site without a password', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  browser.cookies.delete('__Host-session');
  await browser.open('/oauth/begin?to=/de');
  expect(browser.address().href).toBe(`${shop.publicUrl}/de#logged-in`);
});

async function putAs(browser: TestBrowser, path: string, token?: string) {
  const answer = await fetch(`${shop.url()}/api${path}`, {
    method: 'PUT',
    headers: { ...browser.headers(), ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.status, body: await answer.json() };
}

async function sentLinks() {
  const { rows } = await shop
    .database()
    .pool.query<{ url: string }>(
      `select body->'action'->>'url' as url from emails where key like 'verification/%' order by written_at`,
    );
  return rows.map(({ url }) => new URL(url).search);
}

test('A new account gets an email, whose link confirms the address once and is no longer new afterwards', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  const link = (await sentLinks()).at(-1) ?? '';
  const confirmed = { email: ada.email, isConfirmed: true, choosePasswordAt: null };
  const first = await putAs(browser, `/user/email-verification${link}`);
  expect(first).toEqual({ status: 200, body: { ...confirmed, accountAlreadyVerified: false } });
  const second = await putAs(newBrowser(), `/user/email-verification${link}`);
  expect(second.body).toEqual({ ...confirmed, accountAlreadyVerified: true });
  expect((await callAs(browser, '/session/token')).body.userinfo.email_verified).toBe(true);
});

test('Every link that does not confirm an address is answered alike', async () => {
  await registerPerson(newBrowser());
  const link = new URLSearchParams((await sentLinks()).at(-1));
  const id = link.get('subjectId') ?? '';
  const wrong = [
    { subjectId: id, verificationCode: 'a'.repeat(43) },
    {
      subjectId: '0acc0000-0000-4000-8000-000000000009',
      verificationCode: link.get('verificationCode') ?? '',
    },
    { subjectId: 'no id', verificationCode: '' },
  ];
  for (const query of wrong)
    expect(await putAs(newBrowser(), `/user/email-verification?${new URLSearchParams(query)}`)).toEqual({
      status: 410,
      body: { message: 'Gone', status: 410, code: 'gone', errorMessage: 'Gone' },
    });
});

test('Only the user of the token gets the email again, and not twice in a minute', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  const { body } = await callAs(browser, '/session/token');
  const resend = (subjectId: string, as: TestBrowser = browser) =>
    putAs(as, `/user/email-reverification?subjectId=${subjectId}`, body.access_token);
  const { sub } = body.userinfo;
  expect((await resend('0acc0000-0000-4000-8000-000000000009')).status).toBe(403);
  expect((await resend(sub, newBrowser())).status).toBe(401);
  expect((await resend(sub)).status).toBe(429);
  await shop.query(`update email_verifications set sent_at = sent_at - interval '2 minutes'`);
  expect((await resend(sub)).status).toBe(200);
  await shop.query('update accounts set email_verified_at = now()');
  expect((await resend(sub)).status).toBe(409);
});

test('A locked account has no session any more', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  await shop.query(`update accounts set state = 'locked'`);
  expect((await callAs(browser, '/session/token')).status).toBe(401);
});

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of another host of ours', { origin: 'https://other.example.org' }],
  ['a request that states no origin', { origin: '' }],
])('Neither the token nor the end of a session is given to %s', async (_, headers) => {
  const browser = newBrowser();
  await registerPerson(browser);
  for (const path of ['/session/token', '/session/end'])
    expect((await callAs(browser, path, headers)).status).toBe(403);
  expect((await callAs(browser, '/session/token')).status).toBe(200);
});

test('The way back from the issuer works once, and only in the browser that began it', async () => {
  const browser = newBrowser();
  await browser.open('/oauth/begin?to=/en');
  const posted = await fetch(shop.url() + browser.address().pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: shop.publicUrl,
      ...browser.headers(),
    },
    body: new URLSearchParams({ form: 'register', ...ada }),
  });
  const resume = new URL(posted.headers.get('location') ?? '');
  const back = await fetch(shop.url() + resume.pathname, {
    redirect: 'manual',
    headers: { ...browser.headers() },
  });
  const callback = new URL(back.headers.get('location') ?? '');
  expect(callback.pathname).toBe('/oauth/callback');
  const stranger = newBrowser();
  await stranger.open(callback.pathname + callback.search);
  expect(stranger.address().href).toBe(`${shop.publicUrl}/login#expired`);
  expect(stranger.cookies.has('__Host-session')).toBe(false);
  await browser.open(callback.pathname + callback.search);
  expect(browser.address().hash).toBe('#logged-in');
  await browser.open(callback.pathname + callback.search);
  expect(browser.address().href).toBe(`${shop.publicUrl}/login#expired`);
});

test('A log-in gives the browser a session of its own, and ends the one before', async () => {
  const browser = newBrowser();
  await registerPerson(browser);
  const before = new Map(browser.cookies);
  await registerPerson(browser, { person: { ...ada, email: 'bob@example.org' } });
  expect(browser.cookies.get('__Host-session')).not.toBe(before.get('__Host-session'));
  const old = newBrowser();
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await callAs(old, '/session/token')).status).toBe(401);
});

test('A link on another site does not log its visitors in', async () => {
  const browser = newBrowser();
  await browser.open('/oauth/begin?to=/de', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(browser.address().href).toBe(`${shop.publicUrl}/de/login`);
});

test('The pages speak the language of the page that the traveller came from', async () => {
  const browser = newBrowser();
  const german = await (await browser.open('/oauth/begin?to=/de/faq')).text();
  expect(german).toContain(`<h1>${identityTexts.de.logIn.title}</h1>`);
  const chinese = await (await browser.open('/oauth/begin?to=/zh-Hans')).text();
  expect(chinese).toContain('<html lang="zh-Hans"');
});

test('The documents of the issuer name the site, whatever host a client names', async () => {
  const answer = await fetch(`${shop.url()}/oidc/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  const text = await answer.text();
  expect(JSON.parse(text).authorization_endpoint).toBe(`${shop.publicUrl}/oidc/auth`);
  expect(text).not.toContain('evil');
});

test('Log-ins work again a minute after a crash of the database has lost the secrets', async () => {
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const other = await listeningApp({
    database: shop.database(),
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    clock,
  });
  onTestFinished(other.close);
  const browser = () => testBrowser({ url: other.url, publicUrl: shop.publicUrl });
  await registerPerson(browser());
  await shop.query('truncate secrets, identity_keys, oidc_rows, log_in_attempts, sessions');
  now += 61_000;
  const after = browser();
  await registerPerson(after, { person: { ...ada, email: 'bob@example.org' } });
  expect(after.address().hash).toBe('#logged-in');
});

test('While too many passwords are compared, a traveller can try again without typing everything once more', async () => {
  const browser = newBrowser();
  await browser.open('/oauth/begin?to=/en');
  let isBusy = true;
  // As many as may wait; each that ends is followed by the next.
  const occupy = async (): Promise<void> => {
    while (isBusy) await isPassword('anything', null);
  };
  const work = Array.from({ length: 66 }, occupy);
  const answer = await browser.submit({ form: 'log-in', ...ada });
  isBusy = false;
  await Promise.all(work);
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain(error.failed);
  expect(page).toContain(`value="${ada.email}"`);
});

test('One client begins at most 240 log-ins a minute at the issuer, because each is stored', async () => {
  // On a clock that stands still, what one client may do in a minute is all there is.
  const moment = new Date();
  const other = await listeningApp({ database: shop.database(), clock: { now: () => moment } });
  onTestFinished(other.close);
  const begin = async () => (await fetch(`${other.url}/oidc/auth`, { redirect: 'manual' })).status;
  const statuses: number[] = [];
  for (let call = 0; call < 241; call += 1) statuses.push(await begin());
  expect(statuses.slice(0, 240)).not.toContain(429);
  expect(statuses[240]).toBe(429);
});

test('Answers of the issuer have the security headers of its pages, and it serves no page of its own', async () => {
  const documents = await fetch(`${shop.url()}/oidc/.well-known/openid-configuration`);
  expect(documents.headers.get('x-content-type-options')).toBe('nosniff');
  expect(documents.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${shop.url()}/oidc/session/end`)).status).toBe(404);
});

test('A page of an interaction that has ended says so, in the language that the browser prefers', async () => {
  const pageFor = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const answer = await fetch(`${shop.url()}/oidc/interaction/unknown`, { headers });
    expect(answer.status).toBe(404);
    return answer.text();
  };
  expect(await pageFor()).toContain(error.expired);
  expect(await pageFor('de-DE,de;q=0.9,en;q=0.8')).toContain('<html lang="de"');
  expect(await pageFor('zh-CN,zh;q=0.9,en;q=0.8')).toContain('<html lang="zh-Hans"');
});

test('A fault of the database at the begin of a log-in is answered as one, not as an issuer that does not answer', async () => {
  await shop.query('alter table log_in_attempts rename to lost_attempts');
  onTestFinished(async () => void (await shop.query('alter table lost_attempts rename to log_in_attempts')));
  const answer = await fetch(`${shop.url()}/oauth/begin?to=/en`, { redirect: 'manual' });
  expect(answer.status).toBe(500);
});
