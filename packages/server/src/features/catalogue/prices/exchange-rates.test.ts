import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue } from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { readExchange, readRates } from './exchange-rates.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

test('An amount is unchanged in its own currency and is converted through the base into any other', async () => {
  // A euro is 1.10 dollars, 0.88 pounds or 160 yen in `smallWorld`.
  const exchange = await readExchange(testDb.database);
  expect(exchange(4_850, 'EUR', 'EUR')).toEqual({ amount: 4_850, currency: 'EUR' });
  expect(exchange(4_850, 'EUR', 'USD')).toEqual({ amount: 5_335, currency: 'USD' });
  expect(exchange(11_000, 'USD', 'GBP')).toEqual({ amount: 8_800, currency: 'GBP' });
  expect(exchange(16_000, 'JPY', 'EUR')).toEqual({ amount: 10_000, currency: 'EUR' });
});

test('Percentages and a share of an amount are computed in its own currency and in any other', async () => {
  const exchange = await readExchange(testDb.database);
  const share = { part: 3, whole: 4 };
  expect(exchange(4_000, 'EUR', 'EUR', [90]).amount).toBe(3_600);
  expect(exchange(4_000, 'EUR', 'EUR', [], share).amount).toBe(3_000);
  expect(exchange(4_000, 'EUR', 'EUR', [90], share).amount).toBe(2_700);
  expect(exchange(4_000, 'EUR', 'USD', [], share).amount).toBe(3_300);
});

test('An unknown currency, or one without a rate, is refused', async () => {
  const exchange = await readExchange(testDb.database);
  expect(() => exchange(1, 'XYZ', 'EUR')).toThrow(/XYZ is not a currency/);
  expect(() => exchange(1, 'CHF', 'EUR')).toThrow(/no exchange rate for CHF/);
  expect(() => exchange(1, 'EUR', 'CHF')).toThrow(/no exchange rate for CHF/);
});

test('Only the newest table is used: a rate that it lacks is not taken from an older table', async () => {
  await testDb.database.pool.query(
    `insert into exchange_rates values ('2026-11-21', 'EUR', 'USD', 1.20, 'newer'), ('2025-01-01', 'EUR', 'USD', 9, 'older')`,
  );
  const exchange = await readExchange(testDb.database);
  expect(exchange(100, 'EUR', 'USD').amount).toBe(120);
  expect(() => exchange(100, 'EUR', 'GBP')).toThrow(/GBP/);
});

test('Without an exchange rate table, prices are available only in the supplier’s currency', async () => {
  await testDb.database.pool.query('delete from exchange_rates');
  const exchange = await readExchange(testDb.database);
  expect(exchange(100, 'NOK', 'NOK')).toEqual({ amount: 100, currency: 'NOK' });
  expect(() => exchange(100, 'NOK', 'EUR')).toThrow(/no exchange rate/);
  const rates = await readRates(testDb.database);
  expect(rates.conversion('NOK', 'NOK')).toEqual({ to: 'NOK', rate: '1' });
  expect([rates.has('NOK'), rates.table]).toEqual([false, undefined]);
});
