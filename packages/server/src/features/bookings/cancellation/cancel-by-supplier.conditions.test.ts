import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue, shared, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { cancelBySupplier, cancelDepartures } from './cancel-by-supplier.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const sql = (text: string) => testDb.database.pool.query(text);
const storm = { actor: 'operator', reason: 'weather' } as const;

test('A departure of another date is not cancelled with it', async () => {
  const { pay } = bookingDeps(testDb.database);
  const { booking: later } = await pay(await heldQuote(testDb.database));
  await pay(await heldQuote(testDb.database));
  await sql(
    `update bookings set quote = jsonb_set(quote, '{date}', '"2037-11-30"') where id = '${later.id}'`,
  );
  const departure = { option: shared, date: localDate('2037-11-23'), time: localTime('10:00') };
  expect(await cancelDepartures(testDb.database, { departures: [departure], ...storm })).toEqual({
    cancelled: 1,
  });
  expect(await stateOf(testDb.database)).toEqual(['confirmed', 'cancelled']);
});

test('A supplier’s own words are recorded as the reason, and no ticket remains valid', async () => {
  const { pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const words = 'The boat has to be repaired.';
  await cancelBySupplier(testDb.database, {
    ...{ bookingId: booking.id, actor: 'supplier', reason: 'other', words },
  });
  const { rows } = await sql('select actor_name, reason from booking_transitions order by id desc limit 1');
  expect(rows).toEqual([{ actor_name: null, reason: words }]);
  expect((await sql('select from booking_tickets where cancelled_at is null')).rowCount).toBe(0);
});

test('A cancelled request was never sold, so nothing of it is reversed or credited', async () => {
  const { pay } = bookingDeps(testDb.database);
  const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking } = await pay(await heldQuote(testDb.database, onRequest));
  await cancelBySupplier(testDb.database, { bookingId: booking.id, ...storm });
  expect(await balances(testDb.database)).toEqual({});
  expect((await sql(`select from ledger_entries where movement like 'cancelled/%'`)).rowCount).toBe(0);
  expect(await numberDocuments(testDb.database)).toBe(0);
  expect((await sql('select cancelled_minor::int as minor from bookings')).rows).toEqual([{ minor: 0 }]);
});
