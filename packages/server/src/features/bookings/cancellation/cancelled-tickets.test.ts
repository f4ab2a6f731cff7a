import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { cancelTickets, readSoldTickets } from './cancelled-tickets.ts';

let testDb: TestDatabase;
let bookingId: string;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  bookingId = (await insertBooking(testDb.database, { names: ['Mara', 'Jonas', 'Ida'] })).id;
});
afterAll(() => testDb.drop());

const sql = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;
const read = () => readSoldTickets(testDb.database.pool, bookingId);
const spots = async () => (await sql('select spots from bookings where id = $1', [bookingId]))[0].spots;

/** Cancels the tickets of these positions, in the transaction of a step if one is named. */
const cancel = (positions: readonly number[], step?: string) =>
  transaction(testDb.database, async ({ client }) => {
    const tickets = (await readSoldTickets(client, bookingId)).filter(({ position }) =>
      positions.includes(position),
    );
    await cancelTickets(client, { bookingId, tickets });
    if (step === undefined) return;
    await client.query(
      `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
       values ($1, $2, 'confirmed', 'confirmed', 'supplier')`,
      [bookingId, step],
    );
  });

test('Tickets are read in their order, with what they cost', async () => {
  await sql('update booking_tickets set discount_minor = 50 where position = 1');
  const { id } = await insertBooking(testDb.database, { names: ['Other'] });
  expect(id).not.toBe(bookingId);
  const ticket = { band: 'adult', priceMinor: 3_233, isCancelled: false, cancelledAt: null, isNoShow: false };
  expect(await read()).toEqual([
    { ...ticket, position: 0, discountMinor: 0 },
    { ...ticket, position: 1, discountMinor: 50 },
    { ...ticket, position: 2, discountMinor: 0 },
  ]);
});

test('A cancelled ticket counts once, and the booking keeps the spots of the others', async () => {
  await cancel([1]);
  const [, before] = await read();
  expect(before).toMatchObject({ isCancelled: true, isNoShow: false, cancelledAt: expect.any(String) });
  await sql(`update booking_tickets set cancelled_at = cancelled_at - interval '1 hour' where position = 1`);
  const [, earlier] = await read();
  await cancel([1]);
  expect((await read())[1]).toEqual(earlier);
  expect((await read()).map(({ isCancelled }) => isCancelled)).toEqual([false, true, false]);
});

test('A booking loses the spots of cancelled tickets, unless it loses all of them or has ended', async () => {
  await sql('update bookings set spots = 3 where id = $1', [bookingId]);
  await cancel([0]);
  expect(await spots()).toBe(2);
  await cancel([1, 2]);
  expect(await spots()).toBe(2);
  await sql(`update bookings set state = 'cancelled' where id = $1`, [bookingId]);
  await cancel([2]);
  expect(await spots()).toBe(2);
});

test('Cancelling tickets of one booking changes no ticket and no spot of another', async () => {
  const { pool } = testDb.database;
  const { id: other } = await insertBooking(testDb.database, { names: ['Ada', 'Bo', 'Cy'] });
  await sql('update bookings set spots = 3');
  await cancel([0], 'no_show');
  const ticketsOfOther = async () => await readSoldTickets(pool, other);
  expect((await ticketsOfOther()).map(({ isCancelled }) => isCancelled)).toEqual([false, false, false]);
  expect(await sql('select spots from bookings where id = $1', [other])).toEqual([{ spots: 3 }]);
  // Cancelled at the same moment, but by no step of its own booking.
  await sql(
    `update booking_tickets set cancelled_at = (
       select cancelled_at from booking_tickets where booking_id = $1 and position = 0)
     where booking_id = $2 and position = 1`,
    [bookingId, other],
  );
  expect((await ticketsOfOther()).map(({ isNoShow }) => isNoShow)).toEqual([false, false, false]);
});

test.each(['no_show', 'no_show_rooms'])(
  'Rooms that the step %s cancelled are those of guests who did not arrive',
  async (step) => {
    await cancel([0]);
    await cancel([2], step);
    expect((await read()).map(({ isNoShow }) => isNoShow)).toEqual([false, false, true]);
  },
);

test('Tickets that another step cancelled are not those of guests who did not arrive, and neither are later ones', async () => {
  await cancel([0], 'cancel_tickets');
  await cancel([], 'no_show');
  await cancel([1]);
  expect((await read()).map(({ isNoShow }) => isNoShow)).toEqual([false, false, false]);
});
