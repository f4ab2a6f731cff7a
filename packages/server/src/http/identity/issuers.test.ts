import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../test-support/app/test-browser.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { foreignClient, foreignProvider } from '../../../test-support/identity/foreign-provider.ts';
import {
  ada,
  externalSettings,
  issuersUnderTest,
  publicUrl,
  shopOfIssuers,
} from '../../../test-support/identity/issuers-under-test.ts';
import { type MockIssuer, mockIssuer } from '../../../test-support/identity/mock-issuer.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const shop = shopOfIssuers(() => testDb);
const { runSql, start: startShop } = shop;
const newBrowser = () => testBrowser({ url: shop.app().url, publicUrl });

async function call(browser: TestBrowser, path: string, method = 'POST') {
  const answer = await fetch(`${shop.app().url}/api${path}`, {
    method,
    headers: { origin: publicUrl, ...browser.headers() },
  });
  return { status: answer.status, body: await answer.json() };
}

async function becomeDue() {
  await runSql(`update sessions set checked_at = now() - interval '16 minutes', refreshing_until = null`);
}

async function provenSessions(): Promise<number> {
  const recent = `select from sessions where authenticated_at > now() - interval '1 minute'`;
  return (await runSql(recent)).rowCount ?? 0;
}

describe.each(issuersUnderTest(shop))('%s', (_, issuer) => {
  beforeEach(async () => {
    await issuer.start();
    return issuer.close;
  });

  async function loggedIn(to = '/de/faq') {
    const browser = newBrowser();
    await browser.open(`/oauth/begin?to=${to}`);
    await issuer.logIn(browser);
    expect(browser.address().href).toBe(`${publicUrl}${to}#logged-in`);
    return browser;
  }

  test('A traveller logs in, comes back to the page, and is the same account in the next browser', async () => {
    const first = await call(await loggedIn(), '/session/token');
    expect(first.status).toBe(200);
    expect(first.body.userinfo).toMatchObject({ name: ada.name, email: ada.email });
    const second = await call(await loggedIn('/en'), '/session/token');
    expect(second.body.userinfo).toMatchObject({ sub: first.body.userinfo.sub, email_verified: true });
  });

  test('A log-in in a window of its own ends in the page that closes it', async () => {
    const browser = newBrowser();
    await browser.open('/oauth/begin?to=/de/faq&mode=popup');
    await issuer.logIn(browser);
    expect(browser.address().pathname).toBe('/oauth/done');
    expect((await call(browser, '/session/token')).status).toBe(200);
  });

  test('Only a log-in that asks for a proof is one, if the issuer says when it was given', async () => {
    const browser = await loggedIn();
    expect(await provenSessions()).toBe(0);
    await browser.open('/oauth/begin?to=/en');
    expect(await provenSessions()).toBe(0);
    await runSql('delete from sessions');
    await browser.open('/oauth/begin?to=/en&screen=proof');
    await issuer.logIn(browser);
    expect(browser.address().href).toBe(`${publicUrl}/en#logged-in`);
    expect(await provenSessions()).toBe(issuer.saysWhen ? 1 : 0);
  });

  test('After a quarter of an hour the issuer renews the tokens of a session, which goes on', async () => {
    const browser = await loggedIn();
    const sealed = async () => (await runSql('select sealed_tokens from sessions')).rows[0].sealed_tokens;
    const before = await sealed();
    expect((await call(browser, '/session/token')).status).toBe(200);
    expect(await sealed()).toEqual(before);
    await becomeDue();
    expect((await call(browser, '/session/token')).status).toBe(200);
    expect(await sealed()).not.toEqual(before);
    await becomeDue();
    expect((await call(browser, '/session/token')).status).toBe(200);
  });

  test('Many tabs at once make one renewal, and all stay logged in', async () => {
    const browser = await loggedIn();
    for (let round = 0; round < 3; round += 1) {
      await becomeDue();
      const answers = await Promise.all(Array.from({ length: 12 }, () => call(browser, '/session/token')));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    }
  });

  test('A session that the issuer refuses to renew ends', async () => {
    const browser = await loggedIn();
    await becomeDue();
    await issuer.revoke();
    expect((await call(browser, '/session/token')).status).toBe(401);
    expect((await runSql('select from sessions')).rowCount).toBe(0);
  });

  test('The shop passes on what the issuer publishes about itself', async () => {
    const { status, body } = await call(newBrowser(), '/.well-known/openid-configuration', 'GET');
    expect(status).toBe(200);
    expect(body).toMatchObject({ issuer: expect.any(String), authorization_endpoint: expect.any(String) });
  });

  test('After a log-out the session is over, and a second one changes nothing', async () => {
    const browser = await loggedIn();
    expect(await call(browser, '/session/end')).toMatchObject({ status: 200, body: { ended: true } });
    expect((await call(browser, '/session/token')).status).toBe(401);
    expect((await call(browser, '/session/end')).body).toEqual({ ended: false, end_session_url: null });
  });

  test('No token of the issuer is in an address, a log line, or readable in the database', async () => {
    const browser = await loggedIn();
    const { body } = await call(browser, '/session/token');
    const signature = body.id_token.split('.')[2];
    const { rows } = await runSql(
      `select encode(sealed_tokens, 'escape') || coalesce(browser, '') as text from sessions`,
    );
    expect([rows[0].text, shop.app().logged(), browser.address().href].join()).not.toContain(
      signature.slice(0, 30),
    );
  });
});

