import { fixedClock } from '@ashore/core/time/clock.ts';
import { expect, test, vi } from 'vitest';
import { rawClient } from '../../../test-support/http/raw-client.ts';
import { answering } from '../../../test-support/http/request-response.ts';
import { testBundle } from '../../../test-support/http/web-bundle.ts';
import { createAdmission } from '../load/admission.ts';
import { createCache } from '../load/cache.ts';
import type { CountSearch } from './count-search.ts';
import type { CachedPage } from './page-cache.ts';
import { createRenderPage } from './render-page.ts';
import { createServePages } from './serve-pages.ts';

const clock = fixedClock('2026-03-01T12:00:00Z');

const ANSWERED = { query: 'wine', language: 'en', isFound: true, firstResults: [] } as const;

/** Only tests of an overload let requests give up after a short wait: elsewhere a busy machine would refuse some. */
async function startServing(
  loaders: Parameters<typeof testBundle>[0] = {},
  { room = 10, waitsMilliseconds = 60_000 } = {},
) {
  const bundle = testBundle(loaders);
  const cache = createCache<CachedPage>({ clock, maxBytes: 1_000_000, maxLifeMs: 60 * 60 * 1_000 });
  const render = vi.fn(
    createRenderPage({
      bundle,
      site: { publicUrl: 'http://ours', environment: 'production', operator: {}, analyticsTag: undefined },
      now: () => clock.now(),
      apiFor: (_, { recordSearch }) => ({ search: () => recordSearch(ANSWERED) }),
      timeLimitMs: 60_000,
    }),
  );
  const admission = createAdmission({
    limits: { render: room, read: 0, write: 0 },
    isLate: () => false,
    maxWaitMs: waitsMilliseconds,
  });
  const counts = { hits: 0, misses: 0 };
  const onFault = vi.fn();
  const countSearch = vi.fn<CountSearch>();
  const pages = createServePages({
    countSearch,
    bundle,
    cache,
    admission,
    render,
    counts,
    onFault,
    clientOf: () => 'client',
  });
  const { url, port } = await answering(pages.answer);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual' });
  return { get, port, cache, render, counts, onFault, countSearch };
}

test('A page is rendered for the first visitor and sent from memory to the next', async () => {
  const { get, render, counts } = await startServing();
  const first = await get('/de/faq');
  expect([first.status, first.headers.get('content-language')]).toEqual([200, 'de']);
  const text = await first.text();
  expect(await (await get('/de/faq')).text()).toBe(text);
  expect(render).toHaveBeenCalledTimes(1);
  expect(counts).toEqual({ hits: 1, misses: 1 });
});

test('Each page that is sent is reported to the counts of searches, from memory too, and a refusal is not', async () => {
  const { get, countSearch } = await startServing({
    list: ({ page }) => (page.api as { search(): void }).search(),
  });
  await get('/de/tours/lisbon/x-a1b2c3d4');
  await get('/de/tours/lisbon/x-a1b2c3d4');
  await get('/de/list');
  await get('/nope');
  const sent = countSearch.mock.calls.map(([{ url }, page]) => ({ url, ...page }));
  expect(sent).toEqual([
    { url: '/de/tours/lisbon/x-a1b2c3d4', screen: 'product', locale: 'de', search: undefined },
    { url: '/de/tours/lisbon/x-a1b2c3d4', screen: 'product', locale: 'de', search: undefined },
    { url: '/de/list', screen: 'list', locale: 'de', search: ANSWERED },
  ]);
});

