import { addDays } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { listTours } from '../../../../test-support/lists/lists.ts';
import { showTour } from '../details/show-tour.ts';
import { lowestPrices } from '../prices/lowest-prices.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

beforeEach(async () => {
  await testDb.database.pool.query('delete from promotions; delete from price_log');
  // The usual price of every product, unchanged for 90 days.
  await testDb.database.pool.query(
    `insert into price_log (product_id, currency, utc_noted_at, price_minor)
     select id, currency, now() - interval '90 days', price_minor from products`,
  );
});

afterAll(() => testDb.drop());

const now = new Date();
const reader = { locale: 'en', currency: 'EUR', now } as const;
const today = localDateAt(now, 'Europe/Lisbon');

type PromotionDays = { from?: number; until?: number; travelUntil?: number };

/** Adds a promotion whose days are counted from today. */
async function importPromotion(
  productId: string,
  percent: number,
  { from = 0, until = 10, travelUntil = 60 }: PromotionDays = {},
) {
  const days = [from, until, from, travelUntil].map((count) => addDays(today, count));
  await testDb.database.pool.query(
    `insert into promotions (id, product_id, percent, book_from, book_until, travel_from, travel_until)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
    [productId, percent, ...days],
  );
}

const readTour = async (id: string) => (await showTour(testDb.database, { ...reader, id }))?.tour;

test('A current promotion lowers the price and states its percentage, its end and the earlier price', async () => {
  await importPromotion(trip1.id, 15);
  const tour = await readTour(trip1.code);
  // 85 % of 48.50 is 41.225, rounded half to even; 85 % of the child ticket of 29.00 is 24.65.
  expect(tour).toMatchObject({
    basePrice: 41.22,
    originalPrice: 48.5,
    promoSavings: 15,
    promoBookUntil: addDays(today, 10),
    promoValidUntil: addDays(today, 60),
  });
  expect(tour?.components[0]?.tickets[1]).toMatchObject({ price: 24.65 });
});

test('The reduction is measured against the lowest price of the thirty days before it, and claims no more', async () => {
  await testDb.database.pool.query(
    `insert into price_log (product_id, currency, utc_noted_at, price_minor) values
       ($1, 'EUR', now() - interval '20 days', 4500), ($1, 'EUR', now() - interval '10 days', 4850)`,
    [trip1.id],
  );
  await importPromotion(trip1.id, 15);
  // 41.22 is 8.4 % below 45.
  expect(await readTour(trip1.code)).toMatchObject({ basePrice: 41.22, originalPrice: 45, promoSavings: 8 });
});

test('A promotion not cheaper than the thirty days before it sets the price and is not shown as a reduction', async () => {
  await testDb.database.pool.query(
    `insert into price_log (product_id, currency, utc_noted_at, price_minor) values
       ($1, 'EUR', now() - interval '20 days', 4000), ($1, 'EUR', now() - interval '10 days', 4850)`,
    [trip1.id],
  );
  await importPromotion(trip1.id, 15);
  const tour = await readTour(trip1.code);
  expect(tour).toMatchObject({
    basePrice: 41.22,
    originalPrice: null,
    promoSavings: null,
    promoBookUntil: null,
  });
  expect(tour?.components[0]?.tickets[0]).toMatchObject({ price: 41.22 });
});

test('If two promotions apply, the larger one counts; they are never added up', async () => {
  await importPromotion(trip1.id, 10);
  await importPromotion(trip1.id, 20);
  expect(await readTour(trip1.code)).toMatchObject({ basePrice: 38.8, promoSavings: 20 });
});

test.each([
  ['begins tomorrow', { from: 1, until: 3 }],
  ['ended yesterday', { from: -5, until: -1 }],
  ['is for travel days in the past', { from: -5, until: 3, travelUntil: -1 }],
])('A promotion that %s changes no price', async (_, days) => {
  await importPromotion(trip1.id, 15, days);
  expect(await readTour(trip1.code)).toMatchObject({
    basePrice: 48.5,
    originalPrice: null,
    promoSavings: null,
  });
});

test('Products on promotion today are listed separately, the largest reduction first', async () => {
  await importPromotion(trip1.id, 10);
  await importPromotion(trip3.id, 25);
  await importPromotion(trip2.id, 50, { from: 2, until: 4 });
  const wanted = { ...reader, page: 0, size: 1, promoted: true };
  const first = await listTours(testDb.database, wanted);
  const second = await listTours(testDb.database, { ...wanted, page: 1 });
  expect([first.tours[0]?.code, first.total]).toEqual([trip3.code, 2]);
  expect([second.tours[0]?.code, second.total]).toEqual([trip1.code, 2]);
});

test('A list states when a price in it will change; a list without promotions does not', async () => {
  const list = async () => (await listTours(testDb.database, { ...reader, page: 0, size: 10 })).until;
  expect(await list()).toBeUndefined();
  await importPromotion(trip1.id, 15, { from: 1, until: 3 });
  const until = await list();
  expect(until?.getTime()).toBeGreaterThan(now.getTime());
  // The next midnight, at most 25 hours away on the day on which summer time ends.
  expect(until?.getTime()).toBeLessThanOrEqual(now.getTime() + 25 * 3_600_000);
});

test('The list of promoted products states when it changes, including by products not shown yet', async () => {
  const list = async (at = now, page = 0) =>
    await listTours(testDb.database, { ...reader, now: at, page, size: 10, promoted: true });
  expect(await list()).toEqual({ tours: [], total: 0, until: undefined });
  await importPromotion(trip3.id, 15, { from: 5, until: 9 });
  const empty = await list();
  expect([empty.total, empty.until]).toEqual([0, nextMidnightAt(now, 'Asia/Tokyo')]);
  expect((await list(now, 7)).until).toEqual(nextMidnightAt(now, 'Asia/Tokyo'));
});

test('Promotions begin and end by the requested time, not by the clock of the database', async () => {
  await importPromotion(trip1.id, 15, { from: 5, until: 9 });
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const at = async (days: number) => {
    const wanted = { ...reader, now: inDays(days) };
    const tour = (await showTour(testDb.database, { ...wanted, id: trip1.code }))?.tour;
    const { total, until } = await listTours(testDb.database, {
      ...wanted,
      page: 0,
      size: 10,
      promoted: true,
    });
    return [tour?.basePrice, tour?.promoSavings, total, until !== undefined];
  };
  expect(await at(4)).toEqual([48.5, null, 0, true]);
  expect(await at(7)).toEqual([41.22, 15, 1, true]);
  expect(await at(10)).toEqual([48.5, null, 0, false]);
});

test('If two promotions are equally large, the one that ends first is shown and sets the price', async () => {
  await importPromotion(trip1.id, 15, { until: 10 });
  await importPromotion(trip1.id, 15, { until: 4 });
  await importPromotion(trip1.id, 15, { until: 7 });
  expect(await readTour(trip1.code)).toMatchObject({ promoSavings: 15, promoBookUntil: addDays(today, 4) });
  const best = (await lowestPrices(testDb.database, [trip1.id], now)).get(trip1.id);
  expect(best?.promotion.bookUntil).toBe(addDays(today, 4));
});
