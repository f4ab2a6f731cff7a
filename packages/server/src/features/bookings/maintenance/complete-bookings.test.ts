import { BOOKING_STATES, type BookingState } from '@ashore/core/booking/booking-process.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, stateOf } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookingRow } from '../../../../test-support/discounts/discounts.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { completeBooking, type DueStep, dueBookings, dueProviders } from './complete-bookings.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** A booking in this state, all of whose deadlines were this many minutes ago. */
async function booking(state: BookingState, minutesAgo: number, client: Queryable = testDb.database.pool) {
  const id = await bookingRow(testDb.database);
  await client.query(
    `update bookings set state = $2, pay_until = now() - $3 * interval '1 minute',
       answer_until = now() - $3 * interval '1 minute', ends_at = now() - $3 * interval '1 minute' where id = $1`,
    [id, state, minutesAgo],
  );
  return id;
}

const pay = (id: string, gateway: string, minutesAgo: number) =>
  testDb.database.pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, made_at)
     values (gen_random_uuid(), $1, $2, 'credit-card', 'EUR', 9700, false, now() - $3 * interval '1 minute')`,
    [id, gateway, minutesAgo],
  );

const due = (step: DueStep, provider = '', without: readonly string[] = []) =>
  dueBookings(testDb.database.pool, step, { provider, without });

test.each<[DueStep, BookingState]>([
  ['expire', 'awaiting_payment'],
  ['expire_request', 'on_request'],
  ['complete', 'confirmed'],
])('The step %s is due for overdue bookings that are %s, the longest overdue first', async (step, state) => {
  const { pool } = testDb.database;
  const stored = (Object.keys(BOOKING_STATES) as BookingState[]).filter((each) => each !== 'quoted');
  for (const other of stored) await booking(other, -60);
  expect([await due(step), await dueProviders(pool, step)]).toEqual([[], []]);
  const overdue = new Map<BookingState, string>();
  for (const other of stored) overdue.set(other, await booking(other, 5));
  const [longer, shorter] = [await booking(state, 9), await booking(state, 1)];
  expect(await due(step)).toEqual([longer, overdue.get(state), shorter]);
  expect(await due(step, '', [longer])).toEqual([overdue.get(state), shorter]);
  expect(await dueProviders(pool, step)).toEqual(['']);
});

test.each<[DueStep, BookingState]>([
  ['expire', 'awaiting_payment'],
  ['expire_request', 'on_request'],
  ['complete', 'confirmed'],
])('The step %s is due at the very end of its deadline', async (step, state) => {
  await transaction(testDb.database, async ({ client }) => {
    // The time of the database stands still within a transaction.
    const id = await booking(state, 0, client);
    expect(await dueBookings(client, step, { provider: '' })).toEqual([id]);
    expect(await dueProviders(client, step)).toEqual(['']);
  });
});

test('A booking is handled with the provider of its own latest payment attempt', async () => {
  const [switched, paypal, unpaid] = [
    await booking('awaiting_payment', 3),
    await booking('awaiting_payment', 2),
    await booking('awaiting_payment', 1),
  ];
  await pay(switched, 'stripe', 1);
  await pay(switched, 'paypal', 5);
  await pay(paypal, 'stripe', 5);
  await pay(paypal, 'paypal', 1);
  expect([await due('expire', 'stripe'), await due('expire', 'paypal'), await due('expire')]).toEqual([
    [switched],
    [paypal],
    [unpaid],
  ]);
  expect((await dueProviders(testDb.database.pool, 'expire')).toSorted()).toEqual(['', 'paypal', 'stripe']);
});

test('A confirmed booking is completed once, and only when its trip is over', async () => {
  const { deps } = bookingDeps(testDb.database);
  const [over, toCome] = [await booking('confirmed', 1), await booking('confirmed', -1)];
  expect([await completeBooking(deps, over), await completeBooking(deps, toCome)]).toEqual([true, false]);
  expect(await completeBooking(deps, over)).toBe(false);
  expect(await stateOf(testDb.database)).toEqual(['completed', 'confirmed']);
});