test('Languages and currencies are never mixed', async () => {
  const currencies: Record<string, string> = {};
  const { get } = await startServing({ home: ({ page }) => `${page.locale} ${page.currency}` });
  for (const [name, headers] of Object.entries({
    plain: {},
    german: { 'accept-language': 'de' },
    yen: { cookie: 'currency=JPY' },
    germanYen: { cookie: 'locale=de; currency=JPY', 'accept-language': 'en' },
    again: {},
  })) {
    currencies[name] = (await (await get('/', headers)).text()).match(/(\w+ [A-Z]{3})"/)?.[1] ?? '';
  }
  expect(currencies).toEqual({
    plain: 'en EUR',
    german: 'de EUR',
    yen: 'en JPY',
    germanYen: 'de JPY',
    again: 'en EUR',
  });
});

test('Requests that differ only in irrelevant parameters share one rendered page', async () => {
  const { get, cache, render } = await startServing();
  await get('/de/faq');
  const { bytes } = cache.size();
  for (let number = 0; number < 50; number++) {
    await get(`/de/faq?utm_source=${number}&_routes=root`, {
      cookie: `session=${number}`,
      'user-agent': `${number}`,
    });
  }
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.size()).toEqual({ entries: 1, bytes });
});

test('A page receives only the parameters that change it', async () => {
  const { get } = await startServing();
  expect(await (await get('/de/list?x=1&page=2&y=3')).text()).toContain('<p>/de/list?page=2</p>');
});

test('Unknown addresses are not cached', async () => {
  const { get, cache, render } = await startServing();
  const paths = [
    '/nope',
    '/de/a/b/c/d',
    '/status/500',
    '/de/status/200',
    '/fourOhFour',
    '/login/x.css',
    '/de/../x',
  ];
  for (const path of paths) {
    for (let number = 0; number < 5; number++) expect((await get(`${path}?${number}`)).status).toBe(404);
  }
  expect(render.mock.calls.map(([url]) => url).sort()).toEqual(['/de/status/404', '/en/status/404']);
  expect(cache.size().entries).toBe(2);
});

test('A private page is rendered for each visitor and not cached', async () => {
  const { get, cache, render } = await startServing();
  const answer = await get('/de/login');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  await get('/de/login');
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size().entries).toBe(0);
});

test.each([
  ['/de/faq/', '/de/faq'],
  ['/de/FAQ', '/de/faq'],
  ['/de/f%61q?page=2', '/de/faq?page=2'],
  ['/de//faq', '/de/faq'],
  ['/DE-at/faq?page=2', '/de/faq?page=2'],
])('Other spellings of a page address redirect to it with the query: %s', async (path, location) => {
  const { get } = await startServing();
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('The router gets page data, redirects in its own form, and errors as JSON', async () => {
  const { get } = await startServing({
    product() {
      throw new Response(null, { status: 308, headers: { location: '/de/faq' } });
    },
  });
  const data = await get('/de/faq.data');
  expect([data.status, data.headers.get('content-type')]).toEqual([200, 'text/x-script']);
  expect(data.headers.get('x-remix-response')).toBe('yes');
  expect(data.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect((await get('/_.data')).status).toBe(200);

  const alias = await get('/de/FAQ.data');
  expect([alias.status, alias.headers.get('x-remix-redirect')]).toEqual([204, '/de/faq']);
  expect([alias.headers.get('x-remix-status'), alias.headers.get('x-remix-replace')]).toEqual([
    '308',
    'true',
  ]);
  expect(alias.headers.get('x-request-id')).toBeTruthy();

  const missing = await get('/de/nope/nope.data');
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { message: 'Not Found', status: 404, code: 'not_found' },
  ]);
});

test('A page that moved to an address with a query redirects with both queries', async () => {
  const { get } = await startServing({
    product() {
      throw new Response(null, { status: 308, headers: { location: '/de/toursAndActivities?place=lisbon' } });
    },
  });
  const location = async (path: string) => (await get(path)).headers.get('location');
  const trip = '/de/tours/lisbon/sail-7k2m94qd';
  expect(await location(trip)).toBe('/de/toursAndActivities?place=lisbon');
  expect(await location(`${trip}?page=2`)).toBe('/de/toursAndActivities?place=lisbon&page=2');
  // A parameter that the new address states is not stated twice.
  expect(await location(`${trip}?place=rome&&page=2`)).toBe('/de/toursAndActivities?place=lisbon&page=2');
});

test('A page that refuses its own parameter and redirects does not get it back', async () => {
  const { get } = await startServing({
    list() {
      throw new Response(null, { status: 302, headers: { location: '/de/list' } });
    },
  });
  const location = async (path: string) => (await get(path)).headers.get('location');
  expect(await location('/de/list?page=x')).toBe('/de/list');
  // What the page does not know, such as a campaign, is kept.
  expect(await location('/de/list?page=x&affiliate=harbour&p%61ge=y')).toBe('/de/list?affiliate=harbour');
});

test('A page that moved redirects with the status it chose', async () => {
  const { get } = await startServing({
    product() {
      throw new Response(null, { status: 302, headers: { location: '/de/faq' } });
    },
  });
  const answer = await get('/de/tours/rome/x');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de/faq']);
  expect(answer.headers.get('content-length')).toBe('0');
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  // This page has no parameters of its own.
  const campaign = await get('/de/tours/rome/x?affiliate=harbour');
  expect(campaign.headers.get('location')).toBe('/de/faq?affiliate=harbour');
});

test.each([
  ['nothing found', 404, () => new Response(null, { status: 404 })],
  ['a fault', 500, () => new Error('a secret')],
  ['no database', 503, () => Object.assign(new Error('a secret'), { code: 'ECONNREFUSED' })],
])(
  'An error is shown on a page in the visitor’s language, without details: %s',
  async (_, status, thrown) => {
    const { get } = await startServing({
      faq() {
        throw thrown();
      },
    });
    const answer = await get('/de/faq');
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(text).toContain(`/de/status/${status}`);
    expect(text).not.toContain('secret');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '2' : null);
    expect((await get('/de/faq.data')).status).toBe(status);
  },
);