describe('An issuer of another organisation', () => {
  let issuer: Awaited<ReturnType<typeof foreignProvider>>;

  beforeEach(async () => {
    issuer = await foreignProvider({ publicUrl, shopUrl: () => shop.app().url });
    issuer.expect(ada);
    await startShop(externalSettings(issuer.issuer));
    return async () => {
      await shop.app().close();
      issuer.close();
    };
  });

  async function loggedIn() {
    const browser = newBrowser();
    await browser.open('/oauth/begin?to=/en');
    expect(browser.address().hash).toBe('#logged-in');
    return browser;
  }

  test('The embedded issuer does not exist beside it', async () => {
    for (const path of ['/oidc/auth', '/oidc/.well-known/openid-configuration', '/oidc/pages.css'])
      expect((await fetch(shop.app().url + path)).status).toBe(404);
  });

  test('After a form, a page leads to it, because browsers refuse to redirect a form to another origin; it gets no hints', async () => {
    const answer = await newBrowser().open('/oauth/begin', {
      method: 'POST',
      headers: { origin: publicUrl },
      body: new URLSearchParams({ to: '/en/dashboard', booking: 'a'.repeat(43) }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/attempt/);
    const [, address = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(await answer.text()) ?? [];
    expect(new URL(address).origin).toBe(new URL(issuer.issuer).origin);
    expect(address).not.toContain('hint');
  });

  test('Its word that an address is verified does not count unless it is trusted, and we ask for a confirmation', async () => {
    const { body } = await call(await loggedIn(), '/session/token');
    expect(body.userinfo).toMatchObject({ email: ada.email, email_verified: false });
    expect((await runSql(`select from emails where key like 'verification/%'`)).rowCount).toBe(1);
  });

  test('A trusted issuer confirms an address, but not one that belongs to another account', async () => {
    await shop.app().close();
    await startShop(externalSettings(issuer.issuer, { OIDC_TRUST_EMAIL: 'on' }));
    const own = (await call(await loggedIn(), '/session/token')).body.userinfo;
    expect(own.email_verified).toBe(true);
    issuer.expect({ ...ada, sub: 'eve', name: 'Eve', email: ada.email.toUpperCase() });
    const other = (await call(await loggedIn(), '/session/token')).body.userinfo;
    expect(other).toMatchObject({ name: 'Eve', email_verified: false });
    expect(other.sub).not.toBe(own.sub);
  });

  test('A person of one issuer never opens the account of another issuer with the same subject or address', async () => {
    const own = (await call(await loggedIn(), '/session/token')).body.userinfo;
    const second = await foreignProvider({ publicUrl, shopUrl: () => shop.app().url });
    second.expect(ada);
    await shop.replaceBy({
      env: { TRUSTED_PROXIES: '127.0.0.1', ...externalSettings(second.issuer, { OIDC_TRUST_EMAIL: 'on' }) },
    });
    const other = (await call(await loggedIn(), '/session/token')).body.userinfo;
    expect(other.sub).not.toBe(own.sub);
    second.close();
  });

  test('After the shop changes its issuer, sessions of the former one are over', async () => {
    const browser = await loggedIn();
    await runSql(`update sessions set issuer = 'https://former.example.org'`);
    expect((await call(browser, '/session/token')).status).toBe(401);
  });

  test('Many tabs at once ask it once', async () => {
    const browser = await loggedIn();
    const before = issuer.tokenCalls();
    await becomeDue();
    await Promise.all(Array.from({ length: 12 }, () => call(browser, '/session/token')));
    expect(issuer.tokenCalls() - before).toBe(1);
  });

  test('While it is down, sessions go on, its document is known, and a log-in says that it is not possible now', async () => {
    const browser = await loggedIn();
    await becomeDue();
    await runSql(`update issuer_documents set fetched_at = now() - interval '2 minutes'`);
    issuer.close();
    const later = Date.now() + 61_000;
    await shop.replaceBy({
      clock: { now: () => new Date(later) },
      env: { TRUSTED_PROXIES: '127.0.0.1', ...externalSettings(issuer.issuer) },
    });
    for (let load = 0; load < 2; load += 1) expect((await call(browser, '/session/token')).status).toBe(200);
    expect((await call(newBrowser(), '/.well-known/openid-configuration', 'GET')).body.issuer).toBe(
      issuer.issuer,
    );
    const visitor = newBrowser();
    await visitor.open('/oauth/begin?to=/de/faq');
    expect(visitor.address().href).toBe(`${publicUrl}/de/login#unavailable`);
    await visitor.open('/oauth/begin?to=/de/faq&mode=popup');
    expect(visitor.address().searchParams.get('problem')).toBe('unavailable');
  });

  test('A log-out leads through its own log-out, after which it asks again who the traveller is', async () => {
    const browser = await loggedIn();
    const { body } = await call(browser, '/session/end');
    const address = new URL(body.end_session_url);
    expect(address.origin).toBe(issuer.issuer);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`);
    const form = await (await browser.open(address.href)).text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(form) ?? [];
    await browser.open('/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(browser.address().href).toBe(`${publicUrl}/`);
    issuer.expect(undefined);
    const question = await browser.open('/oauth/begin?to=/en');
    expect(await question.text()).toBe('Who are you?');
  });

  test('A session that ends at the issuer ends here, by its message', async () => {
    const browser = await loggedIn();
    const other = await loggedIn();
    const { body } = await call(browser, '/session/token');
    const form = await (
      await browser.open(`${issuer.issuer}/session/end?id_token_hint=${body.id_token}`)
    ).text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(form) ?? [];
    await browser.open('/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    await expect.poll(async () => (await call(browser, '/session/token')).status).toBe(401);
    expect((await call(other, '/session/token')).status).toBe(200);
  });

  test('A locked account cannot log in, and a log-in never unlocks it', async () => {
    await loggedIn();
    await runSql(`update accounts set state = 'locked'`);
    const browser = newBrowser();
    await browser.open('/oauth/begin?to=/en');
    expect(browser.address().hash).toBe('#failed');
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });
});

describe('An answer of the issuer that is wrong', () => {
  let issuer: MockIssuer;

  beforeAll(async () => {
    issuer = await mockIssuer();
    await startShop(externalSettings(issuer.issuer));
    return async () => {
      await shop.app().close();
      await issuer.close();
    };
  });
  beforeEach(() => issuer.expect(ada));

  async function logIn() {
    const browser = newBrowser();
    await browser.open('/oauth/begin?to=/en');
    return browser;
  }

  const now = () => Math.floor(Date.now() / 1000);

  test('Unchanged, its answer logs the traveller in', async () => {
    expect((await logIn()).address().hash).toBe('#logged-in');
  });

  // What else may be wrong with an answer: wrong-answers.test.ts, at every issuer.
  test.each<[string, () => Promise<void> | void]>([
    [
      'that is longer than a session stores',
      () => issuer.changeTokens(({ payload }) => Object.assign(payload, { more: 'x'.repeat(9_000) })),
    ],
    [
      'whose code is refused',
      () =>
        issuer.changeAnswer((answer) => {
          answer.statusCode = 400;
          answer.body = { error: 'invalid_grant' };
        }),
    ],
    [
      'with an error on the way back',
      () =>
        issuer.changeReturn((address) => {
          address.searchParams.delete('code');
          address.searchParams.set('error', 'access_denied');
        }),
    ],
  ])('A log-in is refused: a token %s', async (_, change) => {
    await change();
    const browser = await logIn();
    expect(browser.address().pathname).toMatch(/\/login$/);
    expect(browser.address().hash).toMatch(/^#(?:failed|expired)$/);
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  test.each(['RS256', 'ES256', 'HS256'])(
    'A token with a signature of a foreign key is refused: %s',
    async (alg) => {
      const isSecret = alg === 'HS256';
      const { privateKey } = await generateKeyPair(isSecret ? 'RS256' : alg);
      const key = isSecret ? new TextEncoder().encode(foreignClient.secret) : privateKey;
      const forge = (claims: Record<string, unknown>) =>
        new SignJWT(claims).setProtectedHeader({ alg, kid: 'foreign' }).sign(key);
      // The issuer answers as soon as the hook returns, so the token is made when it is read.
      issuer.changeTokensTo(forge);
      expect((await logIn()).address().hash).toBe('#failed');
    },
  );

  test('The clock of an issuer may be wrong by a minute', async () => {
    issuer.changeTokens(({ payload }) => Object.assign(payload, { exp: now() - 55 }));
    expect((await logIn()).address().hash).toBe('#logged-in');
  });

  test('A callback that has been used logs in no second time, and a code of another log-in not at all', async () => {
    let callback = '';
    issuer.changeReturn((address) => {
      callback = address.pathname + address.search;
    });
    const browser = await logIn();
    await browser.open(callback);
    expect(browser.address().hash).toBe('#expired');
    // The code of another traveller, put into the way back of another log-in.
    issuer.changeReturn((address) =>
      address.searchParams.set('code', new URLSearchParams(callback.split('?')[1]).get('code') ?? ''),
    );
    expect((await logIn()).address().hash).toBe('#failed');
  });

  test('New tokens of another person end the session instead of changing its owner', async () => {
    const browser = await logIn();
    await becomeDue();
    issuer.expect({ ...ada, sub: 'eve' });
    expect((await call(browser, '/session/token')).status).toBe(401);
  });

  test('A fault of the issuer does not end a session, and it is asked again a minute later', async () => {
    const browser = await logIn();
    await becomeDue();
    const fault = () =>
      issuer.changeAnswer((answer) => {
        answer.statusCode = 503;
      });
    fault();
    const before = issuer.tokenCalls();
    for (let load = 0; load < 3; load += 1) expect((await call(browser, '/session/token')).status).toBe(200);
    expect(issuer.tokenCalls() - before).toBe(1);
    await runSql('update sessions set refreshing_until = now()');
    expect((await call(browser, '/session/token')).status).toBe(200);
    expect(issuer.tokenCalls() - before).toBe(2);
  });

  test('A name of any length is cut, and an address that is none is not stored', async () => {
    issuer.expect({ ...ada, sub: 'long', name: 'x'.repeat(5_000), email: 'no address' });
    const { body } = await call(await logIn(), '/session/token');
    expect(body.userinfo.name).toHaveLength(200);
    expect(body.userinfo.email).toBe('');
  });

  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  let messages = 0;

  const logoutToken = (
    change: (header: Record<string, unknown>, payload: Record<string, unknown>) => void = () => {},
  ) =>
    issuer.sign((header, payload) => {
      messages += 1;
      Object.assign(header, { typ: 'logout+jwt' });
      Object.assign(payload, {
        aud: foreignClient.id,
        sub: ada.sub,
        jti: `message ${messages}`,
        events: event,
      });
      change(header, payload);
    });

  const send = async (token: string) =>
    (
      await fetch(`${shop.app().url}/oauth/backchannel-logout`, {
        method: 'POST',
        headers: newBrowser().headers(),
        body: new URLSearchParams({ logout_token: token }),
      })
    ).status;

  test('A message about a log-out ends the sessions of its subject, and counts once', async () => {
    const [browser, other] = [await logIn(), await logIn()];
    issuer.expect({ ...ada, sub: 'grace' });
    const stranger = await logIn();
    const token = await logoutToken();
    expect(await send(token)).toBe(204);
    expect((await call(browser, '/session/token')).status).toBe(401);
    expect((await call(other, '/session/token')).status).toBe(401);
    expect((await call(stranger, '/session/token')).status).toBe(200);
    expect(await send(token)).toBe(400);
  });

  test('A message that comes while the database fails is not refused, so that the issuer sends it again', async () => {
    const browser = await logIn();
    const token = await logoutToken();
    await testDb.database.pool.query('alter table logout_tokens rename to away');
    try {
      expect(await send(token)).toBeGreaterThanOrEqual(500);
    } finally {
      await testDb.database.pool.query('alter table away rename to logout_tokens');
    }
    expect(await send(token)).toBe(204);
    expect((await call(browser, '/session/token')).status).toBe(401);
  });

  test.each<[string, Parameters<typeof logoutToken>[0]]>([
    ['for another audience', (_, payload) => Object.assign(payload, { aud: 'another shop' })],
    ['of another issuer', (_, payload) => Object.assign(payload, { iss: 'https://evil.example' })],
    ['with a nonce, which is an ID token', (_, payload) => Object.assign(payload, { nonce: 'nonce' })],
    [
      'about another event',
      (_, payload) => Object.assign(payload, { events: { 'https://example.org': {} } }),
    ],
    ['without an id', (_, payload) => Reflect.deleteProperty(payload, 'jti')],
    ['that names neither session nor subject', (_, payload) => Reflect.deleteProperty(payload, 'sub')],
    ['of yesterday', (_, payload) => Object.assign(payload, { iat: now() - 86_400 })],
    ['of another type', (header) => Object.assign(header, { typ: 'at+jwt' })],
  ])('A message about a log-out is refused: %s', async (_, change) => {
    const browser = await logIn();
    expect(await send(await logoutToken(change))).toBe(400);
    expect((await call(browser, '/session/token')).status).toBe(200);
  });

  test('A message about a log-out with a signature of a foreign key, or none, is refused', async () => {
    const browser = await logIn();
    const claims = { iss: issuer.issuer, aud: foreignClient.id, sub: ada.sub, jti: 'forged', events: event };
    const { privateKey } = await generateKeyPair('RS256');
    const foreignKey = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
      .setIssuedAt();
    const withSecret = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'logout+jwt' })
      .setIssuedAt();
    const tokens = [
      await foreignKey.sign(privateKey),
      await withSecret.sign(new TextEncoder().encode(foreignClient.secret)),
      new UnsecuredJWT(claims).setIssuedAt().encode(),
      'no token',
      '',
    ];
    for (const token of tokens) expect(await send(token)).toBe(400);
    expect((await call(browser, '/session/token')).status).toBe(200);
  });
});
