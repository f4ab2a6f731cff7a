import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { refundByOperator } from '../cancellation/refund-by-operator.ts';
import { findUnsettledMoney } from './find-unsettled-money.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const unsettledSums = async () => (await findUnsettledMoney(testDb.database.pool)).map(({ what }) => what);

test('No money is unsettled after successful, declined and pending payments', async () => {
  const { pay } = bookingDeps(testDb.database);
  for (const paymentMethodId of ['good', 'declined', 'challenge'])
    await pay(await heldQuote(testDb.database), { charge: { paymentMethodId } });
  expect(await unsettledSums()).toEqual([]);
});

test.each<[string, string, string]>([
  ['captured_without_booking', 'good', `update bookings set state = 'expired', payment_id = null`],
  [
    'captured_without_booking',
    'good',
    `with gone as (update bookings set state = 'expired', payment_id = null, confirmed_at = null)
     update payments set state = 'cancelled'`,
  ],
  ['authorised_without_booking', 'good', `update payments set state = 'authorised'`],
  ['differs_from_request', 'good', `update payments set mismatch = 'amount'`],
  ['unanswered_attempt', 'challenge', `update payments set state = 'requested'`],
  // Changes nothing: the traveller never finishes the challenge.
  ['unanswered_attempt', 'challenge', 'select'],
  [
    'open_refund',
    'good',
    `insert into refunds (id, payment_id, amount_minor, reason, requested_at)
     select gen_random_uuid(), id, 5, 'late', now() - interval '1 hour' from payments`,
  ],
  [
    'failed_refund',
    'good',
    `with gone as (update bookings set state = 'cancelled', cancelled_minor = 5) insert into refunds (id, payment_id, amount_minor, reason, state)
     select gen_random_uuid(), id, 5, 'late', 'failed' from payments`,
  ],
  ['confirmed_without_money', 'good', `update payments set captured_minor = captured_minor - 1`],
  [
    'confirmed_without_money',
    'good',
    `with over as (update bookings set state = 'completed') update payments set captured_minor = captured_minor - 1`,
  ],
  [
    'confirmed_without_money',
    'good',
    `insert into refunds (id, payment_id, amount_minor, reason, state, ended_at)
     select gen_random_uuid(), id, captured_minor, 'late', 'done', now() from payments`,
  ],
  [
    'accepted_without_money',
    'good',
    `with said as (update bookings set state = 'accepted' returning id)
     insert into booking_transitions (booking_id, step, from_state, to_state, actor, taken_at)
     select id, 'accept', 'on_request', 'accepted', 'supplier', now() - interval '11 minutes' from said`,
  ],
  [
    'disputed',
    'good',
    `insert into payment_disputes (payment_id, provider_id, amount_minor, state) select id, 'dp_1', 5, 'open' from payments`,
  ],
  [
    'dispute_lost',
    'good',
    `insert into payment_disputes (payment_id, provider_id, amount_minor, state) select id, 'dp_1', 5, 'lost' from payments`,
  ],
  ['ledger_differs', 'good', `delete from ledger_entries where movement like 'charge/%'`],
  [
    'unnumbered_document',
    'good',
    `insert into unnumbered_documents (booking_id, kind, total_minor, caused_at)
     select id, 'invoice', total_minor, now() - interval '6 minutes' from bookings`,
  ],
  ['overdue', 'challenge', `update bookings set pay_until = now() - interval '11 minutes'`],
])(
  'The unsettled sum %s is listed after a payment with the test card %s',
  async (what, paymentMethodId, change) => {
    const { pay, payAllRefunds } = bookingDeps(testDb.database);
    const { booking } = await pay(await heldQuote(testDb.database), { charge: { paymentMethodId } });
    await testDb.database.pool.query(change);
    // Another booking, paid and refunded in part, is in order and must hide nothing.
    const { booking: other } = await pay(await heldQuote(testDb.database));
    const goodwill = { refund: { amountMinor: 9_600 }, name: 'rain', requestedBy: 'Ada' };
    await refundByOperator(testDb.database, { bookingId: other.id, ...goodwill });
    await payAllRefunds();
    await testDb.database.pool.query(
      `update payments set made_at = made_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
    );
    const unsettled = await findUnsettledMoney(testDb.database.pool);
    expect(unsettled.map((sum) => sum.what)).toContain(what);
    expect(new Set(unsettled.map((sum) => sum.orderNumber))).toEqual(new Set([booking.orderNumber]));
  },
);

test('A refund that fails twice is one unsettled sum: what the cancelled booking does not keep', async () => {
  const { pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const { pool } = testDb.database;
  await pool.query(`update bookings set state = 'cancelled', cancelled_minor = 4700`);
  await pool.query(
    `insert into refunds (id, payment_id, amount_minor, reason, state, requested_at)
     select gen_random_uuid(), id, 4700, 'cancelled', 'failed', now() - make_interval(hours => hours)
     from payments, generate_series(1, 2) hours`,
  );
  await pool.query(
    `update payments set made_at = made_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
  );
  expect(await findUnsettledMoney(pool)).toMatchObject([
    { what: 'failed_refund', orderNumber: booking.orderNumber, amountMinor: 4_700, currency: 'EUR' },
  ]);
});

test('A refund that fails for a booking that never came about is one unsettled sum: all that was captured', async () => {
  const { pay } = bookingDeps(testDb.database);
  await pay(await heldQuote(testDb.database));
  const { pool } = testDb.database;
  await pool.query(`update bookings set state = 'expired', payment_id = null, confirmed_at = null`);
  await pool.query(
    `insert into refunds (id, payment_id, amount_minor, reason, state)
     select gen_random_uuid(), id, captured_minor, 'late', 'failed' from payments`,
  );
  await pool.query(
    `update payments set made_at = made_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
  );
  expect(await findUnsettledMoney(pool)).toMatchObject([{ what: 'failed_refund', amountMinor: 9_700 }]);
});

test('An authorisation without a booking is unsettled, although another one belongs to a pending request', async () => {
  const { pay } = bookingDeps(testDb.database);
  const { pool } = testDb.database;
  const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
  await pay(await heldQuote(testDb.database, onRequest));
  const { booking } = await pay(await heldQuote(testDb.database));
  await pool.query(
    `update payments set state = 'authorised', read_at = read_at - interval '2 hours' where booking_id = $1`,
    [booking.id],
  );
  expect(await findUnsettledMoney(pool)).toContainEqual(
    expect.objectContaining({ what: 'authorised_without_booking', orderNumber: booking.orderNumber }),
  );
});
