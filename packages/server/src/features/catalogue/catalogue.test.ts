import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { featuredTours } from './featured-tours.ts';
import { importCatalogue } from './import-catalogue.ts';
import { listTours } from './list-tours.ts';
import { showTour } from './show-tour.ts';
import { smallWorld } from './small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await importCatalogue(place.database, smallWorld);
});

afterAll(() => place.drop());

const reader = { locale: 'en', currency: 'EUR' } as const;

test('Featured tours come in the order of their rank, and only of the kinds this white-label features', async () => {
  const wanted = { ...reader, size: 12, productTypes: ['tours', 'shows'] as const };
  const found = await featuredTours(place.database, wanted);
  expect(found.map(({ code }) => code)).toEqual(['pr0dac02', 'pr0dac01']);
  const one = await featuredTours(place.database, { ...wanted, size: 1 });
  expect(one.map(({ code }) => code)).toEqual(['pr0dac02']);
});

test('A product is told in the language of the reader', async () => {
  const names = await Promise.all(
    (['en', 'de', 'zh-Hans'] as const).map(async (locale) => {
      const tour = await showTour(place.database, { id: 'pr0dac01', locale, currency: 'EUR' });
      return [tour?.tourName, tour?.location];
    }),
  );
  expect(names).toEqual([
    ['Trip 1', 'Lisbon'],
    ['Ausflug 1', 'Lissabon'],
    ['行程 1', '里斯本'],
  ]);
});

test('Each text falls back on English by itself: a name may be translated before the rest is', async () => {
  const { pool } = place.database;
  await pool.query(
    `update product_texts set sub_title = null, long_description = null
     where locale = 'de' and product_id = $1`,
    [smallWorld.products[2]?.id],
  );
  const tour = await showTour(place.database, { id: 'pr0dac03', locale: 'de', currency: 'EUR' });
  const english = await showTour(place.database, { id: 'pr0dac03', locale: 'en', currency: 'EUR' });
  expect(tour?.tourName).not.toBe(english?.tourName);
  expect([tour?.subTitle, tour?.longDescription]).toEqual([english?.subTitle, english?.longDescription]);
});

test('A text that nobody has written in a language yet is shown in English, the rest stays in that language', async () => {
  const { pool } = place.database;
  await pool.query(`delete from product_texts where locale = 'de' and product_id = $1`, [
    smallWorld.products[3]?.id,
  ]);
  const tour = await showTour(place.database, { id: 'pr0dac04', locale: 'de', currency: 'EUR' });
  expect([tour?.tourName, tour?.location]).toEqual(['Trip 4', 'Lissabon']);
});

test('A price is converted from the currency of the supplier and rounded once', async () => {
  const priceIn = async (id: string, currency: 'EUR' | 'JPY' | 'USD' | 'GBP') =>
    (await showTour(place.database, { id, locale: 'en', currency }))?.basePrice;
  expect(await priceIn('pr0dac01', 'EUR')).toBe(48.5);
  expect(await priceIn('pr0dac01', 'USD')).toBe(53.35);
  expect(await priceIn('pr0dac01', 'JPY')).toBe(7760);
  expect(await priceIn('pr0dac03', 'GBP')).toBe(53.9);
});

test('A currency without a rate is a fault, never a price of nought', async () => {
  await expect(showTour(place.database, { id: 'pr0dac01', locale: 'en', currency: 'CHF' })).rejects.toThrow(
    /CHF/,
  );
});

test('A product is found by its UUID and by its code; nobody else is', async () => {
  const [first] = smallWorld.products;
  const byId = await showTour(place.database, { id: first?.id ?? '', ...reader });
  const byCode = await showTour(place.database, { id: first?.code ?? '', ...reader });
  expect(byId).toEqual(byCode);
  expect(byCode?.normalizedUrlPath).toBe('/tours/lisbon/trip-1-pr0dac01');
  expect(await showTour(place.database, { id: 'zzzzzzzz', ...reader })).toBeUndefined();
});

test('A list is given a page at a time, says whether more follows, and can be narrowed to a place or a kind', async () => {
  const wanted = { ...reader, page: 0, size: 3 };
  const first = await listTours(place.database, wanted);
  const second = await listTours(place.database, { ...wanted, page: 1 });
  expect([first.tours.length, first.more, second.tours.length, second.more]).toEqual([3, true, 1, false]);
  const codes = [...first.tours, ...second.tours].map(({ code }) => code);
  expect(new Set(codes).size).toBe(4);

  const inKyoto = await listTours(place.database, { ...wanted, location: 'ky0t0a22' });
  expect(inKyoto.tours.map(({ code }) => code)).toEqual(['pr0dac03']);
  const shows = await listTours(place.database, { ...wanted, productType: 'shows' });
  expect(shows.tours.map(({ code }) => code)).toEqual(['pr0dac02']);
});

test('An excluded product comes out nowhere', async () => {
  const { pool } = place.database;
  await pool.query(`update products set excluded = true where code = 'pr0dac02'`);
  const all = await listTours(place.database, { ...reader, page: 0, size: 10 });
  const featured = await featuredTours(place.database, { ...reader, size: 12, productTypes: ['shows'] });
  const details = await showTour(place.database, { id: 'pr0dac02', ...reader });
  await pool.query(`update products set excluded = false where code = 'pr0dac02'`);
  expect(all.tours.map(({ code }) => code)).not.toContain('pr0dac02');
  expect(featured).toEqual([]);
  expect(details).toBeUndefined();
});

test('A catalogue that names an unknown place is refused whole', async () => {
  const empty = await testDatabase();
  const [first] = smallWorld.products;
  if (!first) throw new Error('the small world has products');
  const broken = {
    ...smallWorld,
    products: [...smallWorld.products.slice(1), { ...first, location: 'zzzzzzzz' }],
  };
  await expect(importCatalogue(empty.database, broken)).rejects.toThrow(/zzzzzzzz/);
  const { rows } = await empty.database.pool.query('select count(*)::int as n from locations');
  await empty.drop();
  expect(rows).toEqual([{ n: 0 }]);
});
