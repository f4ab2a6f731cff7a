import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { importPlaces } from '../import/import-catalogue.ts';
import { lowestPrices } from './lowest-prices.ts';

let testDb: TestDatabase;
const noon = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

async function importProducts(products: readonly ProductInFile[], timeZone = 'Europe/Lisbon') {
  const place = placeWith('lisbon', products);
  const places = [{ ...place, location: { ...place.location, timeZone } }];
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
}

async function readLowestPrices(at = noon): Promise<Record<string, [amount: number, percent: number]>> {
  const { rows } = await testDb.database.pool.query<{ id: string; slug: string }>(
    'select id, slug from products',
  );
  const prices = await lowestPrices(
    testDb.database,
    rows.map(({ id }) => id),
    at,
  );
  return Object.fromEntries(
    rows.flatMap(({ id, slug }) => {
      const readLowestPrices = prices.get(id);
      return readLowestPrices
        ? [[slug, [readLowestPrices.price.amount, readLowestPrices.unrounded.percent]] as const]
        : [];
    }),
  );
}

const promotionOf = (percent: number, from: string, until: string) => ({
  ...{ percent, bookFrom: from, bookUntil: until, travelFrom: '2026-11-01', travelUntil: '2027-03-31' },
});

test('Each reduced product has a lowest earlier price; unreduced and new products have none', async () => {
  const since = (day: string, price = 4_850) => [{ since: day, price }];
  await importProducts([
    productRow('usual', { pricesAsked: since('2026-01-01') }),
    productRow('reduced', {
      promotions: [promotionOf(20, '2026-11-15', '2026-12-15')],
      pricesAsked: [...since('2026-01-01', 4_445), ...since('2026-11-10')],
    }),
    productRow('reduced-before', {
      promotions: [promotionOf(30, '2026-10-01', '2026-10-31'), promotionOf(20, '2026-11-15', '2026-12-15')],
      pricesAsked: since('2026-01-01', 4_445),
      price: { adult: 4_445 },
    }),
    productRow('new', { promotions: [promotionOf(20, '2026-11-15', '2026-12-15')] }),
  ]);
  // 70 % of 44.45 is 31.115, rounded half to even.
  expect(await readLowestPrices()).toEqual({ reduced: [4_445, 0], 'reduced-before': [3_112, 30] });
});

test('A reduction begins and ends by the local time of the place', async () => {
  const promotions = [promotionOf(20, '2026-11-15', '2026-11-21')];
  await importProducts(
    [productRow('far', { promotions, pricesAsked: [{ since: '2026-01-01', price: 4_850 }] })],
    'Asia/Tokyo',
  );
  expect(await readLowestPrices(new Date('2026-11-21T14:59:00Z'))).toHaveProperty('far');
  expect(await readLowestPrices(new Date('2026-11-21T15:01:00Z'))).not.toHaveProperty('far');
  expect(await readLowestPrices(new Date('2026-11-14T14:59:00Z'))).not.toHaveProperty('far');
  expect(await readLowestPrices(new Date('2026-11-14T15:01:00Z'))).toHaveProperty('far');
});

test('A reduction is still in force where the day before has not ended', async () => {
  const promotions = [promotionOf(20, '2026-11-15', '2026-11-20')];
  await importProducts(
    [productRow('late', { promotions, pricesAsked: [{ since: '2026-01-01', price: 4_850 }] })],
    'Pacific/Honolulu',
  );
  expect(await readLowestPrices(new Date('2026-11-21T09:59:00Z'))).toHaveProperty('late');
  expect(await readLowestPrices(new Date('2026-11-21T10:01:00Z'))).not.toHaveProperty('late');
});

test('Only prices in the currency of the product count, and only the requested products are read', async () => {
  const reduced = (slug: string) =>
    productRow(slug, {
      promotions: [promotionOf(20, '2026-11-15', '2026-12-15')],
      pricesAsked: [{ since: '2026-01-01', price: 4_850 }],
    });
  await importProducts([reduced('one'), reduced('two')]);
  const { rows } = await testDb.database.pool.query<{ id: string; slug: string }>(
    `select id, slug from products where slug in ('one', 'two') order by slug`,
  );
  const [one] = rows;
  await testDb.database.pool.query(
    `insert into price_log (product_id, currency, price_minor, utc_noted_at)
     values ($1, 'USD', 100, '2026-11-10T12:00:00Z')`,
    [one?.id],
  );
  const prices = await lowestPrices(testDb.database, [one?.id ?? ''], noon);
  expect([...prices].map(([id, { price }]) => [id, price.amount])).toEqual([[one?.id, 4_850]]);
});
