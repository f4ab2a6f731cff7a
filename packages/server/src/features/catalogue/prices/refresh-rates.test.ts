import type { RateTable } from '@ashore/core/money/rate-table.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { RatesFailure } from '../../../gateways/rates/port.ts';
import { readExchange } from './exchange-rates.ts';
import { type RefreshRatesInput, refreshRates } from './refresh-rates.ts';

let testDb: TestDatabase;
const today = localDate('2026-11-21');
const rates = { USD: '1.08', CAD: '1.5', GBP: '0.84', JPY: '162', CHF: '0.94' };

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate exchange_rates'));
afterAll(() => testDb.drop());

const tableOf = (date: string, more: RateTable['rates'] = {}, source = 'Feed'): RateTable => ({
  ...{ date: localDate(date), base: 'EUR', source, rates: { ...rates, ...more } },
});

const refreshFrom = (table: RateTable | RatesFailure, more: Partial<RefreshRatesInput> = {}) =>
  refreshRates(testDb.database, { source: { read: async () => table }, today, ...more });

const storedRates = async () => {
  const { rows } = await testDb.database.pool.query(
    `select valid_on::text as day, currency, rate::float, source from exchange_rates order by valid_on, currency`,
  );
  return rows.map(({ day, currency, rate, source }) => `${day} ${currency} ${rate} ${source}`);
};

test('A table is stored with its date and source beside the earlier ones, and is used from then on', async () => {
  await refreshFrom(tableOf('2026-11-20'));
  expect(await refreshFrom(tableOf('2026-11-21', { USD: '1.2' }))).toEqual({
    outcome: 'stored',
    date: '2026-11-21',
    currencies: 5,
    carried: [],
  });
  expect(await storedRates()).toEqual(
    expect.arrayContaining(['2026-11-20 USD 1.08 Feed', '2026-11-21 USD 1.2 Feed']),
  );
  const exchange = await readExchange(testDb.database);
  expect(exchange(1_000, 'EUR', 'USD')).toEqual({ amount: 1_200, currency: 'USD' });
});

test('A currency missing from the feed keeps its rate, and its source states the date of that rate', async () => {
  await refreshFrom(tableOf('2026-11-19', { MAD: '10.7', PEN: '3.8' }, 'Shipped'));
  await refreshFrom(tableOf('2026-11-20', { PEN: '3.9' }));
  const refreshed = await refreshFrom(tableOf('2026-11-21'));
  expect(refreshed).toMatchObject({ carried: expect.arrayContaining(['MAD', 'PEN']) });
  expect((await storedRates()).filter((row) => /MAD|PEN/.test(row))).toEqual([
    '2026-11-19 MAD 10.7 Shipped',
    '2026-11-19 PEN 3.8 Shipped',
    '2026-11-20 MAD 10.7 Shipped, 2026-11-19',
    '2026-11-20 PEN 3.9 Feed',
    '2026-11-21 MAD 10.7 Shipped, 2026-11-19',
    '2026-11-21 PEN 3.9 Feed, 2026-11-20',
  ]);
});

test('The same table again changes nothing; a corrected table for the same day is stored', async () => {
  await refreshFrom(tableOf('2026-11-20', { MAD: '10.7' }, 'Shipped'));
  await refreshFrom(tableOf('2026-11-21'));
  const before = await storedRates();
  expect(await refreshFrom(tableOf('2026-11-21'))).toEqual({ outcome: 'unchanged', date: '2026-11-21' });
  expect(await storedRates()).toEqual(before);
  expect(await refreshFrom(tableOf('2026-11-21', { USD: '1.09' }))).toMatchObject({ outcome: 'stored' });
  expect(await storedRates()).toContain('2026-11-21 USD 1.09 Feed');
  // The same rates from another source are stored with its name.
  await refreshFrom(tableOf('2026-11-21', { USD: '1.09' }, 'Other feed'));
  expect(await storedRates()).toContain('2026-11-21 USD 1.09 Other feed');
});

test.each<[string, RateTable | RatesFailure]>([
  ['too_far_off', tableOf('2026-11-21', { JPY: '16.2' })],
  ['out_of_date', tableOf('2026-11-18')],
  ['from_the_future', tableOf('2026-11-23')],
  ['currency_missing', { ...tableOf('2026-11-21'), rates: { USD: '1.08' } }],
  ['other_base', { ...tableOf('2026-11-21', { EUR: '0.9' }), base: 'USD' }],
  ['unreachable', { failed: 'unreachable', details: 'status 503' }],
  ['unreadable', { failed: 'unreadable', details: 'a page' }],
])('A rate table refused as %s changes no rate', async (why, table) => {
  await refreshFrom(tableOf('2026-11-20'));
  const before = await storedRates();
  expect(await refreshFrom(table)).toMatchObject({ outcome: 'refused', why });
  expect(await storedRates()).toEqual(before);
});

test('Rates that moved too far are accepted if an operator confirms them', async () => {
  await refreshFrom(tableOf('2026-11-20'));
  const jump = tableOf('2026-11-21', { JPY: '400' });
  expect(await refreshFrom(jump, { isConfirmed: true })).toMatchObject({ outcome: 'stored' });
});

test('No database connection is held while the feed is read', async () => {
  let waiting = 0;
  await refreshRates(testDb.database, {
    today,
    source: {
      read: async () => {
        const { pool } = testDb.database;
        waiting = pool.totalCount - pool.idleCount;
        return tableOf('2026-11-21');
      },
    },
  });
  expect(waiting).toBe(0);
});
