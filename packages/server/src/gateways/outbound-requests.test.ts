import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loggedIn } from '../../test-support/accounts/logged-in.ts';
import { testApp } from '../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { contractCalls } from '../../test-support/http/contract-calls.ts';
import { call } from '../../test-support/http/quote-calls.ts';
import { applicationWith } from '../../test-support/suppliers/application.ts';

const now = new Date('2026-11-20T10:00:00Z');
const source = fileURLToPath(new URL('../', import.meta.url));
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const files = globSync('**/*.ts', { cwd: source })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(source + path, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

test('Only these parts open connections, to addresses of the settings', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(filesWith(/\bfetch\(/)).toEqual([
    'gateways/embedder/http.ts',
    'gateways/identity/issuer-client.ts',
    'gateways/identity/issuer-fetch.ts',
    'gateways/lodging/bedbank/client.ts',
    'gateways/newsletter/mailchimp.ts',
    'gateways/payments/paypal/client.ts',
    // The certificate of an event: its host must be one of PayPal's.
    'gateways/payments/paypal/paypal-gateway.ts',
    'gateways/payments/sandbox/deliver-event.ts',
    'gateways/rates/http.ts',
    'gateways/timetable/http.ts',
    'gateways/translator/deepl.ts',
    // The server's own home page.
    'main.ts',
  ]);
  const connecting =
    /import \{[^}]*\b(?:request|get|connect|createConnection|lookup|Agent)\b[^}]*\} from 'node:|from 'undici'|from 'node:dns/;
  expect(filesWith(connecting)).toEqual([
    // Ports of this machine.
    'database/embedded/claim-data-folder.ts',
    'database/embedded/find-running-server.ts',
  ]);
});

test('No request of ours follows a redirect', () => {
  const followed = files.flatMap(({ path, text }) =>
    [...text.matchAll(/await fetch\([\s\S]{0,400}/g)]
      .filter(([request]) => !/redirect: 'error'/.test(request))
      .map(() => path),
  );
  // The library of the issuer asks for no redirects itself, and the server trusts its own home page.
  expect(followed.sort()).toEqual(['gateways/identity/issuer-fetch.ts', 'main.ts']);
});

/** A server beside ours, which the shop must never call, and its address in every spelling. */
async function startCanary() {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    response.end();
  });
  server.on('connection', () => hits.push('a connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const hosts = ['127.0.0.1', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]', 'localhost', '127.1'];
  return { hits, addresses: hosts.map((host) => `http://${host}:${port}/canary.png`), port };
}

const fieldNames = [
  'url',
  'website',
  'logo',
  'logoUrl',
  'picture',
  'image',
  'imageUrl',
  'avatar',
  'href',
  'callback',
];

test('No call makes the server ask an address that its client sends', async () => {
  const { database } = testDb;
  const { url } = await testApp({
    database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const { hits, addresses } = await startCanary();
  const organisationId = randomUUID();
  await database.pool.query(`insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel')`, [
    organisationId,
  ]);
  const logIn = () => loggedIn({ database, now, memberOf: [{ organisationId, role: 'admin' }] });
  for (const address of addresses) {
    const caller = await logIn();
    const fields = Object.fromEntries(fieldNames.map((name) => [name, address]));
    for (const { method, path } of contractCalls) {
      const filled = path.replace('{orgId}', organisationId).replace(/\{\w+\}/g, encodeURIComponent(address));
      const query = new URLSearchParams({ ...(method === 'GET' && fields), subjectId: caller.sub });
      const body = method === 'GET' ? {} : { body: { ...fields, data: fields } };
      await call(url, `${filled}?${query}`, { method, login: caller, ...body });
    }
    const application = { ...applicationWith(), language: 'en', agreesToTerms: true, offersOnlyLawful: true };
    // A port of its own is enough for a website; the name of a host must have a dot.
    const sent = { ...application, website: address, message: address };
    const answer = await call(url, '/suppliers/applications', { method: 'POST', body: sent });
    expect([200, 400]).toContain(answer.status);
    // The calls have logged out the first one.
    const admin = await logIn();
    const logo = `/organizations/${organisationId}/logo?subjectId=${admin.sub}`;
    const picture = Buffer.from(address).toString('base64');
    expect(await call(url, logo, { method: 'PUT', login: admin, body: { picture } })).toMatchObject({
      status: 415,
    });
  }
  const { rowCount } = await database.pool.query('select from supplier_applications');
  expect(rowCount).toBeGreaterThan(0);
  expect(hits).toEqual([]);
  // The canary lives.
  await fetch(addresses[0] ?? '');
  expect(hits).toContain('GET /canary.png');
});
