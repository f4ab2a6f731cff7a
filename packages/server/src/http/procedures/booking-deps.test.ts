import { expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import type { CachedOutput } from '../api/call/context.ts';
import { createCache } from '../load/cache.ts';
import { cachedQuoteReaders } from './booking-deps.ts';

/** Readers of a database whose exchange rate can change, also while it is read. */
function createReaders() {
  const memory = createCache<CachedOutput>({
    clock: { now: () => new Date() },
    maxBytes: 1_000_000,
    maxLifeMs: 60_000,
  });
  let rate = '1.10';
  let reads = 0;
  let whileReading = () => {};
  const change = (newRate: string) => {
    rate = newRate;
    memory.drop(['exchange_rates']);
  };
  const query = async () => {
    reads += 1;
    const rows = [{ date: '2037-11-20', base: 'EUR', currency: 'USD', rate, source: 'test' }];
    whileReading();
    return { rows };
  };
  const database = { pool: { query } } as unknown as Database;
  const { readRates } = cachedQuoteReaders({ database, memory });
  return {
    rateNow: async () => (await readRates()).conversion('EUR', 'USD').rate,
    readCount: () => reads,
    change,
    onRead: (work: () => void) => {
      whileReading = work;
    },
  };
}

test('Data of quotes is read once, and again after a change', async () => {
  const { rateNow, readCount, change } = createReaders();
  expect([await rateNow(), await rateNow()]).toEqual(['1.10', '1.10']);
  expect(readCount()).toBe(1);
  change('1.20');
  expect(await rateNow()).toBe('1.20');
});

test('Data that changes while it is read is not cached, so the next quote has the new price', async () => {
  const { rateNow, change, onRead } = createReaders();
  onRead(() => change('1.20'));
  await rateNow();
  onRead(() => {});
  expect(await rateNow()).toBe('1.20');
});
