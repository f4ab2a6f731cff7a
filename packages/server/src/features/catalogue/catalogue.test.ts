import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  kyotoCode,
  lisbonId,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listTours } from '../../../test-support/lists/lists.ts';
import { findNow } from '../../../test-support/search/search.ts';
import { featuredTours } from './cards/featured-tours.ts';
import { showTour } from './details/show-tour.ts';
import { countProducts, listPlaces } from './places/list-places.ts';
import { countProductPaths, listProductPaths } from './places/sitemap-paths.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const now = new Date();
const reader = { locale: 'en', currency: 'EUR', now } as const;

type Currency = 'EUR' | 'JPY' | 'USD' | 'GBP' | 'CHF';

async function tourOf(id: string, query: { locale?: 'en' | 'de' | 'zh-Hans'; currency?: Currency } = {}) {
  return (await showTour(testDb.database, { ...reader, ...query, id }))?.tour;
}

const codesOf = (tours: readonly { code: string }[]) => tours.map(({ code }) => code);
const runSql = (statement: string, values: unknown[] = []) => testDb.database.pool.query(statement, values);

test('Featured tours come in the order of their rank, and only of the types that this white-label features', async () => {
  const wanted = { ...reader, size: 12, productTypes: ['tours', 'shows'] as const };
  const featured = await featuredTours(testDb.database, wanted);
  expect(codesOf(featured.tours)).toEqual([trip2.code, trip1.code]);
  const firstOnly = await featuredTours(testDb.database, { ...wanted, size: 1 });
  expect(codesOf(firstOnly.tours)).toEqual([trip2.code]);
});

test('A product is shown in the reader’s language', async () => {
  const texts = await Promise.all(
    (['en', 'de', 'zh-Hans'] as const).map(async (locale) => {
      const tour = await tourOf(trip1.code, { locale });
      return [tour?.tourName, tour?.location, tour?.categories[0]?.title];
    }),
  );
  expect(texts).toEqual([
    ['Trip 1', 'Lisbon', 'Water'],
    ['Ausflug 1', 'Lissabon', 'Am und im Wasser'],
    ['行程 1', '里斯本', '水上'],
  ]);
});

test('Each text falls back to English separately, so a name may be translated before the rest', async () => {
  await runSql(
    `update product_texts set sub_title = null, long_description = null where locale = 'de' and product_id = $1`,
    [trip3.id],
  );
  const tour = await tourOf(trip3.code, { locale: 'de' });
  const english = await tourOf(trip3.code);
  expect(tour?.tourName).not.toBe(english?.tourName);
  expect([tour?.subTitle, tour?.longDescription]).toEqual([english?.subTitle, english?.longDescription]);
});

test('A product without texts in the reader’s language is shown in English, and its place stays translated', async () => {
  await runSql(`delete from product_texts where locale = 'de' and product_id = $1`, [trip4.id]);
  const tour = await tourOf(trip4.code, { locale: 'de' });
  expect([tour?.tourName, tour?.location]).toEqual(['Trip 4', 'Lissabon']);
});

test('A price is converted from the supplier’s currency and rounded once', async () => {
  const priceIn = async (id: string, currency: Currency) => (await tourOf(id, { currency }))?.basePrice;
  expect(await priceIn(trip1.code, 'EUR')).toBe(48.5);
  expect(await priceIn(trip1.code, 'USD')).toBe(53.35);
  expect(await priceIn(trip1.code, 'JPY')).toBe(7760);
  expect(await priceIn(trip3.code, 'GBP')).toBe(53.9);
});

test('A currency without a rate is an error, never a price of zero', async () => {
  await expect(tourOf(trip1.code, { currency: 'CHF' })).rejects.toThrow(/CHF/);
});

test('A product is found by its UUID and by its code, and an unknown code finds nothing', async () => {
  const byId = await tourOf(trip1.id);
  const byCode = await tourOf(trip1.code);
  expect(byId).toEqual(byCode);
  expect(byCode?.normalizedUrlPath).toBe(`/tours/lisbon/trip-1-${trip1.code}`);
  expect(await tourOf('zzzzzzzz')).toBeUndefined();
});

test('A list starts with the most popular products, comes in pages, and can be filtered by place or type', async () => {
  const wanted = { ...reader, page: 0, size: 3 };
  const first = await listTours(testDb.database, wanted);
  const second = await listTours(testDb.database, { ...wanted, page: 1 });
  expect([first.tours.length, first.total, second.tours.length, second.total]).toEqual([3, 4, 1, 4]);
  expect(first.tours[0]?.code).toBe(trip2.code);
  expect(second.tours[0]?.code).toBe(trip3.code);
  expect(new Set(codesOf([...first.tours, ...second.tours])).size).toBe(4);

  const inKyoto = await listTours(testDb.database, { ...wanted, location: kyotoCode });
  expect(codesOf(inKyoto.tours)).toEqual([trip3.code]);
  const shows = await listTours(testDb.database, { ...wanted, productType: 'shows' });
  expect(codesOf(shows.tours)).toEqual([trip2.code]);
});

