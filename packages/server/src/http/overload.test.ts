import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { usualLoadLimits } from './load/admission.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

test('Visitors beyond the limit are refused at once; those admitted are served, and later all visitors again', async () => {
  const { promise: database, resolve: answerOfDatabase } = Promise.withResolvers<string>();
  const { url } = await testApp({
    database: testDb.database,
    env: { CONNECTIONS_PER_ADDRESS: '5000' },
    loaders: { product: () => database, home: () => 'home' },
  });
  await fetch(`${url}/de`);
  const statuses: number[] = [];
  const visits = Array.from({ length: 300 }, async (_, number) => {
    statuses.push((await fetch(`${url}/de/tours/rome/t${number}`)).status);
  });
  await expect
    .poll(() => statuses.length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(300 - usualLoadLimits.render);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect((await fetch(`${url}/de`)).status).toBe(200);
  answerOfDatabase('text');
  await Promise.all(visits);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(
    usualLoadLimits.render / 4,
  );
  expect((await fetch(`${url}/de/tours/rome/afterwards`)).status).toBe(200);
});

test('Calls that only read are refused before calls that write', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const inside = Array.from({ length: 1_000 }, () => admission.enter('read'));
  expect((await fetch(`${url}/api/tours`)).status).toBe(503);
  const writing = await fetch(`${url}/api/newsletter/subscriptions/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'someone@example.org', status: 'pending', language: 'de' }),
  });
  expect(writing.status).toBe(200);
  for (const leave of inside) leave?.();
  expect((await fetch(`${url}/api/tours`)).status).toBe(200);
});

test('A finished or aborted call makes room for another', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  for (const path of ['/api/tours', '/api/nope', '/api/tours?size=x', '/api/%zz', '/api/docs'])
    await fetch(url + path);
  const hangUp = new AbortController();
  const aborted = fetch(`${url}/api/tours`, { signal: hangUp.signal }).catch(() => {});
  hangUp.abort();
  await aborted;
  await expect.poll(() => admission.underWay).toEqual({ render: 0, read: 0, write: 0 });
});

test('A write waits until there is capacity, and is then answered normally', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const inside = Array.from({ length: usualLoadLimits.write }, () => admission.enter('write'));
  const writing = fetch(`${url}/api/newsletter/subscriptions/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'late@example.org', status: 'pending', language: 'de' }),
  });
  await expect.poll(() => admission.waiting()).toBe(1);
  inside[0]?.();
  expect((await writing).status).toBe(200);
  for (const leave of inside) leave?.();
  await expect.poll(() => admission.underWay.write).toBe(0);
});

test('A disconnected caller leaves the queue, and callers who hold spots are answered first', async () => {
  const { url, admission } = await testApp({ database: testDb.database });
  const inside = Array.from({ length: usualLoadLimits.write }, () => admission.enter('write'));
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
  await expect.poll(() => admission.underWay.write).toBe(0);
});
