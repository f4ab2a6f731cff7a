import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import type { Intent, Refund } from '../../../gateways/payments/port.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { AT_PROVIDER, REFUNDED_AT_PROVIDER } from '../../payments/record-provider-state.ts';
import { cancelBySupplier } from '../cancellation/cancel-by-supplier.ts';
import { payRefund } from '../cancellation/pay-refund.ts';
import { refundByOperator } from '../cancellation/refund-by-operator.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { hasNoRefunds } from './apply-external-refund.ts';
import { findUnsettledMoney } from './find-unsettled-money.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const signal = () => AbortSignal.timeout(5_000);
const sql = async (text: string) => (await testDb.database.pool.query(text)).rows;

/** A paid booking. Refunds can be made in the provider's dashboard, and its events can be delivered. */
async function paid(input: Parameters<typeof heldQuote>[1] = {}, method = 'good') {
  const shop = bookingDeps(testDb.database);
  const { booking } = await shop.pay(await heldQuote(testDb.database, input), {
    charge: { paymentMethodId: method },
  });
  const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
  const id = payment?.providerId;
  if (!id) throw new Error('Nothing was begun.');
  const intent = () => shop.provider.intents.get(id) as Intent;
  const refundAtProvider = (amountMinor: number, state: Refund['state'] = 'done', name = 're_desk') => {
    const others = intent().refunds.filter((one) => one.id !== name);
    shop.provider.put({ ...intent(), refunds: [...others, { id: name, key: '', amountMinor, state }] });
  };
  const receiveEvent = () =>
    handlePaymentEvent(shop.deps, { gateway: 'sandbox', intentId: id, attemptId: payment.id }, signal());
  return { ...shop, booking, payment, id, intent, refundAtProvider, receiveEvent };
}

const refunds = () =>
  sql(
    `select amount_minor::int as minor, state, requested_by as "by" from refunds order by requested_at, amount_minor`,
  );
const reasons = async () =>
  (await sql('select reason from refunds order by requested_at, amount_minor desc')).map(
    ({ reason }) => reason,
  );
/** The price that the booking keeps, and what is left of its payment at the provider. */
const keptAndLeft = () =>
  sql(`select (b.total_minor - b.cancelled_minor)::int as kept, (p.captured_minor - (select coalesce(sum(amount_minor), 0)
    from refunds where payment_id = p.id and state <> 'failed'))::int as left from bookings b join payments p on p.id = b.payment_id`);
const unsettledSums = async () => (await findUnsettledMoney(testDb.database.pool)).map(({ what }) => what);

test('A refund in the provider’s dashboard is recorded once: refund, ledger and credit note', async () => {
  const { refundAtProvider, receiveEvent, jobs } = await paid();
  refundAtProvider(700);
  await Promise.all([receiveEvent(), receiveEvent(), receiveEvent()]);
  await receiveEvent();
  expect(await refunds()).toEqual([{ minor: 700, state: 'done', by: `${AT_PROVIDER} sandbox` }]);
  expect(await keptAndLeft()).toEqual([{ kept: 9_000, left: 9_000 }]);
  await numberDocuments(testDb.database);
  expect(await sql(`select total_minor::int as total from invoices where kind = 'credit_note'`)).toEqual([
    { total: 700 },
  ]);
  // We bear this refund, so the supplier is owed the same as before.
  expect(await balances(testDb.database)).toEqual({ provider: -9_000, supplier: 7_760, commission: 1_240 });
  expect(await jobs()).toEqual(['pay', 'refunded']);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await unsettledSums()).toEqual([]);
});

test('A dashboard refund whose event was lost is found by reconciliation', async () => {
  const { deps, refundAtProvider } = await paid();
  refundAtProvider(700);
  await reconcilePayments(deps, signal());
  await reconcilePayments(deps, signal());
  expect(await refunds()).toMatchObject([{ minor: 700, state: 'done' }]);
  expect(await keptAndLeft()).toEqual([{ kept: 9_000, left: 9_000 }]);
});

