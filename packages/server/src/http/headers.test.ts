import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { observatoryScore } from '../../test-support/http/observatory.ts';

let testDb: TestDatabase;
let url: string;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

async function startApp() {
  ({ url } = await testApp({
    database: testDb.database,
    env: { SECURITY_CONTACT: 'security@example.org' },
    loaders: {
      kit() {
        throw new Error('fault');
      },
    },
  }));
}

const json = { 'content-type': 'application/json' };

const answers: readonly [what: string, path: string, status: number, init?: RequestInit][] = [
  ['a page', '/de', 200],
  ['a page of its own for each visitor', '/de/login', 200],
  ['the data of a page', '/de/faq.data', 200],
  ['a page that is not there', '/de/nope', 404],
  ['data that are not there', '/de/nope.data', 404],
  ['a page that failed', '/de/kit', 500],
  ['a path too long', `/${'a'.repeat(3_000)}`, 414],
  ['a method that is not answered', '/de', 405, { method: 'POST' }],
  ['another spelling', '/de/faq/', 308],
  ['a file', '/assets/a-1.js', 200],
  ['a file that is not there', '/assets/a-2.js', 404],
  ['a picture', '/images/a.svg', 200],
  ['a call', '/api/tours', 200],
  ['a call that is not there', '/api/nope', 404],
  ['a call with a wrong method', '/api/tours', 405, { method: 'DELETE' }],
  ['a call with a wrong path', '/api/%zz', 400],
  ['a call with wrong input', '/api/tours?size=x', 400],
  [
    'a call with wrong JSON',
    '/api/newsletter/subscriptions/test',
    400,
    { method: 'POST', headers: json, body: '{' },
  ],
  ['a call with a wrong type', '/api/newsletter/subscriptions/test', 415, { method: 'POST', body: 'a' }],
  ['the description of the calls', '/api/openapi.json', 200],
  ['the description for people', '/api/docs', 200],
  ['its style', '/api/docs.css', 200],
  ['the file for robots', '/robots.txt', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['the manifest', '/manifest.webmanifest?locale=de', 200],
  ['the security contact', '/.well-known/security.txt', 200],
  ['liveness', '/healthz', 200],
  ['readiness', '/readyz', 200],
  ['the metrics', '/metrics', 200],
];

test.each(answers)(
  'Every answer, even an error, scores an A+ at the Observatory: %s',
  async (_, path, status, init) => {
    await startApp();
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    const { headers } = answer;
    const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
    const { score, findings } = observatoryScore({ headers, html: isHtml ? await answer.text() : undefined });
    expect(answer.status).toBe(status);
    expect(score, findings.join('; ')).toBeGreaterThanOrEqual(100);
    // Headers that we require and the Observatory does not.
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    expect(headers.get('cache-control')).toBeTruthy();
  },
);

test.each(answers)(
  'An answer neither names our software nor sets a cookie nor allows other sites to read it: %s',
  async (_, path, __, init) => {
    await startApp();
    const { headers } = await fetch(url + path, { redirect: 'manual', ...init });
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
      expect(headers.get(name)).toBeNull();
    }
  },
);

test('A 304 answer has the headers of the full answer', async () => {
  await startApp();
  for (const path of ['/de', '/assets/a-1.js', '/images/a.svg', '/api/docs', '/robots.txt', '/sitemap.xml']) {
    const full = await fetch(url + path);
    const revalidated = await fetch(url + path, {
      headers: { 'if-none-match': full.headers.get('etag') ?? '' },
    });
    expect(revalidated.status).toBe(304);
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'cache-control',
      'vary',
      'etag',
    ]) {
      expect(revalidated.headers.get(name)).toBe(full.headers.get(name));
    }
  }
});

test.each([
  ['a page', '/de', 'private, no-cache'],
  ['a page of its own for each visitor', '/de/login', 'private, no-store'],
  ['a call', '/api/tours/featured', 'no-store'],
  ['a list', '/api/tours', 'private, no-cache'],
  ['a refusal', '/api/nope', 'no-store'],
  ['readiness', '/readyz', 'no-store'],
])('Shared caches must not store answers meant for one visitor: %s', async (_, path, expected) => {
  await startApp();
  expect((await fetch(url + path)).headers.get('cache-control')).toBe(expected);
});

test('The score itself detects missing and weak headers', () => {
  const scoreOf = (headers: Record<string, string>, html?: string) =>
    observatoryScore({ headers: new Headers(headers), html }).score;
  expect(scoreOf({})).toBeLessThan(40);
  const good = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  };
  expect(scoreOf(good)).toBe(115);
  expect(scoreOf({ ...good, 'content-security-policy': "script-src 'unsafe-inline'" })).toBeLessThan(100);
  expect(scoreOf({ ...good, 'set-cookie': 'session=a' })).toBeLessThan(100);
  expect(scoreOf({ ...good, 'access-control-allow-origin': '*' })).toBeLessThan(100);
  expect(scoreOf(good, '<script src="https://evil.example/a.js"></script>')).toBe(110);
});
