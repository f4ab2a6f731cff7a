import { RETURN_PROMISE_VERSION } from '@ashore/core/cruises/return-promise.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  askForQuote,
  quoteCatalogue,
  sailId,
  type TestQuoteInput,
} from '../../../test-support/quotes/quotes.ts';
import { findShipOfTrip } from './ship-of-trip.ts';

let testDb: TestDatabase;
let routeId = '';

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'], { clock: 'home' })],
    sailings: [
      sailingEntry('serena', '2037-11-22', [
        { port: 'porto', departure: '2037-11-22T10:00' },
        { port: 'lisbon', arrival: '2037-11-23T07:00', departure: '2037-11-23T18:30', berth: 2 },
        { port: 'lisbon', arrival: '2037-11-26T10:00', departure: '2037-11-26T12:00', state: 'skipped' },
        { port: 'porto', arrival: '2037-11-28T10:00' },
      ]),
    ],
  });
  const { rows } = await testDb.database.pool.query<{ id: string }>('select id from cruise_routes');
  routeId = rows[0]?.id ?? '';
});

afterAll(() => testDb.drop());

async function shipOf(input: TestQuoteInput = {}) {
  const { pool } = testDb.database;
  const held = await askForQuote(testDb.database, {
    findShip: (trip) => findShipOfTrip(pool, { routeId, position: 1 }, trip),
    ...input,
  });
  return held.outcome === 'held' ? held.quote.ship : held.outcome;
}

test('A quote from a sailing carries the ship and its times from our timetable', async () => {
  expect(await shipOf()).toMatchObject({
    ...{ routeId, day: '2037-11-23', shipNames: { en: 'serena' }, lineNames: { en: 'bluebird' } },
    ...{ portNames: { en: 'lisbon' }, berthNames: { en: 'South quay' }, isTender: false },
    ...{ timeZone: 'Europe/Lisbon', boardTimeZone: 'Europe/Lisbon' },
    ...{ arrivesAt: '2037-11-23T07:00:00.000Z', departsAt: '2037-11-23T18:30:00.000Z' },
    ...{ allAboardAt: '2037-11-23T18:00:00.000Z', lastBoardingAt: '2037-11-23T18:00:00.000Z' },
    isFitting: true,
    // An hour and the drive before all aboard the trip must be over.
    neededBoardingAt: expect.stringMatching(/^2037-11-23T1[2-7]:/),
  });
});

test('A start that does not bring travellers back in time carries the ship, but does not count as fitting', async () => {
  expect(await shipOf({ time: localTime('18:30') })).toMatchObject({ isFitting: false });
});

test('A trip that fits is sold with the return promise of the setting; another start, and every start without a setting, is not', async () => {
  const { pool } = testDb.database;
  const promiseOf = async (limitMinor: number | undefined, input: TestQuoteInput = {}) => {
    const limit = limitMinor === undefined ? undefined : ({ limitMinor, currency: 'EUR' } as const);
    const ship = await shipOf({
      findShip: (trip) => findShipOfTrip(pool, { routeId, position: 1 }, trip, limit),
      ...input,
    });
    return typeof ship === 'string' ? ship : ship?.returnPromise;
  };
  expect(await promiseOf(75_000)).toEqual({
    ...{ limitMinor: 75_000, currency: 'EUR', version: RETURN_PROMISE_VERSION },
  });
  expect(await promiseOf(75_000, { time: localTime('18:30') })).toBeUndefined();
  expect(await promiseOf(undefined)).toBeUndefined();
});

test('A ship that is not at the place of the trip on that day is not carried', async () => {
  const { rows } = await testDb.database.pool.query<{ id: string }>('select location_id as id from products');
  const trip = {
    ...{ productId: sailId, locationId: rows[0]?.id ?? '', date: '2037-11-24', time: '10:00' },
    ...{ startsAt: '2037-11-24T10:00:00Z', endsAt: '2037-11-24T11:30:00Z', durationMinutes: 90 },
  };
  const found = (position: number, differences: Partial<typeof trip> = {}, route = routeId) =>
    findShipOfTrip(testDb.database.pool, { routeId: route, position }, { ...trip, ...differences });
  expect(await found(1, { date: '2037-11-23' })).toBeDefined();
  // The ship has left, skips the port, or is elsewhere.
  expect(await found(1)).toBeUndefined();
  expect(await found(2, { date: '2037-11-26' })).toBeUndefined();
  expect(await found(1, { date: '2037-11-23', locationId: routeId })).toBeUndefined();
  // Where a sailing begins, passengers have not landed; and there is no such call or sailing.
  expect(await found(0, { date: '2037-11-22' })).toBeUndefined();
  expect(await found(7)).toBeUndefined();
  expect(await found(1, {}, '00000000-0000-4000-8000-000000000000')).toBeUndefined();
});
