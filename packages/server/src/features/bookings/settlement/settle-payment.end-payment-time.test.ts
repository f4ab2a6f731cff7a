import { RETRY_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { OPEN_STATES } from '../../payments/payment.ts';
import { lockBooking } from '../booking.ts';
import { type DueStep, dueBookings, dueProviders } from '../maintenance/complete-bookings.ts';
import { endPaymentTime, extendPaymentDeadline } from './settle-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const query = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;

/**
 * A booking after a declined card. `held`: minutes until its hold would have ended without a payment. `pay`:
 * minutes until its payment deadline, to which the payment has extended the hold.
 */
async function refused({ held = 20, pay = 60 } = {}) {
  const { pay: send } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const { booking } = await send(quote, { charge: { paymentMethodId: 'declined' } });
  await query(
    `update bookings set held_until = now() + make_interval(mins => $2), pay_until = now() + make_interval(mins => $3)
     where id = $1`,
    [booking.id, held, pay],
  );
  await query(`update holds set expires_at = now() + make_interval(mins => $2) where id = $1`, [
    booking.holdId,
    pay,
  ]);
  return booking;
}

/** Minutes left to pay, for the booking and for its hold, after a refusal. */
async function leftAfter(bookingId: string) {
  return transaction(testDb.database, async ({ client }) => {
    await endPaymentTime(client, await lockBooking(client, bookingId));
    const { rows } = await client.query<{ booking: number; hold: number }>(
      `select extract(epoch from b.pay_until - now())::float8 / 60 as booking,
         extract(epoch from h.expires_at - now())::float8 / 60 as hold
       from bookings b join holds h on h.id = b.hold_id where b.id = $1`,
      [bookingId],
    );
    return rows[0] ?? { booking: 0, hold: 0 };
  });
}

test('A refusal leaves the hold’s own time, at least enough for another card, and never extends the deadline', async () => {
  const booking = await refused();
  const minutes = fc.integer({ min: 1, max: 70 });
  await fc.assert(
    fc.asyncProperty(minutes, minutes, async (held, pay) => {
      await query(
        `update bookings set held_until = now() + make_interval(mins => $1), pay_until = now() + make_interval(mins => $2)`,
        [held, pay],
      );
      const expected = Math.min(pay, Math.max(held, RETRY_MINUTES));
      const minutesLeft = await leftAfter(booking.id);
      // The row was written a moment before this transaction began.
      expect(Math.abs(minutesLeft.booking - expected)).toBeLessThan(0.5);
      expect(minutesLeft.hold).toBeCloseTo(minutesLeft.booking, 3);
    }),
    {
      numRuns: 25,
      examples: [
        [1, 60],
        [5, 60],
        [20, 60],
        [70, 60],
        [1, 2],
      ],
    },
  );
});

test.each(OPEN_STATES)(
  'While another payment attempt is %s the payment deadline does not change',
  async (state) => {
    const booking = await refused();
    await query('update payments set state = $2 where booking_id = $1', [booking.id, state]);
    expect((await leftAfter(booking.id)).booking).toBeGreaterThan(59);
  },
);

test('An open payment attempt of another booking does not keep this booking’s deadline', async () => {
  const [booking, other] = [await refused(), await refused()];
  await query(`update payments set state = 'processing' where booking_id = $1`, [other.id]);
  expect((await leftAfter(booking.id)).booking).toBeLessThan(21);
  expect((await leftAfter(other.id)).booking).toBeGreaterThan(59);
});

test('Extending a hold extends no booking of another hold', async () => {
  const [booking, other] = [await refused({ held: 20, pay: 30 }), await refused({ held: 20, pay: 30 })];
  const endsOf = async ({ id }: { id: string }) =>
    query('select held_until as held, pay_until as pay from bookings where id = $1', [id]);
  const [before, [{ later }]] = [
    await endsOf(other),
    await query(`select now() + interval '45 minutes' as later`),
  ];
  await extendPaymentDeadline(testDb.database.pool, { id: booking.holdId, expiresAt: later, seconds: 3_600 });
  expect(await endsOf(other)).toEqual(before);
});

test('A booking that no longer waits for payment is left alone, and so is its hold', async () => {
  const booking = await refused();
  await query(`update bookings set state = 'expired' where id = $1`, [booking.id]);
  const { booking: pay, hold } = await leftAfter(booking.id);
  expect([pay > 59, hold > 59]).toEqual([true, true]);
});

test('Extending a hold extends its unpaid booking, which is never shortened', async () => {
  const { pool } = testDb.database;
  const booking = await refused({ held: 20, pay: 30 });
  const seconds = 3_600;
  const [{ later, sooner }] = await query(
    `select date_trunc('milliseconds', now()) + interval '45 minutes' as later, now() + interval '1 minute' as sooner`,
  );
  await extendPaymentDeadline(pool, { id: booking.holdId, expiresAt: later, seconds });
  const ends = () => query('select held_until as held, pay_until as pay from bookings');
  expect(await ends()).toEqual([{ held: later, pay: later }]);
  await extendPaymentDeadline(pool, { id: booking.holdId, expiresAt: sooner, seconds });
  expect(await ends()).toEqual([{ held: later, pay: later }]);
  await query(`update bookings set state = 'expired'`);
  await extendPaymentDeadline(pool, {
    id: booking.holdId,
    expiresAt: new Date(later.getTime() + 60_000),
    seconds,
  });
  expect(await ends()).toEqual([{ held: later, pay: later }]);
});

test('A payment attempt that the provider rejects leaves no more time than any other refusal', async () => {
  const { pay } = bookingDeps(testDb.database, {
    faultOf: (operation) => (operation === 'create' ? 'refuses' : undefined),
  });
  const { booking } = await pay(await heldQuote(testDb.database));
  const [{ left }] = await query(
    'select extract(epoch from pay_until - now())::float8 / 60 as left from bookings where id = $1',
    [booking.id],
  );
  // The quote held the spots for 15 minutes, and the payment could have kept them for 60.
  expect(left).toBeLessThan(20);
});

test('Time added to a hold during a payment is kept after a refusal', async () => {
  const { pool } = testDb.database;
  const booking = await refused({ held: 10, pay: 60 });
  const [{ end }] = await query(`select now() + interval '60 minutes' as end`);
  await extendPaymentDeadline(pool, { id: booking.holdId, expiresAt: end, seconds: 15 * 60 });
  const [{ held }] = await query(
    `select round(extract(epoch from held_until - now()) / 60)::int as held from bookings`,
  );
  expect(held).toBe(25);
});

const clocks = [
  ['expire', 'awaiting_payment', 'pay_until'],
  ['expire_request', 'on_request', 'answer_until'],
  ['complete', 'confirmed', 'ends_at'],
] as const;

test.each(clocks)(
  'The step %s is due for a booking that is %s from its %s on, the longest overdue first',
  async (step, state, column) => {
    const { database } = testDb;
    const [young, old, later, other] = [
      await insertBooking(database),
      await insertBooking(database),
      await insertBooking(database),
      await insertBooking(database),
    ].map(({ id }) => id);
    await query(`update bookings set state = $1, pay_until = now(), answer_until = now() where id <> $2`, [
      state,
      other,
    ]);
    const over = (id: string | undefined, interval: string) =>
      query(`update bookings set ${column} = now() + $2::interval where id = $1`, [id, interval]);
    await over(young, '-1 second');
    await over(old, '-1 hour');
    await over(later, '1 minute');
    await query(
      `update bookings set state = 'cancelled', ${column} = now() - interval '1 day' where id = $1`,
      [other],
    );
    expect(await dueOf(database.pool, step)).toEqual([old, young]);
    await transaction(database, async ({ client }) => {
      await client.query(`update bookings set ${column} = now() where id = $1`, [later]);
      expect(await dueOf(client, step)).toEqual([old, young, later]);
    });
  },
);

async function dueOf(client: Queryable, step: DueStep): Promise<readonly string[]> {
  const [provider = '', ...others] = await dueProviders(client, step);
  expect(others).toEqual([]);
  return dueBookings(client, step, { provider });
}
