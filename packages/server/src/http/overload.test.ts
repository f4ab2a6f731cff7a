import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { DEFAULT_CLIENT_LIMITS, DEFAULT_LOAD_LIMITS } from './load/admission.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

test('One address takes a few places for pages and has a limited queue; the other visitors are served at once', async () => {
  const { promise: database, resolve: answerOfDatabase } = Promise.withResolvers<string>();
  const { url, admission } = await testApp({
    database: testDb.database,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    loaders: { product: ({ page }) => (page.locale === 'de' ? database : 'text'), home: () => 'home' },
  });
  const visit = async (path: string, address: string) =>
    (await fetch(url + path, { headers: { 'x-forwarded-for': address } })).status;
  const statuses: number[] = [];
  const calls = Array.from({ length: 300 }, async (_, number) => {
    statuses.push(await visit(`/de/tours/rome/t${number}`, '203.0.113.7'));
  });
  const tooMany = 300 - DEFAULT_CLIENT_LIMITS.render - 256;
  await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(tooMany);
  expect(statuses.slice(0, tooMany)).toEqual(Array(tooMany).fill(429));
  expect(admission.runningCounts.render).toBeLessThanOrEqual(DEFAULT_CLIENT_LIMITS.render);
  expect(await visit('/en/tours/rome/t', '198.51.100.1')).toBe(200);
  answerOfDatabase('text');
  await Promise.all(calls);
  expect(statuses).toContain(200);
  expect(await visit('/de/tours/rome/afterwards', '203.0.113.7')).toBe(200);
});

test('Calls of one address that only read wait for their turn, and those of another go in between', async () => {
  const { url, admission } = await testApp({
    database: testDb.database,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const read = async (path: string, address: string) =>
    (await fetch(url + path, { headers: { 'x-forwarded-for': address } })).status;
  const inside = Array.from({ length: DEFAULT_CLIENT_LIMITS.read }, () =>
    admission.enterInTurn('read', { client: '203.0.113.7', hangUp: new AbortController().signal }),
  );
  const calls = Array.from({ length: 20 }, (_, number) => read(`/api/tours?page=${number}`, '203.0.113.7'));
  await expect.poll(() => admission.waiting()).toBe(20);
  expect(await read('/api/tours?size=7', '198.51.100.1')).toBe(200);
  expect(admission.waiting()).toBe(20);
  for (const leave of inside) if (typeof leave === 'function') leave();
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
});

test('Calls that only read wait while calls that write are answered', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const inside = Array.from({ length: 1_000 }, () => admission.enter('read'));
  const reading = fetch(`${url}/api/tours`);
  await expect.poll(() => admission.waiting()).toBe(1);
  const writing = await fetch(`${url}/api/newsletter/subscriptions/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'someone@example.org', status: 'pending', language: 'de' }),
  });
  expect(writing.status).toBe(200);
  for (const leave of inside) leave?.();
  expect((await reading).status).toBe(200);
});

test('A call whose client has too many waiting already is refused with a time to retry', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const leaving = new AbortController();
  const begun = Array.from({ length: DEFAULT_CLIENT_LIMITS.read + 256 }, () =>
    admission.enterInTurn('read', { client: '127.0.0.1', hangUp: leaving.signal }),
  );
  const refused = await fetch(`${url}/api/tours`);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
    429,
    '2',
    'close',
  ]);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  leaving.abort();
  for (const leave of begun) if (typeof leave === 'function') leave();
});

test('A finished or aborted call makes room for another', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  for (const path of ['/api/tours', '/api/nope', '/api/tours?size=x', '/api/%zz', '/api/docs'])
    await fetch(url + path);
  const hangUp = new AbortController();
  const aborted = fetch(`${url}/api/tours`, { signal: hangUp.signal }).catch(() => {});
  hangUp.abort();
  await aborted;
  await expect.poll(() => admission.runningCounts).toEqual({ render: 0, read: 0, write: 0 });
});

test('A write waits until there is capacity, and is then answered normally', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const inside = Array.from({ length: DEFAULT_LOAD_LIMITS.write }, () => admission.enter('write'));
  const writing = fetch(`${url}/api/newsletter/subscriptions/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'late@example.org', status: 'pending', language: 'de' }),
  });
  await expect.poll(() => admission.waiting()).toBe(1);
  inside[0]?.();
  expect((await writing).status).toBe(200);
  for (const leave of inside) leave?.();
  await expect.poll(() => admission.runningCounts.write).toBe(0);
});

test('A disconnected caller leaves the queue, and callers who hold spots are answered first', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const inside = Array.from({ length: DEFAULT_LOAD_LIMITS.write }, () => admission.enter('write'));
  const answers: string[] = [];
  const ask = async (path: string, signal?: AbortSignal) => {
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', body: '{}', signal: signal ?? null });
    answers.push(`${path} ${answer.status}`);
  };
  const hangUp = new AbortController();
  const leaving = ask('/quote', hangUp.signal).catch(() => {});
  await expect.poll(() => admission.waiting()).toBe(1);
  hangUp.abort();
  await leaving;
  await expect.poll(() => admission.waiting()).toBe(0);
  const wanting = ask('/quote');
  await expect.poll(() => admission.waiting()).toBe(1);
  const holding = ask('/shopper/checkout');
  await expect.poll(() => admission.waiting()).toBe(2);
  inside[0]?.();
  await Promise.all([wanting, holding]);
  // 415, because these calls state no content type. It is checked only after a call is admitted.
  expect(answers).toEqual(['/shopper/checkout 415', '/quote 415']);
  for (const leave of inside) leave?.();
  await expect.poll(() => admission.runningCounts.write).toBe(0);
});