test('An active booking refunded in full in the dashboard counts as unsettled money until an operator handles it', async () => {
  const { refundAtProvider, receiveEvent } = await paid();
  refundAtProvider(9_700);
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await unsettledSums()).toEqual(['refunded_at_provider']);
  await sql(`update bookings set state = 'completed'`);
  expect(await unsettledSums()).not.toContain('refunded_at_provider');
});

test('Dashboard refunds are recorded one by one; a slow one is notified on arrival, and a failed one moves nothing', async () => {
  const { refundAtProvider, receiveEvent, jobs } = await paid();
  refundAtProvider(700);
  refundAtProvider(500, 'failed', 're_failed');
  refundAtProvider(300, 'pending', 're_slow');
  await receiveEvent();
  expect(await refunds()).toMatchObject([
    { minor: 300, state: 'pending' },
    { minor: 700, state: 'done' },
  ]);
  expect(await keptAndLeft()).toEqual([{ kept: 8_700, left: 8_700 }]);
  refundAtProvider(300, 'done', 're_slow');
  await receiveEvent();
  expect(await balances(testDb.database)).toMatchObject({ provider: -8_700 });
  expect(await jobs()).toEqual(['pay', 'refunded', 'refunded']);
});

test('A dashboard refund replaces the refund that we owed, and only the rest is refunded', async () => {
  const { deps, booking, payment, refundAtProvider, receiveEvent, payAllRefunds, intent } = await paid();
  const why = { actor: 'operator', reason: 'weather' } as const;
  await cancelBySupplier(testDb.database, { bookingId: booking.id, ...why });
  await sql(`insert into refunds (id, payment_id, amount_minor, reason, state, failure, requested_at, ended_at)
    select gen_random_uuid(), id, 100, 'goodwill', 'failed', '${REFUNDED_AT_PROVIDER}', now() - interval '1 hour', now()
    from payments`);
  refundAtProvider(6_000);
  await receiveEvent();
  expect(await sql(`select reason from refunds where amount_minor = 3700`)).toEqual([
    { reason: 'cancelled_by_supplier' },
  ]);
  expect(await refunds()).toMatchObject([
    { minor: 100, state: 'failed' },
    { minor: 9_700, state: 'failed' },
    { minor: 3_700, state: 'requested' },
    { minor: 6_000, state: 'done' },
  ]);
  await payAllRefunds();
  await payRefund(deps, payment.id, signal());
  await receiveEvent();
  expect(intent().refunds.map(({ amountMinor }) => amountMinor)).toEqual([6_000, 3_700]);
  expect(await balances(testDb.database)).toEqual({});
  expect(await keptAndLeft()).toEqual([{ kept: 0, left: 0 }]);
});

test('A refund that failed at the provider is not requested again by a dashboard refund that failed too', async () => {
  const other = await paid();
  await cancelBySupplier(testDb.database, {
    bookingId: other.booking.id,
    actor: 'operator',
    reason: 'weather',
  });
  other.refundAtProvider(6_000);
  await other.receiveEvent();
  const { booking, refundAtProvider, receiveEvent } = await paid();
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  await sql(`update refunds set state = 'failed', failure = 'expired_card', ended_at = now()
    where payment_id = (select id from payments where booking_id = '${booking.id}')`);
  const before = await refunds();
  refundAtProvider(1_000, 'failed');
  await receiveEvent();
  expect(await refunds()).toEqual(before);
});

