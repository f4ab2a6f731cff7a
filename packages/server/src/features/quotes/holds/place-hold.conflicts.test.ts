import { localTime } from '@ashore/core/time/local-date-time.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { stranger, wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { countersOf, quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import type { Database } from '../../../database/connect.ts';
import type { Holder, HoldOutcome } from '../../../gateways/inventory/port.ts';
import { placeHold } from './place-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));
afterAll(() => testDb.drop());

/** The same database, in which the first calls to place a hold fail with this error. */
function failing(
  error: object,
  times: number,
): { readonly database: Database; readonly calls: () => number } {
  const { database } = testDb;
  let calls = 0;
  const query = async (...sent: unknown[]) => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error('conflict'), error);
    return Reflect.apply(database.pool.query, database.pool, sent);
  };
  const pool = new Proxy(database.pool, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Pool;
  return { database: { ...database, pool }, calls: () => calls };
}

const wanted = () => wantedHold({ optionId: shared, time: localTime('10:00') });

test.each<[string, object]>([
  ['a deadlock', { code: '40P01' }],
  ['a failed serialisation', { code: '40001' }],
  ['another hold of the same browser', { code: '23505', constraint: 'live_holds_of_browser' }],
  ['another hold of the same address', { code: '23505', constraint: 'live_holds_of_address' }],
  ['another hold of the same cart', { code: '23505', constraint: 'one_live_hold_of_cart' }],
])('After %s at the same time the hold is placed in another attempt', async (_, error) => {
  const { database } = failing(error, 1);
  expect(await placeHold(database, wanted())).toMatchObject({ outcome: 'held' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 1, heldSum: 1 }]);
});

test.each<[string, object]>([
  ['another unique value', { code: '23505', constraint: 'holds_pkey' }],
  ['a check', { code: '23514', constraint: 'live_holds_of_browser' }],
  ['no database', { code: 'ECONNREFUSED' }],
])('An error because of %s is not tried again', async (_, error) => {
  const { database, calls } = failing(error, 1);
  await expect(placeHold(database, wanted())).rejects.toMatchObject(error);
  expect(calls()).toBe(1);
  expect(await countersOf(testDb.database)).toEqual([]);
});

test('A hold that meets a conflict in every attempt is unavailable in the end', async () => {
  const { database, calls } = failing({ code: '40P01' }, 1_000);
  await expect(placeHold(database, wanted())).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls()).toBeLessThan(100);
});

test('A client without a slot waits until its own first hold ends, and for the later one if it lacks both slots', async () => {
  const { database } = testDb;
  const one = { mostOfBrowser: 1, mostOfAddress: 1 };
  const [ofBrowser, ofAddress] = [stranger(one), stranger(one)];
  const hold = (holder: Holder, seconds: number) =>
    placeHold(database, wantedHold({ optionId: shared, holder, seconds }));
  await hold(stranger(), 500);
  await hold(ofBrowser, 3_000);
  await hold(ofAddress, 9_000);
  const both = { ...ofBrowser, address: ofAddress.address };
  const secondsOf = (outcome: HoldOutcome) => (outcome.outcome === 'too_many' ? outcome.seconds : 0);
  const later = secondsOf(await hold(both, 900));
  expect(later > 3_000 && later <= 9_000).toBe(true);
  const earlier = secondsOf(await hold({ ...ofBrowser, address: stranger().address }, 900));
  expect(earlier > 500 && earlier <= 3_000).toBe(true);
});
