import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningApp } from '../../test-support/app/listening-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { rawClient } from '../../test-support/http/raw-client.ts';
import { CLIENT_ID } from '../gateways/identity/embedded/client.ts';

const publicUrl = 'https://www.example.org';
let testDb: TestDatabase;

let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  testDb = await testDatabase();
  // The clock advances between requests, so that none is refused by a limit.
  let at = Date.now();
  const clock = {
    now() {
      at += 1_000;
      return new Date(at);
    },
  };
  app = await listeningApp({
    database: testDb.database,
    clock,
    env: { CONNECTIONS_PER_ADDRESS: '5000' },
  });
});
afterAll(async () => {
  await app.close();
  await testDb.drop();
});

/** Addresses of another site, in every spelling that a browser or a parser may take for one. */
const targets = [
  'https://evil.example/',
  'https:evil.example',
  'http:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/..//evil.example',
  '/de/..//evil.example',
  '/%2e%2e//evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '//%65vil.example',
  '//evil.example%23@www.example.org',
  '//www.example.org@evil.example',
  '//www.example.org.evil.example',
  'https://www.example.org@evil.example',
  'https://www.example.org.evil.example',
  '.evil.example',
  '@evil.example',
  ':80@evil.example',
  '//evil。example',
  '//[::ffff:127.0.0.1]/evil.example',
  'javascript:alert("evil.example")',
  'java\tscript:alert("evil.example")',
  'data:text/html,evil.example',
  'vbscript:evil.example',
  '/de\r\nlocation: https://evil.example',
];

const names = [
  'to',
  'return',
  'returnTo',
  'return_url',
  'returnUrl',
  'redirect',
  'redirect_uri',
  'redirect_url',
];
const otherNames = [
  'next',
  'url',
  'continue',
  'goto',
  'target',
  'dest',
  'back',
  'callback',
  'ref',
  'affiliate',
];
const key = 'A'.repeat(43);
const issuerQuery = {
  client_id: CLIENT_ID,
  response_type: 'code',
  scope: 'openid',
  code_challenge: key,
  code_challenge_method: 'S256',
};

/** Every address that leads on, with the target in each parameter that could say where to. */
function addressesWith(target: string): string[] {
  const encoded = encodeURIComponent(target);
  const query = [...names, ...otherNames].map((name) => `${name}=${encoded}`).join('&');
  return [
    `/${target}`,
    `/de/${target}`,
    `/DE/${target}`,
    `/fr${target}`,
    `/${encoded}`,
    `/de/${encoded}/`,
    `/de/${encoded}.data`,
    `/de/FAQ?${query}`,
    `/de/FAQ.data?${query}`,
    `/de/faq/?${query}`,
    `/de/faq?${query}`,
    `/de/login?${query}`,
    `/oauth/begin?${query}`,
    `/oauth/begin?mode=popup&${query}`,
    `/oauth/done?${query}`,
    `/oauth/done?problem=failed&${query}`,
    `/oauth/done?left&${query}`,
    `/oauth/callback?code=a&state=b&${query}`,
    `/oidc/auth?${new URLSearchParams(issuerQuery)}&redirect_uri=${encoded}`,
    `/oidc/auth?${new URLSearchParams({ ...issuerQuery, redirect_uri: `${publicUrl}/oauth/callback` })}&redirect_uri=${encoded}`,
    `/oidc/auth?${new URLSearchParams({ ...issuerQuery, redirect_uri: publicUrl + target })}`,
    `/oidc/session/end?post_logout_redirect_uri=${encoded}`,
    `/oidc/reset?code=none&${query}`,
    `/unsubscribe/de/${key}?${query}`,
    `/sandbox/bank/pi_${key}?secret=${encoded}&${query}`,
    `/sandbox/card?${query}`,
    `/papers/${key}/ticket.pdf?${query}`,
  ];
}

type RawAnswer = { readonly status: number; readonly location: string | undefined; readonly text: string };

async function get(port: number, target: string): Promise<RawAnswer> {
  const client = await rawClient(port);
  // A browser never sends these characters as they are, and the parser of requests refuses them.
  const line = target.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  client.send(`GET ${line} HTTP/1.1\r\nhost: www.example.org\r\nconnection: close\r\n\r\n`);
  const text = await client.closed;
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  const location = /^(?:location|x-remix-redirect): (.*)\r$/im.exec(text.split('\r\n\r\n', 1)[0] ?? '')?.[1];
  return { status: Number(status), location, text };
}

/** What in an answer leads to another origin than ours: a redirect, a link, a form, or a refresh. */
function leadsAway({ location, text }: RawAnswer): string[] {
  const led = [...text.matchAll(/\b(?:href|src|action|content|formaction)="([^"]*)"/g)].map(
    ([, to = '']) => to,
  );
  const isOurs = (to: string) => {
    const url = URL.parse(to.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), `${publicUrl}/de/x`);
    return url === null || url.origin === publicUrl;
  };
  return [
    ...(location !== undefined && !isOurs(location) ? [location] : []),
    ...led.filter((to) => /evil|script:|data:/.test(to) && !isOurs(to)),
  ];
}

test('The corpus is found if an answer leads there', () => {
  const away = (location: string) => leadsAway({ status: 303, location, text: '' }).length > 0;
  expect(['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:x'].every(away)).toBe(true);
  expect(['/de', '/de?to=//evil.example', `${publicUrl}/oidc/x`].some(away)).toBe(false);
  const text = '<a href="/de"><a href="https://evil.example/">';
  expect(leadsAway({ status: 200, location: undefined, text })).toEqual(['https://evil.example/']);
});

test.each(targets)('No address and no parameter leads to another site: %j', async (target) => {
  const { port, logged } = app;
  for (const address of addressesWith(target)) {
    const answer = await get(port, address);
    expect([address, leadsAway(answer)]).toEqual([address, []]);
    expect([address, answer.status]).toEqual([
      address,
      expect.toSatisfy((status) => status < 500 && status !== 429),
    ]);
  }
  const { rows } = await testDb.database.pool.query<{ to: string }>(
    'select distinct return_to as "to" from log_in_attempts',
  );
  // Where a log-in ends that began with such a parameter.
  await testDb.database.pool.query('delete from log_in_attempts');
  expect(rows).toEqual([
    { to: expect.toSatisfy((to) => leadsAway({ status: 303, location: to, text: '' }).length === 0) },
  ]);
  expect(logged()).not.toContain('"level":50');
});
