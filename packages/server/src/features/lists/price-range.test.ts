import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { convertPriceRange } from './price-range.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.database.pool.query(
    `insert into exchange_rates (valid_on, base, currency, rate, source)
     values ('2037-11-20', 'EUR', 'USD', 1.25, 'test'), ('2037-11-20', 'EUR', 'JPY', 161.5, 'test')`,
  );
});
afterAll(() => testDb.drop());

const convertRange = (query: Parameters<typeof convertPriceRange>[1]) =>
  convertPriceRange(testDb.database, query);

test('A price range in the currency of the list, or without a bound, stays as it is', async () => {
  const range = { priceFrom: 10.5, priceTo: 20.5 };
  expect(await convertRange({ ...range, currency: 'EUR' })).toEqual(range);
  expect(await convertRange({ ...range, currency: 'EUR', priceIn: 'EUR' })).toEqual(range);
  expect(await convertRange({ currency: 'USD', priceIn: 'EUR' })).toEqual({});
});

test('A converted price range is rounded outwards to whole units, in currencies with and without decimals', async () => {
  const range = { priceFrom: 10.5, priceTo: 20.5 };
  expect(await convertRange({ ...range, priceIn: 'EUR', currency: 'USD' })).toEqual({
    priceFrom: 13,
    priceTo: 26,
  });
  expect(await convertRange({ ...range, priceIn: 'USD', currency: 'EUR' })).toEqual({
    priceFrom: 8,
    priceTo: 17,
  });
  expect(await convertRange({ priceFrom: 11, priceTo: 21, priceIn: 'EUR', currency: 'JPY' })).toEqual({
    priceFrom: 1_776,
    priceTo: 3_392,
  });
  expect(await convertRange({ priceFrom: 1_700, priceTo: 3_300, priceIn: 'JPY', currency: 'EUR' })).toEqual({
    priceFrom: 10,
    priceTo: 21,
  });
});

test('A range with one bound is converted to a range with one bound, and zero stays zero', async () => {
  expect(await convertRange({ priceTo: 20, priceIn: 'EUR', currency: 'USD' })).toEqual({ priceTo: 25 });
  expect(await convertRange({ priceFrom: 0, priceIn: 'EUR', currency: 'USD' })).toEqual({ priceFrom: 0 });
});
