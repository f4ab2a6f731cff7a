import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { noPhotographs } from '../../test-support/jobs/photograph-jobs.ts';
import type { RateSource } from '../gateways/rates/port.ts';
import { createHandlers } from './handlers.ts';
import { refreshRatesJob } from './refresh-rates-job.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const rates = { USD: '1.10', CAD: '1.5', GBP: '0.85', JPY: '160', CHF: '0.94' };
const feedOf = (answer: Awaited<ReturnType<RateSource['read']>>): RateSource => ({
  read: async () => answer,
});
const table = { date: '2026-11-20', source: 'a bank', base: 'EUR', rates } as never;

async function runJob(source: RateSource) {
  const warn = vi.fn();
  const ended = await refreshRatesJob({ database: testDb.database, source, warn });
  return { ended, warned: warn.mock.calls.length };
}

test('The job stores the table of rates from the feed', async () => {
  expect(await runJob(feedOf(table))).toEqual({ ended: { end: 'done' }, warned: 0 });
  const { rows } = await testDb.database.pool.query(
    `select rate::float from exchange_rates where currency = 'USD'`,
  );
  expect(rows).toEqual([{ rate: 1.1 }]);
});

test('If the feed is unavailable, the job is retried later and a warning is logged', async () => {
  const { ended, warned } = await runJob(feedOf({ failed: 'unreachable', details: 'status 503' }));
  expect([ended.end, warned]).toEqual(['later', 1]);
});

test('Unusable rates are logged once and not fetched again; the rates in use stay', async () => {
  const { ended, warned } = await runJob(feedOf({ failed: 'unreadable', details: 'no table' }));
  expect([ended.end, warned]).toEqual(['done', 1]);
  const { rows } = await testDb.database.pool.query('select count(*)::int as rows from exchange_rates');
  expect(rows).toEqual([{ rows: 5 }]);
});

test('Without a feed the job has no handler', () => {
  const parts = {
    database: testDb.database,
    gateway: undefined,
    brand: vi.fn(),
    operatorAddress: 'support@example.org',
    mailRetentionDays: 30,
    travellerRetentionDays: 30,
    ...noPhotographs,
    warn: vi.fn(),
  };
  expect(createHandlers({ ...parts, rates: undefined })['refresh-rates']).toBeUndefined();
  expect(createHandlers({ ...parts, rates: feedOf(table) })['refresh-rates']).toBeDefined();
});
