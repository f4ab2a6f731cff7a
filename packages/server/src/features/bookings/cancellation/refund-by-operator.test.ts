import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';
import { refundByOperator, retryRefund } from './refund-by-operator.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Sells two tickets for 97 euros in all, and returns their payment and how to refund an amount of it. */
async function sold() {
  const { pay, payAllRefunds } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
  if (!payment) throw new Error('Nothing was paid.');
  const refund = (amountMinor: number) =>
    refundByOperator(testDb.database, {
      bookingId: booking.id,
      refund: { amountMinor },
      name: `refund of ${amountMinor}`,
      requestedBy: 'desk',
    });
  const refundTicket = (ticket: number) =>
    refundByOperator(testDb.database, {
      bookingId: booking.id,
      refund: { ticket },
      name: `refund of ticket ${ticket}`,
      requestedBy: 'desk',
    });
  const retry = () => retryRefund(testDb.database, { bookingId: booking.id, requestedBy: 'desk' });
  return { refund, refundTicket, retry, payAllRefunds, payment };
}

const failRefunds = () => testDb.database.pool.query(`update refunds set state = 'failed', ended_at = now()`);

/** A request whose payment was captured before the supplier has answered. */
async function capturedRequest() {
  const { pay, provider, deps } = bookingDeps(testDb.database);
  const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking } = await pay(await heldQuote(testDb.database, onRequest));
  const [intent] = provider.intents.values();
  if (!intent) throw new Error('No payment was requested.');
  provider.put({ ...intent, state: 'captured', capturedMinor: intent.amount.amount });
  await reconcilePayments(deps, AbortSignal.timeout(5_000));
  return { bookingId: booking.id, capturedMinor: intent.amount.amount };
}

test('We bear a goodwill refund: the supplier gets the same share, and our commission shrinks', async () => {
  const { refund, payAllRefunds } = await sold();
  expect(await refund(1_000)).toEqual({ outcome: 'owed', amountMinor: 1_000 });
  await payAllRefunds();
  expect(await balances(testDb.database)).toEqual({ provider: -8_700, supplier: 7_760, commission: 940 });
});

test('We bear a goodwill refund of the whole price too: the supplier is owed the share of the trip that it runs', async () => {
  const { refund, payAllRefunds } = await sold();
  expect(await refund(9_700)).toEqual({ outcome: 'owed', amountMinor: 9_700 });
  await payAllRefunds();
  expect(await balances(testDb.database)).toEqual({ supplier: 7_760, commission: -7_760 });
});

test('A request gets no goodwill refund, even if its payment was captured before the answer', async () => {
  const { bookingId } = await capturedRequest();
  expect((await testDb.database.pool.query('select state from payments')).rows).toEqual([
    { state: 'captured' },
  ]);
  expect(
    await refundByOperator(testDb.database, {
      bookingId,
      refund: { amountMinor: 1_000 },
      name: 'goodwill',
      requestedBy: 'desk',
    }),
  ).toEqual({ outcome: 'not_paid' });
  expect((await testDb.database.pool.query('select from refunds')).rowCount).toBe(0);
});

test('Goodwill refunds add up to the price at most, to the cent', async () => {
  const { refund } = await sold();
  await refund(9_000);
  expect(await refund(701)).toEqual({ outcome: 'too_much', leftMinor: 700 });
  expect(await refund(700)).toEqual({ outcome: 'owed', amountMinor: 700 });
  expect(await refund(1)).toEqual({ outcome: 'too_much', leftMinor: 0 });
});

test('A goodwill refund never exceeds what a pending refund leaves of the payment', async () => {
  const { refund, payment } = await sold();
  await createRefund(testDb.database.pool, { payment, amountMinor: 9_000, reason: 'goodwill' });
  expect(await refund(701)).toEqual({ outcome: 'too_much', leftMinor: 700 });
});

test('A goodwill refund leaves the amount of a failed refund, which is still owed', async () => {
  const { refund } = await sold();
  await refund(9_000);
  await failRefunds();
  expect(await refund(701)).toEqual({ outcome: 'too_much', leftMinor: 700 });
});

test('A failed refund is retried once: while the new one is pending, no more is owed', async () => {
  const { refund, retry } = await sold();
  await refund(4_000);
  await failRefunds();
  expect(await retry()).toBe(4_000);
  expect(await retry()).toBe(0);
});

test('A failed refund of a declined request is retried in full, because nothing of it was sold', async () => {
  const { bookingId, capturedMinor } = await capturedRequest();
  await answerRequest(testDb.database, { bookingId, answer: 'decline', actor: 'supplier' });
  await failRefunds();
  expect(await retryRefund(testDb.database, { bookingId, requestedBy: 'desk' })).toBe(capturedMinor);
});

test('The refund of a ticket is what was paid for that ticket', async () => {
  const { pool } = testDb.database;
  const { refundTicket } = await sold();
  await pool.query('update booking_tickets set price_minor = 5000, discount_minor = 300 where position = 1');
  expect(await refundTicket(1)).toEqual({ outcome: 'owed', amountMinor: 4_700 });
  expect(await refundTicket(2)).toEqual({ outcome: 'no_ticket' });
});

test('Money that is owed without a failed refund of the same booking is not refunded again', async () => {
  const { pool } = testDb.database;
  const { retry, payment } = await sold();
  await sold();
  await pool.query('update bookings set cancelled_minor = 500');
  await pool.query(
    `insert into refunds (id, payment_id, amount_minor, reason, state)
     select gen_random_uuid(), id, 100, 'cancelled', case when id = $1 then 'done' else 'failed' end from payments`,
    [payment.id],
  );
  expect(await retry()).toBe(0);
});

test('A failed refund is not retried if other refunds already exceed what is owed', async () => {
  const { pool } = testDb.database;
  const { refund, retry, payment } = await sold();
  await refund(50);
  await failRefunds();
  await pool.query('update bookings set cancelled_minor = 0');
  await createRefund(pool, { payment, amountMinor: 50, reason: 'late' });
  expect(await retry()).toBe(0);
});

test('A refund is retried for the reason of the latest one that failed', async () => {
  const { pool } = testDb.database;
  const { retry } = await sold();
  await pool.query('update bookings set cancelled_minor = 500');
  await pool.query(
    `insert into refunds (id, payment_id, amount_minor, reason, state, requested_at)
     select gen_random_uuid(), payments.id, 100, reason, 'failed', now() - make_interval(mins => age)
     from payments, (values ('late', 9), ('goodwill', 3), ('unpaid', 6)) as failed (reason, age)`,
  );
  expect(await retry()).toBe(500);
  const { rows } = await pool.query(`select reason from refunds where state = 'requested'`);
  expect(rows).toEqual([{ reason: 'goodwill' }]);
});
