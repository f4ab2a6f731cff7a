import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageApi, testApp } from '../test-support/app/test-app.ts';
import { smallCatalogue, trip1, trip2, trip3, trip4 } from '../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../test-support/database/test-database.ts';
import { eventually } from '../test-support/eventually.ts';
import { rawClient } from '../test-support/http/raw-client.ts';
import { prepareAnswer } from './http/responses/prepared-answer.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const asApi = (api: unknown) => api as PageApi;

const loaders: NonNullable<Parameters<typeof testApp>[0]['loaders']> = {
  home: ({ page }) => asApi(page.api).tours.featured({ currency: page.currency as 'EUR', size: 12 }),
  list: ({ page }) => asApi(page.api).tours.list({ currency: page.currency as 'EUR' }),
  product: ({ page, params }) =>
    asApi(page.api).tours.show({
      productType: 'tours',
      id: params.product ?? '',
      currency: page.currency as 'EUR',
    }),
};

const startApp = () => testApp({ database: testDb.database, loaders });

test('A price changed in the database is shown at once on the product page and on pages that list it', async () => {
  const { url } = await startApp();
  const see = async (path: string) => (await fetch(url + path)).text();
  for (const path of ['/de', '/de/list', `/de/tours/lisbon/${trip1.code}`])
    expect(await see(path)).toContain('48.5');
  await testDb.database.pool.query(`update products set price_minor = 5150 where code = '${trip1.code}'`);
  for (const path of ['/de', '/de/list', `/de/tours/lisbon/${trip1.code}`]) {
    await eventually(async () => expect(await see(path)).toContain('51.5'));
  }
});

test('A newly featured product appears on the pages that show featured products', async () => {
  const { url } = await startApp();
  const see = async () => (await fetch(`${url}/de`)).text();
  expect(await see()).not.toContain(trip3.code);
  await testDb.database.pool.query(`update products set featured_rank = 9 where code = '${trip3.code}'`);
  await eventually(async () => expect(await see()).toContain(trip3.code));
});

test('A product that leaves the catalogue leaves the lists, and its page answers 404', async () => {
  const { url } = await startApp();
  const page = `${url}/de/tours/lisbon/${trip4.code}`;
  expect((await fetch(page)).status).toBe(200);
  expect(await (await fetch(`${url}/de/list`)).text()).toContain(trip4.code);
  await testDb.database.pool.query(`update products set excluded = true where code = '${trip4.code}'`);
  await eventually(async () => expect((await fetch(page)).status).toBe(404));
  expect(await (await fetch(`${url}/de/list`)).text()).not.toContain(trip4.code);
});

test('A new exchange rate changes the pages with converted prices', async () => {
  const { url } = await startApp();
  const see = async () => (await fetch(`${url}/de/list`, { headers: { cookie: 'currency=USD' } })).text();
  const before = await see();
  await testDb.database.pool.query(
    `insert into exchange_rates values ('2026-11-21', 'EUR', 'USD', 2, 'test')`,
  );
  await testDb.database.pool.query(
    `insert into exchange_rates values ('2026-11-21', 'EUR', 'JPY', 160, 'test')`,
  );
  await eventually(async () => expect(await see()).not.toBe(before));
});

test('Two processes on one database show the same content', async () => {
  const [one, other] = [await startApp(), await startApp()];
  const see = async (url: string) => (await fetch(`${url}/en/tours/lisbon/${trip2.code}`)).text();
  expect(await see(one.url)).toBe(await see(other.url));
  await testDb.database.pool.query(
    `update product_texts set name = 'Renamed' from products where id = product_id and code = '${trip2.code}'`,
  );
  for (const { url } of [one, other])
    await eventually(async () => expect(await see(url)).toContain('Renamed'));
});

