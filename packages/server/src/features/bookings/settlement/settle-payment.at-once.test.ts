import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  guestCheckout,
  heldQuote,
} from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { intentOf } from '../../../../test-support/payments/payments.ts';
import { countersOf, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { Intent } from '../../../gateways/payments/port.ts';
import { readPayment } from '../../payments/payment.ts';
import { readBooking } from '../booking.ts';
import { bookCart } from '../checkout/book-cart.ts';
import { settleAtOnce, settlePayment } from './settle-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** A booking whose payment is requested, and the answer of the provider that all of it is captured. */
async function booked() {
  const { deps } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const request = checkoutRequest.parse(checkoutOf(quote).data);
  const { booking, payment } = await bookCart(deps, { ...guestCheckout, request });
  if (!payment) throw new Error('No payment was requested.');
  return { deps, booking, payment, intent: intentOf(payment) };
}

/** Everything that a settlement writes. */
async function written() {
  const { rows } = await testDb.database.pool.query(
    `select (select jsonb_agg(to_jsonb(b)) from bookings b) as bookings, (select jsonb_agg(to_jsonb(p)) from payments p) as payments,
       (select jsonb_agg(to_jsonb(h)) from holds h) as holds, (select jsonb_agg(to_jsonb(d)) from departures d) as departures,
       (select count(*)::int from ledger_entries) as entries, (select count(*)::int from unnumbered_documents) as documents,
       (select count(*)::int from booking_transitions) as steps, (select count(*)::int from jobs) as jobs`,
  );
  return rows[0];
}

/** What a settlement adds, with the same text for each id. */
async function added(): Promise<unknown> {
  const { rows } = await testDb.database.pool.query(
    `select (select jsonb_agg(jsonb_build_array(movement, account, currency, amount_minor) order by movement, account)
         from ledger_entries) as entries,
       (select jsonb_agg(jsonb_build_array(kind, total_minor)) from unnumbered_documents) as documents,
       (select jsonb_agg(jsonb_build_array(step, from_state, to_state, actor, actor_name, reason) order by id)
         from booking_transitions) as steps,
       (select jsonb_agg(jsonb_build_array(kind, key, payload) order by kind) from jobs) as jobs,
       (select jsonb_agg(jsonb_build_array(state, captured_minor, provider_id is null, capture_before, mismatch, refusal))
         from payments) as payments`,
  );
  return JSON.parse(JSON.stringify(rows[0]).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'));
}

test.each([0, 1_000])(
  'With a discount of %i, one statement adds the same rows as the transaction',
  async (minor) => {
    const settleBy = async (way: 'statement' | 'transaction') => {
      await emptyBookings(testDb.database);
      const { deps, payment, intent, booking } = await booked();
      await testDb.database.pool.query(
        'update bookings set gross_minor = gross_minor + $1::int, discount_minor = $1::int',
        [minor],
      );
      const current = await readBooking(testDb.database.pool, booking.id);
      if (!current) throw new Error('The booking is gone.');
      // Without its booking, the payment is settled by the transaction.
      if (way === 'transaction') await settlePayment(deps, { payment, intent });
      else expect(await settleAtOnce(deps, { payment, intent, booking: current })).toBeDefined();
      return added();
    };
    const byStatement = await settleBy('statement');
    expect(byStatement).toMatchObject({ documents: [['invoice', 9_700]] });
    expect(byStatement).toEqual(await settleBy('transaction'));
  },
);

test('One statement settles the usual payment as the transaction does', async () => {
  const atOnce = await booked();
  const settled = await settleAtOnce(atOnce.deps, atOnce);
  const after = {
    counters: await countersOf(testDb.database),
    balances: await balances(testDb.database),
    counts: await written(),
  };
  expect(settled).toMatchObject({
    outcome: 'sold',
    booking: { state: 'confirmed', paymentId: atOnce.payment.id },
  });
  expect(settled?.booking).toEqual({
    ...(await readBooking(testDb.database.pool, atOnce.booking.id)),
    now: atOnce.booking.now,
    payUntil: atOnce.booking.payUntil,
  });
  expect(settled?.payment).toEqual(await readPayment(testDb.database.pool, atOnce.payment.id));
  await emptyBookings(testDb.database);
  const inTransaction = await booked();
  // Without its booking, the payment is settled by the transaction.
  const { deps, payment, intent } = inTransaction;
  await settlePayment(deps, { payment, intent });
  expect(await countersOf(testDb.database)).toEqual(after.counters);
  expect(await balances(testDb.database)).toEqual(after.balances);
  const { entries, documents, steps, jobs } = await written();
  expect({ entries, documents, steps, jobs }).toEqual({ entries: 5, documents: 1, steps: 2, jobs: 1 });
  expect(after.counts).toMatchObject({ entries, documents, steps, jobs });
});

test.each<[string, string]>([
  ['its price is another', 'update bookings set gross_minor = 9800, total_minor = 9800'],
  ['it has a discount', 'update bookings set gross_minor = 9800, discount_minor = 100'],
  ['its commission is another', 'update bookings set commission_percent = 7'],
  ['it needs an answer', 'update bookings set needs_answer = true'],
  ['it has ended', `update bookings set state = 'expired', ended_at = now()`],
  ['it has other spots', 'update bookings set hold_id = gen_random_uuid()'],
  ['its hold is over', `update holds set expires_at = now() - interval '1 second'`],
  [
    'its hold was released',
    `update holds set state = 'released', ended_at = now(), browser = null, browser_slot = null,
     address = null, address_slot = null`,
  ],
  ['a discount took a part off', 'update bookings set discount_minor = 100, total_minor = 9600'],
  ['its currency is another', `update bookings set currency = 'USD'`],
  ['its hold is of another cart', 'update bookings set cart_id = gen_random_uuid()'],
  ['its payment was answered', `update payments set state = 'processing'`],
  ['its payment was read before', 'update payments set read_at = now()'],
  ['its payment differs from the request', `update payments set mismatch = 'amount'`],
  ['its payment is another intent', `update payments set provider_id = 'pi_other'`],
  ['its payment goes back', 'update payments set unusable_at = now()'],
])('If %s by now, one statement settles nothing', async (_, change) => {
  const { deps, ...input } = await booked();
  await testDb.database.pool.query(change);
  const before = await written();
  expect(await settleAtOnce(deps, input)).toBeUndefined();
  expect(await written()).toEqual(before);
});

test.each<[string, (intent: Intent) => Partial<Intent>]>([
  ['nothing is captured yet', () => ({ state: 'processing', capturedMinor: 0 })],
  ['it is only authorised', () => ({ state: 'authorised', capturedMinor: 0 })],
  ['a part is captured', ({ capturedMinor }) => ({ capturedMinor: capturedMinor - 1 })],
  ['it is about another booking', () => ({ bookingId: '00000000-0000-4000-8000-000000000000' })],
  ['a part was refunded', () => ({ refunds: [{ id: 're_1', key: 'none', amountMinor: 1, state: 'done' }] })],
  ['it is disputed', () => ({ disputes: [{ id: 'dp_1', amountMinor: 1, state: 'open' }] })],
])('If the provider says that %s, the statement is not tried', async (_, change) => {
  const { deps, booking, payment, intent } = await booked();
  const before = await written();
  const answer = { ...intent, ...change(intent) };
  expect(await settleAtOnce(deps, { booking, payment, intent: answer })).toBeUndefined();
  expect(await written()).toEqual(before);
});

test('Of many settlements at the same time one sells', async () => {
  const { deps, ...input } = await booked();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => settlePayment(deps, input)));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(8).fill('sold'));
  expect(await written()).toMatchObject({ entries: 5, documents: 1, steps: 2, jobs: 1 });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('Of two requested payments of a booking, the statement captures the one that the provider names', async () => {
  const { deps, payment: first, booking } = await booked();
  const { rows: inserted } = await testDb.database.pool.query<{ id: string }>(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later)
     select gen_random_uuid(), booking_id, gateway, method, currency, amount_minor, is_capture_later
     from payments returning id`,
  );
  const payment = { ...first, ...inserted[0] };
  expect(await settleAtOnce(deps, { booking, payment, intent: intentOf(payment) })).toBeDefined();
  const { rows } = await testDb.database.pool.query(`select id from payments where state = 'captured'`);
  expect(rows).toEqual(inserted);
});
