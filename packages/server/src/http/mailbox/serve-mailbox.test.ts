import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { createMailboxGateway } from '../../gateways/mail/mailbox.ts';
import type { MailMessage } from '../../gateways/mail/port.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const token = 'a-token-of-this-start';
const neverAborted = new AbortController().signal;

const mailMessage = (n: number, more: Partial<MailMessage> = {}): MailMessage => ({
  messageId: `<${n}@ashore.example>`,
  from: { name: 'Ashore', address: 'hello@ashore.example' },
  to: `reader-${n}@example.org`,
  replyTo: undefined,
  subject: `Letter ${n}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: `Words ${n}`,
  html: `<!doctype html><html><head></head><body>Words ${n}</body></html>`,
  ...more,
});

const startApp = (env: Record<string, string> = { PUBLIC_URL: 'http://localhost:3000' }) =>
  testApp({ database: testDb.database, mailboxToken: token, env });

async function deliverMessages(...messages: MailMessage[]) {
  for (const mailMessage of messages)
    await createMailboxGateway(testDb.database).deliver(mailMessage, neverAborted);
}

type MailboxRequest = { readonly path?: string; readonly headers?: Record<string, string> };

/** `fetch` does not let a test choose the `host` header. */
function requestMailbox(port: number, { path = '/mailbox', headers = {} }: MailboxRequest) {
  return new Promise<{ status: number; body: string; cookie: string; location: string }>(
    (resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
        response.on('end', () => {
          const { 'set-cookie': cookies = [], location = '' } = response.headers;
          resolve({ status: response.statusCode ?? 0, body, cookie: cookies.join(), location });
        });
      });
      call.on('error', reject).end();
    },
  );
}

test('A client tries ten tokens a minute, and the right one is not accepted in between', async () => {
  const { url } = await startApp({ PUBLIC_URL: 'https://www.example.org' });
  const enter = async (word: string) =>
    (await fetch(`${url}/mailbox?token=${word}`, { redirect: 'manual' })).status;
  const statuses: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) statuses.push(await enter(`guess-${guess}`));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect([await enter('guess-10'), await enter(token)]).toEqual([429, 429]);
  const refused = await fetch(`${url}/mailbox?token=guess-11`, { redirect: 'manual' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('A browser on this machine reads the emails, newest first, a page at a time', async () => {
  await deliverMessages(...Array.from({ length: 52 }, (_, n) => mailMessage(n)));
  const { url } = await startApp();
  const first = await (await fetch(`${url}/mailbox`)).text();
  expect(first.match(/Letter \d+/g)?.slice(0, 2)).toEqual(['Letter 51', 'Letter 50']);
  expect(first.match(/class="mail"/g)).toHaveLength(50);
  const older = /href="(\/mailbox\?before=[^"]+)"/.exec(first)?.[1] ?? '';
  const second = await (await fetch(url + older)).text();
  expect(second.match(/Letter \d+/g)).toEqual(['Letter 1', 'Letter 0']);
  expect(second).not.toContain('Older emails');
});

test('An email is shown with its envelope, as a page in a sandboxed frame and as text', async () => {
  await deliverMessages(
    mailMessage(100, { subject: '<img src=x onerror=alert(1)>', text: '</pre><script>alert(1)</script>' }),
  );
  const { url } = await startApp();
  const id = /mailbox\/([\w-]{36})/.exec(await (await fetch(`${url}/mailbox`)).text())?.[1];
  const shown = await (await fetch(`${url}/mailbox/${id}`)).text();
  expect(shown).toContain('reader-100@example.org');
  expect(shown).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const text = await (await fetch(`${url}/mailbox/${id}/text`)).text();
  for (const body of [shown, text]) expect(body).not.toMatch(/<img|<script/);

  const content = await fetch(`${url}/mailbox/${id}/html`);
  expect(content.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'self'.*sandbox allow-popups allow-popups-to-escape-sandbox$/,
  );
  expect(content.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await content.text()).toContain('<base target="_blank">');
});

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy that states only the host', { 'x-forwarded-host': 'www.example.org' }],
  ['through a content delivery network', { 'cf-connecting-ip': '203.0.113.7' }],
  ['by a foreign host name that leads here', { host: 'evil.example' }],
  ['by a foreign host name that begins like ours', { host: 'localhost.evil.example' }],
  ['with a wrong cookie', { host: 'evil.example', cookie: 'mailbox=a-token-of-another' }],
])('The mailbox is not found by other machines: %s', async (_, headers) => {
  await deliverMessages(mailMessage(200));
  const { port } = await startApp();
  const { rows } = await testDb.database.pool.query('select id from mailbox limit 1');
  const { id } = rows[0];
  for (const path of [
    '/mailbox',
    `/mailbox/${id}`,
    `/mailbox/${id}/html`,
    '/mailbox?token=wrong-token-here',
  ]) {
    const { status, body } = await requestMailbox(port, { path, headers });
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toContain('Letter');
  }
});

test('A site with a public address treats no request as local, because a proxy may add no header', async () => {
  const { url } = await startApp({ PUBLIC_URL: 'https://www.example.org' });
  expect((await fetch(`${url}/mailbox`)).status).toBe(404);
});

test('The token from the log opens the mailbox from other machines and is removed from the address', async () => {
  const { port } = await startApp({ PUBLIC_URL: 'https://www.example.org' });
  const headers = { host: 'www.example.org', 'x-forwarded-for': '203.0.113.7' };
  const entered = await requestMailbox(port, { path: `/mailbox?token=${token}`, headers });
  expect([entered.status, entered.location]).toEqual([303, '/mailbox']);
  expect(entered.cookie).toMatch(/; Path=\/mailbox; Max-Age=28800; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = entered.cookie.split(';')[0] ?? '';
  expect((await requestMailbox(port, { headers: { ...headers, cookie } })).status).toBe(200);
});

test('Every answer of the mailbox has the headers of our answers, and is stored nowhere', async () => {
  const { url } = await startApp();
  for (const [path, status] of [
    [`/mailbox?token=${token}`, 303],
    ['/mailbox', 200],
    ['/mailbox/mailbox.css', 200],
    [`/mailbox/${crypto.randomUUID()}`, 404],
  ] as const) {
    const answer = await fetch(url + path, { redirect: 'manual' });
    const headers = Object.fromEntries(answer.headers);
    expect([answer.status, headers]).toMatchObject([
      status,
      {
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[\w-]+$/),
      },
    ]);
  }
});

test('Unless emails are sent to the mailbox, the mailbox is not found, even on this machine', async () => {
  const { url } = await testApp({ database: testDb.database });
  const answer = await fetch(`${url}/mailbox`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('Letter');
});

test('An unknown email or address is not found, and no answer may be cached', async () => {
  const { url } = await startApp();
  for (const path of [
    '/mailbox/x',
    `/mailbox/${crypto.randomUUID()}`,
    '/mailbox/mailbox.css/x',
    '/mailbox/../x',
  ])
    expect((await fetch(url + path)).status).toBe(404);
  expect((await fetch(`${url}/mailbox?before=';drop`)).status).toBe(200);
  expect((await fetch(`${url}/mailbox`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${url}/mailbox`)).headers.get('cache-control')).toBe('no-store');
  const style = await fetch(`${url}/mailbox/mailbox.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(await style.text()).toMatch(/:focus-visible.*\.mails/s);
});