test('A failed render is not cached: the next visitor gets the page', async () => {
  let fail = true;
  const { get, onFault } = await startServing({
    faq() {
      if (fail) throw new Error('fault');
      return 'text';
    },
  });
  expect((await get('/de/faq')).status).toBe(500);
  expect(onFault).toHaveBeenCalledTimes(1);
  fail = false;
  expect((await get('/de/faq')).status).toBe(200);
});

test('Under overload, cached pages are sent and new pages are refused with a retry time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { get } = await startServing(
    { faq: () => promise, home: () => 'home' },
    { room: 1, waitsMilliseconds: 20 },
  );
  expect((await get('/de')).status).toBe(200);
  const waiting = get('/de/faq');
  await expect.poll(async () => (await get('/de/kit')).status).toBe(503);
  const refused = await get('/de/kit');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await get('/de')).status).toBe(200);
  resolve('text');
  expect((await waiting).status).toBe(200);
  expect((await get('/de/kit')).status).toBe(200);
});

test('A page rendered before a change is never sent after it', async () => {
  let price = 10;
  const { get, cache } = await startServing({
    product({ page }) {
      page.recordDependency('product:1');
      return `price ${price}`;
    },
  });
  expect(await (await get('/de/tours/rome/x')).text()).toContain('price 10');
  price = 20;
  expect(await (await get('/de/tours/rome/x')).text()).toContain('price 10');
  cache.drop(['product:1']);
  expect(await (await get('/de/tours/rome/x')).text()).toContain('price 20');
});

test('If the error page fails too, the status is sent as plain JSON', async () => {
  const bundle = testBundle();
  const onFault = vi.fn();
  const pages = createServePages({
    bundle,
    cache: createCache<CachedPage>({ clock, maxBytes: 1_000, maxLifeMs: 1_000 }),
    admission: createAdmission({ limits: { render: 1, read: 0, write: 0 }, isLate: () => false }),
    render: () => Promise.reject(new Error('a secret')),
    counts: { hits: 0, misses: 0 },
    onFault,
    clientOf: () => 'client',
  });
  const { url } = await answering(pages.answer);
  const answer = await fetch(`${url}/de`);
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { message: 'Internal Server Error', status: 500, code: 'internal' },
  ]);
});

test('HEAD is answered like GET, without the body', async () => {
  const { port, get } = await startServing();
  const length = (await get('/de/faq', { 'accept-encoding': 'identity' })).headers.get('content-length');
  const client = await rawClient(port);
  client.send('HEAD /de/faq HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  const answer = await client.closed;
  expect(answer).toContain(`\r\ncontent-length: ${length}\r\n`);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});
