import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import {
  lisbonCode,
  lisbonId,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { eventually } from '../../../test-support/eventually.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const startApp = (env: Record<string, string> = {}) => testApp({ database: testDb.database, env });

function subscribing(url: string, address = 'someone@example.org', headers: Record<string, string> = {}) {
  return fetch(`${url}/api/newsletter/subscriptions/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email_address: address, status: 'pending', language: 'de' }),
  });
}

test('A list is sent as HAL in the caller’s language', async () => {
  const { url } = await startApp();
  const answer = await fetch(`${url}/api/tours?size=1&currency=USD`, {
    headers: { 'accept-language': 'de' },
  });
  expect(answer.headers.get('vary')).toContain('Accept-Language');
  expect(await answer.json()).toMatchObject({
    _embedded: { tourSummaryList: [{ tourName: 'Ausflug 2', currency: 'USD' }] },
    _links: { next: { href: '/api/tours?page=1&size=1&currency=USD' } },
  });
});

test('The link to the next page keeps the filters of the list', async () => {
  const { url } = await startApp();
  const answer = await fetch(`${url}/api/tours?size=1&interest=water&location=${lisbonCode}`);
  expect(await answer.json()).toMatchObject({
    _links: { next: { href: `/api/tours?page=1&size=1&currency=EUR&location=${lisbonCode}&interest=water` } },
  });
});

test('Places are in the caller’s language, and are updated when a product goes on or off sale', async () => {
  const { url } = await startApp();
  const places = async () => {
    const answer = await fetch(`${url}/api/locations?productType=shows`, {
      headers: { 'accept-language': 'de' },
    });
    return (await answer.json()) as object;
  };
  expect(await places()).toMatchObject({
    _embedded: { locationList: [{ name: 'Lissabon', productCounts: { shows: 1 } }] },
  });
  await testDb.database.pool.query(`update products set excluded = true where id = '${trip2.id}'`);
  await expect.poll(places).toEqual({ _embedded: { locationList: [] }, _links: {} });
  await testDb.database.pool.query(`update products set excluded = false where id = '${trip2.id}'`);
});

test('The list of a place stays cached until something in that place changes', async () => {
  const { url, memory } = await startApp();
  const address = `${url}/api/tours?size=7&location=${lisbonId.toUpperCase()}`;
  const cachedAfterFetch = async () => {
    await fetch(address);
    return memory.size().entries;
  };
  expect(await cachedAfterFetch()).toBe(1);
  const { pool } = testDb.database;
  const change = (id: string, count: number) =>
    pool.query(`update products set review_count = ${count} where id = '${id}'`);
  await fetch(`${url}/api/tours?size=1`);
  await change(trip3.id, 21);
  // The same announcement drops the list of all places. By then the list of this place would be dropped too.
  await expect.poll(() => memory.size().entries).toBe(1);
  await change(trip1.id, 22);
  await expect.poll(() => memory.size().entries).toBe(0);
});

test('Products can be requested by id, for lists that browsers store, and these answers are not cached', async () => {
  const { url, memory } = await startApp();
  const before = memory.size().entries;
  const answer = await fetch(`${url}/api/tours/named?ids=${trip2.id},${trip1.id}&currency=USD`);
  expect(await answer.json()).toMatchObject({
    _embedded: { tourSummaryList: [{ tourId: trip2.id, currency: 'USD' }, { tourId: trip1.id }] },
  });
  expect(memory.size().entries).toBe(before);
  const tooManyIds = Array.from({ length: 49 }, () => trip1.id).join();
  for (const ids of ['', 'x', `${trip1.id},`, tooManyIds])
    expect((await fetch(`${url}/api/tours/named?ids=${ids}`)).status).toBe(400);
});

test('A product is found by UUID or code, and an unknown product is not found', async () => {
  const { url } = await startApp();
  const byCode = await fetch(`${url}/api/tours/${trip1.code}`);
  const tour = (await byCode.json()) as { tourId: string };
  const byId = await fetch(`${url}/api/tours/${tour.tourId}`);
  expect(await byId.json()).toEqual(tour);
  const missing = await fetch(`${url}/api/tours/zzzzzzzz`);
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { message: 'Not Found', status: 404, code: 'not_found' },
  ]);
});

test('Answers are cached by the parameters of the contract, so unknown parameters cannot fill the cache', async () => {
  const { url, memory } = await startApp();
  const requests = [
    '',
    '?currency=EUR',
    '?size=24',
    '?currency=EUR&size=24&page=0',
    '?x=1',
    '?x=2&currency=EUR',
  ];
  for (const query of requests) expect((await fetch(`${url}/api/tours${query}`)).status).toBe(200);
  expect(memory.size().entries).toBe(1);
});

test('HEAD answers like GET, without the body', async () => {
  const { url } = await startApp();
  const get = await fetch(`${url}/api/tours/featured`);
  const head = await fetch(`${url}/api/tours/featured`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});

test('A repeated subscription before confirmation gets the same answer, and a sixth call in a minute is refused', async () => {
  let now = Date.now();
  const { url } = await testApp({ database: testDb.database, clock: { now: () => new Date(now) } });
  expect(await (await subscribing(url, 'new@example.org')).json()).toMatchObject({
    email_address: 'new@example.org',
  });
  expect(await (await subscribing(url, 'NEW@example.org')).json()).toEqual({
    email_address: 'NEW@example.org',
    status: 'pending',
  });
  for (let call = 0; call < 3; call++) expect((await subscribing(url)).status).toBe(200);
  const refused = await subscribing(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
  expect(await refused.json()).toEqual({
    message: 'Too Many Requests',
    status: 429,
    code: 'too_many_requests',
  });
  expect((await fetch(`${url}/api/tours`)).status).toBe(200);
  now += 12_000;
  expect((await subscribing(url)).status).toBe(200);
});

test('Behind a trusted proxy each visitor has their own limit; without one, a client cannot forge its address', async () => {
  const behindProxy = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const open = await startApp();
  for (let visitor = 0; visitor < 8; visitor++) {
    const forwarded = { 'x-forwarded-for': `198.51.100.${visitor}` };
    expect((await subscribing(behindProxy.url, undefined, forwarded)).status).toBe(200);
    expect((await subscribing(open.url, undefined, forwarded)).status).toBe(visitor < 5 ? 200 : 429);
  }
});

test.each([
  ['it is away', 'ECONNREFUSED'],
  ['its disk is full', '53100'],
  ['it is standing by', '25006'],
  ['it takes too long', '57014'],
])(
  'If the database fails, a call answers 503 with a time to retry, and works again afterwards: %s',
  async (_, code) => {
    const { url, logged } = await startApp();
    const calling = () => fetch(`${url}/api/tours`);
    const away = vi.spyOn(testDb.database.pool, 'query').mockImplementation(() => {
      throw Object.assign(new Error('away'), { code });
    });
    const refused = await calling();
    const ready = await fetch(`${url}/readyz`);
    const alive = await fetch(`${url}/healthz`);
    away.mockRestore();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toEqual({
      message: 'Service Unavailable',
      status: 503,
      code: 'unavailable',
    });
    expect([ready.status, alive.status]).toEqual([503, 200]);
    expect(logged()).not.toContain('"level":50');
    expect((await calling()).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  },
);

test('Connections cut under load lead to answers or 503, never to a server error', async () => {
  const { url, logged, cache } = await startApp();
  const dropAll = vi.spyOn(cache, 'dropAll');
  const administrator = new Client({ connectionString: testDb.url });
  await administrator.connect();
  onTestFinished(() => administrator.end());
  const statuses = new Set<number>();
  const calls = Array.from({ length: 20 }, async (_, caller) => {
    for (let call = 0; call < 20; call++) {
      if (caller === 0 && call % 5 === 4) await administrator.query(cutOthers);
      statuses.add((await fetch(`${url}/api/tours?page=${call}`)).status);
    }
  });
  await Promise.all(calls);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(logged()).not.toContain('"level":50');
  await eventually(async () => expect((await fetch(`${url}/api/tours`)).status).toBe(200));
  await eventually(() => expect(dropAll).toHaveBeenCalled());
});

const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