test('A list can be filtered by interest', async () => {
  await runSql(`update products set interests = '{wine,nature}' where id = $1`, [trip3.id]);
  const wanted = { ...reader, page: 0, size: 10 };
  const wine = await listTours(testDb.database, { ...wanted, interest: 'wine' });
  expect([codesOf(wine.tours), wine.total]).toEqual([[trip3.code], 1]);
  const elsewhere = await listTours(testDb.database, { ...wanted, interest: 'wine', location: lisbonId });
  expect(elsewhere.tours).toEqual([]);
});

test('Products on sale in a place are counted by type', async () => {
  expect(await countProducts(testDb.database, lisbonId)).toEqual({ tours: 1, shows: 1, transfers: 1 });
  await runSql(`update products set excluded = true where id = $1`, [trip2.id]);
  const counted = await countProducts(testDb.database, lisbonId);
  await runSql(`update products set excluded = false where id = $1`, [trip2.id]);
  expect(counted).toEqual({ tours: 1, transfers: 1 });
});

test.each([
  ['excluded', 'excluded = true', 'excluded = false'],
  ['a draft', `status = 'draft'`, `status = 'live'`],
])('A product that is %s is shown nowhere', async (_, away, back) => {
  await runSql(`update products set ${away} where id = $1`, [trip2.id]);
  const listed = await listTours(testDb.database, { ...reader, page: 0, size: 10 });
  const featured = await featuredTours(testDb.database, { ...reader, size: 12, productTypes: ['shows'] });
  const details = await tourOf(trip2.code);
  await runSql(`update products set ${back} where id = $1`, [trip2.id]);
  expect(codesOf(listed.tours)).not.toContain(trip2.code);
  expect(featured.tours).toEqual([]);
  expect(details).toBeUndefined();
});

test('The details show options, meeting point, what is included, and the supplier', async () => {
  const tour = await tourOf(trip1.code, { locale: 'de' });
  expect(tour?.components).toEqual([
    expect.objectContaining({
      label: '',
      durations: 120,
      languages: ['en'],
      startingTimes: ['18:30'],
      opens: null,
      tickets: [
        expect.objectContaining({ ticketType: 'adult', price: 48.5 }),
        expect.objectContaining({ ticketType: 'child', price: 29 }),
      ],
    }),
  ]);
  expect(tour?.startingPointInformation).toEqual({
    title: 'The quay (de)',
    street: 'Cais 1',
    latitude: 38.7,
    longitude: -9.1,
  });
  expect(tour?.vendor).toMatchObject({ name: 'Harbour Walks', street: 'Cais 1', city: 'Lissabon' });
  expect(tour?.featureSet).toEqual([
    { feature: 'Language', values: ['Englisch'] },
    { feature: 'Duration', values: ['2 Stunden'] },
    { feature: 'Included', values: ['Guide', expect.any(String)] },
    { feature: 'NotIncluded', values: [expect.any(String)] },
    { feature: 'ToKnow', values: [expect.any(String)] },
  ]);
  expect(tour?.cancellation[0]).toEqual({ hoursBefore: 168, refundPercent: 100 });
});

test('The details of a product are valid until midnight at its place', async () => {
  const now = new Date('2026-11-20T16:00:00Z');
  const shown = await showTour(testDb.database, { ...reader, id: trip3.code, now });
  expect(shown?.until.toISOString()).toBe('2026-11-21T15:00:00.000Z');
});

test('Products of a suspended supplier are in no list until the supplier is approved again', async () => {
  const supplier = `(select supplier_id from products where id = '${trip3.id}')`;
  const readEverywhere = async () => {
    const wanted = { ...reader, page: 0, size: 50 };
    const { tours, total } = await listTours(testDb.database, wanted);
    const paths = await listProductPaths(testDb.database, { limit: 50, offset: 0 });
    const kyoto = (await listPlaces(testDb.database, { locale: 'en', size: 50 })).find(
      ({ code }) => code === kyotoCode,
    );
    const results = await findNow(testDb.database, { query: 'Trip 3' });
    return {
      listed: codesOf(tours).includes(trip3.code),
      total,
      paths: paths.length,
      countedPaths: await countProductPaths(testDb.database),
      place: kyoto?.productCounts,
      page: (await tourOf(trip3.code))?.code,
      found: results.tours.has(trip3.id),
    };
  };
  const before = await readEverywhere();
  expect(before).toMatchObject({ listed: true, page: trip3.code, found: true });
  await runSql(`update organisations set status = 'suspended' where id = ${supplier}`);
  expect(await readEverywhere()).toEqual({
    ...{ listed: false, place: undefined, page: undefined, found: false },
    ...{ total: before.total - 1, paths: before.paths - 1, countedPaths: before.countedPaths - 1 },
  });
  await runSql(`update organisations set status = 'approved' where id = ${supplier}`);
  expect(await readEverywhere()).toEqual(before);
});
