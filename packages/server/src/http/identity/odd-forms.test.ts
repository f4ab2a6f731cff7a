import { beforeEach, expect, test } from 'vitest';
import { ada, forgetLogIn, isLoggedIn, logInPages } from '../../../test-support/accounts/log-in-pages.ts';

const site = logInPages();

beforeEach(() => site.query('truncate accounts, emails, jobs cascade'));

test.each(['__proto__', 'constructor', 'toString', 'of another site'])(
  'A form of an unknown name is read as a log-in: %s',
  async (form) => {
    const browser = await site.begun();
    expect((await browser.submit({ ...ada, form })).status).toBe(422);
  },
);

test.each(['https://evil.example', 'https://www.example.org.evil.example', 'http://www.example.org', 'null'])(
  'A form that a page of another origin sends is refused: %s',
  async (origin) => {
    const browser = await site.begun();
    const send = (from: string) =>
      browser.open(browser.address().pathname, {
        method: 'POST',
        headers: { origin: from },
        body: new URLSearchParams({ form: 'register', ...ada }),
      });
    expect((await send(origin)).status).toBe(403);
    expect((await site.query('select from accounts')).rowCount).toBe(0);
    await send(site.publicUrl);
    expect(isLoggedIn(browser)).toBe(true);
  },
);

test.each([
  '/oauth/begin?to=/en&mode=%00',
  '/oauth/callback?state=%00',
  '/oidc/reset?code=%00',
  '/oidc/auth?client_id=%00',
  '/oidc/interaction/%00',
])('An address with what no database stores is refused: %s', async (path) => {
  const browser = site.newBrowser();
  expect((await browser.open(path)).status).toBe(400);
});

test.each(['form', 'email', 'password', 'name', 'credential'])(
  'A form with what no database stores is refused: %s',
  async (field) => {
    const browser = await site.begun();
    expect((await browser.submit({ form: 'register', ...ada, [field]: 'a\0b' })).status).toBe(400);
    expect((await browser.open('/oidc/reset')).status).toBe(410);
    expect((await browser.submit({ code: 'a', newPassword: 'a\0b' })).status).toBe(400);
  },
);

test('Markup in any field of any form stays text in the page that comes back', async () => {
  const markup = `"'><img src=x onerror="canary()"></title></style><script>canary()</script>`;
  const fields = { ...ada, code: markup, credential: markup, newPassword: markup, currentPassword: markup };
  const forms = [
    'log-in',
    'register',
    'send-code',
    'code',
    'forgot',
    'send-reset',
    'reset',
    'passkey',
    markup,
  ];
  let repeated = 0;
  for (const form of forms) {
    for (const field of ['name', 'email'] as const) {
      const browser = await site.begun();
      const answer = await browser.submit({ ...fields, form, [field]: markup });
      const page = await answer.text();
      if (page.includes('canary')) repeated += 1;
      expect([form, field, /<img|<script>canary|\sonerror="canary/.exec(page)?.[0]]).toEqual([
        form,
        field,
        undefined,
      ]);
    }
  }
  for (const address of [
    '/oidc/reset?code=',
    '/oidc/auth?client_id=',
    '/oauth/done?problem=',
    '/oauth/done?to=/',
  ]) {
    const page = await (await site.newBrowser().open(address + encodeURIComponent(markup))).text();
    expect([address, /<img|<script>canary/.exec(page)?.[0]]).toEqual([address, undefined]);
  }
  // Most pages show what was typed once more.
  expect(repeated).toBeGreaterThan(5);
});

/** A page to create an account that can be sent several times, because what it answers is not followed. */
async function registerPage() {
  const browser = await site.begun();
  const url = site.url() + browser.address().pathname;
  const headers = { origin: site.publicUrl, ...browser.headers() };
  const send = async (changed: Partial<typeof ada> = {}) => {
    const body = new URLSearchParams({ form: 'register', ...ada, ...changed });
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      browser.cookies.set(name, value);
    }
    return { status: answer.status, to: new URL(answer.headers.get('location') ?? '', site.publicUrl) };
  };
  return { browser, send };
}

test('Of ten registrations with one page at once, one account is made', async () => {
  const { send } = await registerPage();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
  // A traveller who presses twice is logged in with the second press as well.
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  expect((await send({ email: ada.email.toUpperCase(), name: 'Ada King' })).status).toBe(303);
  const { rows } = await site.query('select email, name from accounts');
  expect(rows).toEqual([{ email: ada.email, name: 'Ada King' }]);
});

test('A registration that is sent again with another password opens with that one, and the email confirms it', async () => {
  const { browser, send } = await registerPage();
  const corrected = 'five boats at anchor';
  await send();
  const { status, to } = await send({ password: corrected });
  expect(status).toBe(303);
  await browser.open(to.pathname);
  expect(isLoggedIn(browser)).toBe(true);
  const { rows } = await site.query(`select body->'action'->>'url' as url from emails`);
  const answer = await fetch(`${site.url()}/api/user/email-verification${new URL(rows[0].url).search}`, {
    method: 'PUT',
    headers: { origin: site.publicUrl, ...browser.headers() },
  });
  expect(await answer.json()).toMatchObject({ isConfirmed: true });
  forgetLogIn(browser);
  await browser.open('/oauth/begin?to=/en');
  await browser.submit({ form: 'log-in', email: ada.email, password: corrected });
  expect(isLoggedIn(browser)).toBe(true);
});

test('A registration that is sent again with another address is one of that address, known or not', async () => {
  await site.query(`insert into accounts (id, name, locale, email, email_key, email_verified_at)
    values (gen_random_uuid(), 'Bob', 'en', 'bob@example.org', 'bob@example.org', now())`);
  const { browser, send } = await registerPage();
  await send();
  const answers = [await send({ email: 'bob@example.org' }), await send({ email: 'eve@example.org' })];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const { rows } = await site.query('select to_address as "to" from emails order by written_at');
  expect(rows.map(({ to }) => to)).toEqual([ada.email, 'bob@example.org', 'eve@example.org']);
  await browser.open(answers[1]?.to.pathname ?? '');
  const { rows: sessions } = await site.query(
    'select a.email from sessions s join accounts a on a.id = s.account_id',
  );
  expect(sessions).toEqual([{ email: 'eve@example.org' }]);
});

test('A registration that is sent again opens no account that has had another password since', async () => {
  const { send } = await registerPage();
  await send();
  await site.query(`update accounts set password = 'another'`);
  expect((await send()).status).toBe(409);
});

test('A name has no characters that reverse or hide the rest of a line', async () => {
  const browser = await site.begun();
  await browser.submit({ form: 'register', ...ada, name: 'Ada\u202e \u2066ecalevoL\u200b ' });
  expect(isLoggedIn(browser)).toBe(true);
  const { rows } = await site.query('select name from accounts');
  expect(rows).toEqual([{ name: 'Ada ecalevoL' }]);
});
