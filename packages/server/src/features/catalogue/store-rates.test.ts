import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { readExchange } from './read-exchange.ts';
import { ratesTable, storeRates } from './store-rates.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const table = { date: '2026-11-20', source: 'a bank', base: 'EUR', rates: { USD: '1.10' } } as const;

test('A table is kept with its day and source; one of the same day takes its place', async () => {
  await storeRates(place.database, table);
  await storeRates(place.database, { ...table, rates: { USD: '1.25' } });
  const exchange = await readExchange(place.database);
  expect(exchange(100, 'EUR', 'USD').amount).toBe(125);
  const { rows } = await place.database.pool.query('select valid_on::text, source from exchange_rates');
  expect(rows).toEqual([{ valid_on: '2026-11-20', source: 'a bank' }]);
});

test.each([
  ['a day that is none', { date: '2026-02-30' }],
  ['a base that is no currency', { base: 'XXY' }],
  ['a currency that is none', { rates: { ZZZ: '1' } }],
  ['a rate with a sign', { rates: { USD: '-1' } }],
  ['a rate in letters', { rates: { USD: 'one' } }],
  ['a table without a source', { source: '' }],
])('The form refuses %s', (_, difference) => {
  expect(ratesTable.safeParse({ ...table, ...difference }).success).toBe(false);
  expect(ratesTable.safeParse(table).success).toBe(true);
});