test('Our own refund that succeeds after a dashboard refund is recorded as the provider reports it', async () => {
  const { booking, refundAtProvider, receiveEvent, intent, provider } = await paid();
  const goodwill = { bookingId: booking.id, refund: { ticket: 1 }, name: 'a', requestedBy: 'Ada' } as const;
  await refundByOperator(testDb.database, goodwill);
  const [{ id: key }] = await sql('select id from refunds');
  refundAtProvider(1_000);
  await receiveEvent();
  // The rest of the goodwill refund is owed. The first request may still succeed under its key.
  expect(await keptAndLeft()).toEqual([{ kept: 4_850, left: 4_850 }]);
  await sql(`update refunds set state = 'failed' where state = 'requested'`);
  const ours = { id: 're_1', key, amountMinor: 4_850, state: 'done' } as const;
  provider.put({ ...intent(), refunds: [...intent().refunds, ours] });
  await receiveEvent();
  expect(await keptAndLeft()).toEqual([{ kept: 3_850, left: 3_850 }]);
  expect(await balances(testDb.database)).toMatchObject({ provider: -3_850 });
});

test('Money refunded before it was settled confirms no booking', async () => {
  const { provider, id, refundAtProvider, receiveEvent, payAllRefunds, intent } = await paid({}, 'challenge');
  provider.finish(id, 'paid');
  refundAtProvider(5_000);
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  await payAllRefunds();
  expect(intent().refunds.map(({ amountMinor }) => amountMinor)).toEqual([5_000, 4_700]);
  await receiveEvent();
  expect(await balances(testDb.database)).toEqual({});
});

test('Money confirms no booking while a refund of it is pending', async () => {
  const { provider, id, refundAtProvider, receiveEvent } = await paid({}, 'challenge');
  provider.finish(id, 'paid');
  refundAtProvider(5_000, 'pending');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  expect(await refunds()).toMatchObject([
    { minor: 4_700, state: 'requested' },
    { minor: 5_000, state: 'pending' },
  ]);
});

test('Money pays for its booking if a refund of it had failed before', async () => {
  const { provider, id, refundAtProvider, receiveEvent } = await paid({}, 'challenge');
  provider.finish(id, 'paid');
  refundAtProvider(5_000, 'failed');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await refunds()).toEqual([]);
});

test('A request whose charge was refunded in the dashboard ends: spots are released and the rest is refunded', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { provider, intent, refundAtProvider, receiveEvent, payAllRefunds } = await paid(request);
  provider.put({ ...intent(), state: 'captured', capturedMinor: intent().amount.amount });
  await receiveEvent();
  refundAtProvider(1_000, 'failed');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['on_request']);
  refundAtProvider(1_000);
  await receiveEvent();
  expect((await reasons()).toSorted()).toEqual(['goodwill', 'unpaid']);
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['unpaid']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  await payAllRefunds();
  expect(await balances(testDb.database)).toEqual({});
});

test('An accepted booking whose charge is reported with a dashboard refund ends, and the rest is refunded', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking, provider, intent, refundAtProvider, receiveEvent, payAllRefunds } = await paid(request);
  await answerRequest(testDb.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' });
  expect(await stateOf(testDb.database)).toEqual(['accepted']);
  provider.put({ ...intent(), state: 'captured', capturedMinor: intent().amount.amount });
  refundAtProvider(1_000);
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['unpaid']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  await payAllRefunds();
  expect(await balances(testDb.database)).toEqual({});
});

test('An accepted booking of which the provider captured less than its price is not confirmed', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking, provider, intent, receiveEvent } = await paid(request);
  await answerRequest(testDb.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' });
  provider.put({ ...intent(), state: 'captured', capturedMinor: intent().amount.amount - 1 });
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['accepted']);
});

test('A refund of one payment is none of another', async () => {
  const { pool } = testDb.database;
  const refunded = await paid();
  refunded.refundAtProvider(700);
  await refunded.receiveEvent();
  const other = await paid();
  const hasNone = async ({ booking }: typeof other) => {
    const [payment] = await readPaymentsOf(pool, booking.id);
    return payment && (await hasNoRefunds(pool, payment));
  };
  expect([await hasNone(refunded), await hasNone(other)]).toEqual([false, true]);
  // An authorisation of which nothing is captured can still pay: its refunds concern other money.
  expect(await hasNoRefunds(pool, { ...refunded.payment, capturedMinor: 0 })).toBe(true);
});
