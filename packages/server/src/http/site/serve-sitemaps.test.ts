import { fixedClock } from '@ashore/core/time/clock.ts';
import { expect, test, vi } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { createAdmission } from '../load/admission.ts';
import { createCache } from '../load/cache.ts';
import type { CachedPage } from '../pages/page-cache.ts';
import { createServeSitemaps } from './serve-sitemaps.ts';

const clock = fixedClock('2026-03-01T12:00:00Z');
const changedAt = clock.now();

async function startServing({ products = 5, room = 10 } = {}) {
  const cache = createCache<CachedPage>({ clock, maxBytes: 1_000_000, maxLifeMs: 60 * 60 * 1_000 });
  const listProducts = vi.fn(async ({ limit, offset }: { limit: number; offset: number }) =>
    Array.from({ length: products }, (_, index) => ({ path: `/tours/rome/t-${index}&`, changedAt })).slice(
      offset,
      offset + limit,
    ),
  );
  const serve = createServeSitemaps({
    publicUrl: 'https://www.example.org',
    cache,
    admission: createAdmission({ limits: { render: 0, read: room, write: 0 }, isLate: () => false }),
    pages: ['/', '/faq'],
    lists: {
      count: async () => 1,
      list: async ({ offset }) => [{ path: '/tours/rome', changedAt }].slice(offset),
    },
    products: { count: async () => products, list: listProducts },
    cruises: {
      count: async () => 1,
      list: async ({ offset }) => [{ path: '/cruiseShips/serena' }].slice(offset),
    },
    entriesPerFile: 2,
  });
  const { url } = await answering(serve);
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { get, cache, listProducts };
}

test('The index names the sitemaps of every language that we offer, and never of French', async () => {
  const { get } = await startServing();
  const { text } = await get('/sitemap.xml');
  const names = [...text.matchAll(/<loc>https:\/\/www\.example\.org\/sitemaps\/([^<]+)\.xml<\/loc>/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(
    ['en', 'de', 'zh-Hans'].flatMap((locale) =>
      ['pages', 'lists-1', 'products-1', 'products-2', 'products-3', 'cruises-1'].map(
        (kind) => `${locale}-${kind}`,
      ),
    ),
  );
});

test('Each page is listed with its counterparts in the other languages', async () => {
  const { get } = await startServing();
  const { text } = await get('/sitemaps/de-pages.xml');
  expect(text).toContain(
    [
      '<url><loc>https://www.example.org/de/faq</loc>',
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.org/en/faq"/>',
      '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.org/de/faq"/>',
      '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://www.example.org/zh-Hans/faq"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.org/en/faq"/></url>',
    ].join(''),
  );
  expect(text).toContain('<loc>https://www.example.org/de</loc>');
  expect(text).not.toContain('fr');
});

test('The product list of a city is listed with the day of its last change', async () => {
  const { get } = await startServing();
  const { text } = await get('/sitemaps/zh-Hans-lists-1.xml');
  expect(text.match(/<url>/g)).toHaveLength(1);
  expect(text).toContain('<loc>https://www.example.org/zh-Hans/tours/rome</loc><lastmod>2026-03-01');
});

test('Ships, ports and sailings are listed, and again after a timetable changes', async () => {
  const { get, cache } = await startServing();
  const { text } = await get('/sitemaps/de-cruises-1.xml');
  expect(text).toContain('<loc>https://www.example.org/de/cruiseShips/serena</loc>');
  expect(cache.get('/sitemaps/de-cruises-1.xml')).toBeDefined();
  cache.drop(['timetable']);
  expect(cache.get('/sitemaps/de-cruises-1.xml')).toBeUndefined();
});

test('Products are split over several files with the day of their change, and no text in them breaks a file', async () => {
  const { get } = await startServing();
  const { text } = await get('/sitemaps/en-products-2.xml');
  expect(text.match(/<url>/g)).toHaveLength(2);
  expect(text).toContain('<loc>https://www.example.org/en/tours/rome/t-2&#38;</loc>');
  expect(text).toContain('<lastmod>2026-03-01T12:00:00.000Z</lastmod>');
});

test.each([
  '/sitemaps/en-products-0.xml',
  '/sitemaps/en-products-4.xml',
  '/sitemaps/en-products-99999999.xml',
  '/sitemaps/en-lists-2.xml',
  '/sitemaps/en-pages-1.xml',
  '/sitemaps/fr-pages.xml',
  '/sitemaps/xx-pages.xml',
  '/sitemaps/en-other.xml',
  '/sitemaps/',
])('A file that is not in the index is not found: %s', async (path) => {
  expect((await (await startServing()).get(path)).status).toBe(404);
});

test('A sitemap is created once and again after a product changes', async () => {
  const { get, cache, listProducts } = await startServing();
  const { headers } = await get('/sitemaps/en-products-1.xml');
  expect(headers.get('cache-control')).toBe('no-cache');
  await get('/sitemaps/en-products-1.xml');
  expect(listProducts).toHaveBeenCalledTimes(1);
  cache.drop(['tours']);
  await get('/sitemaps/en-products-1.xml');
  expect(listProducts).toHaveBeenCalledTimes(2);
});

test('Under overload search engines get 503', async () => {
  const { get } = await startServing({ room: 0 });
  const { status, headers } = await get('/sitemap.xml');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
