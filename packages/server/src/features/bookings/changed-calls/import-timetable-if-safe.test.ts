import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { copyBooking } from '../../../../test-support/bookings/copy-booking.ts';
import { fromShip, withShipInLisbon } from '../../../../test-support/bookings/from-sailing.ts';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  timetableSource,
} from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { findFleet } from '../../cruises/import/known-fleet.ts';
import { readTimetable } from '../../cruises/import/read-timetable.ts';
import { importTimetableIfSafe, MAX_LOST_WITHOUT_CONFIRMATION } from './import-timetable-if-safe.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  const routeId = await withShipInLisbon(testDb.database, '2037-11-23');
  await bookingDeps(testDb.database).pay(
    await heldQuote(testDb.database, fromShip(testDb.database, routeId)),
  );
});
afterAll(() => testDb.drop());

/** Repeats the one booking until there are this many. */
async function bookings(count: number): Promise<void> {
  const { rows } = await testDb.database.pool.query<{ id: string }>('select id from bookings');
  await copyBooking(testDb.database, {
    id: rows[0]?.id ?? '',
    count: count - 1,
    changes: `jsonb_build_object('id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'hold_id', gen_random_uuid(),
      'payment_id', null, 'order_number', 'TEST' || lpad(number::text, 4, '0'),
      'access_key', repeat('a', 39) || lpad(number::text, 4, '0'), 'guest_key', repeat('b', 39) || lpad(number::text, 4, '0'))`,
  });
}

/** The timetable of the ship with other hours in Lisbon. */
async function timetable(arrival: string, departure: string) {
  const read = readTimetable(
    [
      timetableSource({
        ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
        lines: [lineEntry('bluebird', ['serena'])],
        sailings: [
          sailingEntry('serena', '2037-11-22', [
            { port: 'porto', departure: '2037-11-22T10:00' },
            {
              port: 'lisbon',
              arrival: `2037-11-23T${arrival}`,
              departure: `2037-11-23T${departure}`,
              berth: 2,
            },
            { port: 'porto', arrival: '2037-11-24T10:00' },
          ]),
        ],
      }),
    ],
    await findFleet(testDb.database.pool),
  );
  expect(read.problems).toEqual([]);
  return read;
}

async function departure(): Promise<string> {
  const { rows } = await testDb.database.pool.query(
    `select to_char(departs_at at time zone 'UTC', 'HH24:MI') as time from cruise_calls where position = 1`,
  );
  return rows[0].time;
}

test('An import counts the bookings that it changes, by whether their trip still fits', async () => {
  await bookings(3);
  const imported = await importTimetableIfSafe(testDb.database, await timetable('07:00', '17:30'));
  expect(imported).toEqual({ outcome: 'imported', bookingCounts: { fit: 3, unfit: 0, skipped: 0 } });
  expect(await departure()).toBe('17:30');
});

test('A check counts the bookings and changes nothing', async () => {
  const isCheckOnly = true;
  expect(
    await importTimetableIfSafe(testDb.database, await timetable('12:00', '17:30'), { isCheckOnly }),
  ).toEqual({ outcome: 'checked', bookingCounts: { fit: 0, unfit: 1, skipped: 0 } });
  expect(await departure()).toBe('18:30');
});

test('A timetable that ends the trips of too many bookings needs a confirmation', async () => {
  await bookings(MAX_LOST_WITHOUT_CONFIRMATION + 1);
  const short = await timetable('12:00', '17:30');
  const lost = { fit: 0, unfit: MAX_LOST_WITHOUT_CONFIRMATION + 1, skipped: 0 };
  expect(await importTimetableIfSafe(testDb.database, short)).toEqual({
    outcome: 'too_many_lost',
    bookingCounts: lost,
  });
  expect(await departure()).toBe('18:30');
  expect(await importTimetableIfSafe(testDb.database, short, { isConfirmed: true })).toEqual({
    outcome: 'imported',
    bookingCounts: lost,
  });
  expect(await departure()).toBe('17:30');
});

test('As many bookings as are allowed lose their trip without a confirmation', async () => {
  await bookings(MAX_LOST_WITHOUT_CONFIRMATION);
  expect(await importTimetableIfSafe(testDb.database, await timetable('12:00', '17:30'))).toMatchObject({
    outcome: 'imported',
    bookingCounts: { unfit: MAX_LOST_WITHOUT_CONFIRMATION },
  });
});

test('A trip that did not fit when it was booked is not lost', async () => {
  await testDb.database.pool.query(
    `update bookings set quote = jsonb_set(quote, '{ship,isFitting}', 'false')`,
  );
  expect(await importTimetableIfSafe(testDb.database, await timetable('12:00', '17:30'))).toEqual({
    outcome: 'imported',
    bookingCounts: { fit: 0, unfit: 0, skipped: 0 },
  });
});