test('The sitemap lists the pages, the lists and the products, and follows the catalogue', async () => {
  const { url } = await startApp();
  const pages = await (await fetch(`${url}/sitemaps/de-pages.xml`)).text();
  const paths = [...pages.matchAll(/<loc>https:\/\/www\.example\.org([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths.sort()).toEqual(['/de', '/de/faq', '/de/list']);
  const lists = await (await fetch(`${url}/sitemaps/en-lists-1.xml`)).text();
  expect(lists).toContain('<loc>https://www.example.org/en/tours/lisbon</loc>');
  const products = async () => (await fetch(`${url}/sitemaps/en-products-1.xml`)).text();
  expect(await products()).toContain(
    `<loc>https://www.example.org/en/tours/lisbon/trip-1-${trip1.code}</loc>`,
  );
  await testDb.database.pool.query(`update products set slug = 'renamed' where code = '${trip1.code}'`);
  await eventually(async () => expect(await products()).toContain(`/en/tours/lisbon/renamed-${trip1.code}`));
});

test('Pages know the return promise of the setting, and in production none unless it is set', async () => {
  const promiseOf = async (env: Readonly<Record<string, string>>) => {
    const { url } = await testApp({
      database: testDb.database,
      env,
      loaders: { faq: ({ page }) => ({ promise: page.site.returnPromise ?? 'none' }) },
    });
    return (await fetch(`${url}/en/faq`)).text();
  };
  expect(await promiseOf({ RETURN_PROMISE: '750 GBP' })).toContain('"limitMinor":75000,"currency":"GBP"');
  expect(await promiseOf({})).toContain('"promise":"none"');
});

test('The log has one line for each request, and contains no text that the visitor chose', async () => {
  const { url, logged, app } = await startApp();
  const secrets = [
    'somebody%40example.org',
    'someone@example.org',
    'session-cookie',
    'evil-agent',
    '203.0.113.7',
  ];
  const [inQuery, inBody, cookie, agent, address] = secrets as [string, string, string, string, string];
  const headers = {
    cookie: `session=${cookie}`,
    'user-agent': agent,
    'x-forwarded-for': address,
    'x-request-id': 'forged',
    referer: `https://www.example.org/?email=${inQuery}`,
  };
  const answer = await fetch(`${url}/de/faq?email=${inQuery}&log=debug`, { headers });
  await fetch(`${url}/api/tours?location=${inQuery}&log=debug`, { headers });
  await fetch(`${url}/api/newsletter/subscriptions/test`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: inBody, status: 'pending', language: 'de' }),
  });
  await fetch(`${url}/de/${inQuery}/nope`, { headers });
  await app.close();
  const lines = logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map((line) => [line.class, line.route, line.status])).toEqual([
    ['page', 'faq', 200],
    ['api', 'tours.list', 400],
    ['api', 'newsletter.subscribe', 200],
    ['page', '-', 308],
    ['page', '-', 404],
  ]);
  expect(requests[0]?.id).toBe(answer.headers.get('x-request-id'));
  for (const secret of [...secrets, 'forged']) expect(logged()).not.toContain(secret);
});

test('The limit of connections per address in the settings applies', async () => {
  const { port } = await testApp({ database: testDb.database, env: { CONNECTIONS_PER_ADDRESS: '2' } });
  const [first, , third] = [await rawClient(port), await rawClient(port), await rawClient(port)];
  expect(await third.closed).toMatch(/^HTTP\/1\.1 429 /);
  first.send('GET /de HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(await first.closed).toMatch(/^HTTP\/1\.1 200 /);
});

test('The whole server disconnects slow clients', async () => {
  const limits = { headersWithinMs: 150, checkEveryMs: 50, maxReadPauseMs: 150 };
  const large = Buffer.alloc(30_000_000, 'a');
  const assets = new Map([['/assets/large.js', prepareAnswer({ headers: {}, body: large })]]);
  const { port } = await testApp({ database: testDb.database, limits, assets });
  const silent = await rawClient(port);
  const reader = await rawClient(port);
  reader.send('GET /assets/large.js HTTP/1.1\r\nhost: a\r\n\r\n');
  reader.socket.pause();
  expect(await silent.closed).toMatch(/^HTTP\/1\.1 408 /);
  await eventually(async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('ashore_http_requests_total{class="asset",status="200"} 1');
  });
});

test('An invalid range of proxies keeps the server from starting', async () => {
  const starting = testApp({ database: testDb.database, env: { TRUSTED_PROXIES: '10.0.0.0/99' } });
  await expect(starting).rejects.toThrow(/^TRUSTED_PROXIES must list .* not "10\.0\.0\.0\/99"\.$/);
});
