import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../../test-support/database/waiting-locks.ts';
import { memoryInventory } from '../../../../test-support/inventory/memory-inventory.ts';
import { countersOf, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import type { Intent, PaymentGateway } from '../../../gateways/payments/port.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { eraseBookings } from '../../personal-data/erase-bookings.ts';
import { expireHolds } from '../../quotes/holds/expire-holds.ts';
import { readBooking } from '../booking.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const signal = () => AbortSignal.timeout(5_000);
const challenge = { charge: { paymentMethodId: 'challenge' } };
/** All spots of the departure, so that another cart's hold takes them from the booking. */
const allSpots = { party: { adult: 6 } } as const;
const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** A traveller whose bank challenge is not finished yet. */
async function acting(input: Parameters<typeof heldQuote>[1] = {}, paidBy: object = challenge) {
  const shop = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database, input);
  const { booking } = await shop.pay(quote, paidBy);
  const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
  if (!payment?.providerId) throw new Error('Nothing was begun.');
  const { providerId } = payment;
  const event = { gateway: 'sandbox', intentId: providerId, attemptId: payment.id } as const;
  const receiveEvent = () => handlePaymentEvent(shop.deps, event, signal());
  const intent = () => shop.provider.intents.get(providerId) as Intent;
  return { ...shop, quote, booking, payment, receiveEvent, intent, id: providerId };
}

test('Concurrent events about one payment cause one sale, one invoice and one notification', async () => {
  const { provider, id, receiveEvent, jobs } = await acting();
  provider.finish(id, 'paid');
  await Promise.all(Array.from({ length: 12 }, receiveEvent));
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await jobs()).toEqual(['pay']);
  expect(await numberDocuments(testDb.database)).toBe(1);
  const { rows } = await testDb.database.pool.query('select count(*)::int as invoices from invoices');
  expect(rows).toEqual([{ invoices: 1 }]);
  expect(await balances(testDb.database)).toEqual({ provider: -9_700, supplier: 7_760, commission: 1_940 });
});

test.each<[string, (intent: Intent) => Partial<Intent>]>([
  ['amount', () => ({ amount: money(1, 'EUR'), capturedMinor: 1 })],
  ['currency', ({ amount }) => ({ amount: money(amount.amount, 'USD') })],
  ['booking', () => ({ bookingId: randomUUID() })],
  ['booking', () => ({ attemptId: randomUUID() })],
  ['later', () => ({ isCaptureLater: true, state: 'authorised', capturedMinor: 0 })],
])(
  'A payment that differs from the request (%s) buys nothing and is left to an operator',
  async (mismatch, change) => {
    const { deps, provider, id, payment, intent } = await acting();
    provider.finish(id, 'paid');
    const settled = await settlePayment(deps, { payment, intent: { ...intent(), ...change(intent()) } });
    expect(settled).toMatchObject({ outcome: 'mismatched', payment: { mismatch } });
    expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
    expect(await balances(testDb.database)).toEqual({});
  },
);

test('An event about a payment that was settled before needs no lock, and one with news waits for it', async () => {
  const { provider, id, receiveEvent, booking, intent } = await acting();
  provider.finish(id, 'paid');
  await receiveEvent();
  const other = await testDb.database.pool.connect();
  onTestFinished(() => other.release());
  await other.query('begin');
  await other.query('select from bookings where id = $1 for update', [booking.id]);
  expect(await receiveEvent()).toEqual({ outcome: 'settled' });
  provider.put({ ...intent(), refunds: [{ id: 're_1', key: 'none', amountMinor: 1, state: 'done' }] });
  const withNews = receiveEvent();
  await expect.poll(async () => (await testDb.database.pool.query(WAITING_CLIENTS)).rowCount).toBe(1);
  await other.query('rollback');
  expect(await withNews).toEqual({ outcome: 'settled' });
});

test('An older state that arrives later does not replace a newer one', async () => {
  const { deps, provider, id, payment, intent } = await acting();
  const before = intent();
  provider.finish(id, 'paid');
  await settlePayment(deps, { payment, intent: intent() });
  const late = await settlePayment(deps, { payment, intent: before });
  expect(late).toMatchObject({ outcome: 'sold', payment: { state: 'captured', capturedMinor: 9_700 } });
});

test('Spots lost while the bank took its time are held again if they are available', async () => {
  const { provider, id, receiveEvent, booking } = await acting();
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  provider.finish(id, 'paid');
  await Promise.all([receiveEvent(), receiveEvent(), receiveEvent()]);
  const sold = await readBooking(testDb.database.pool, booking.id);
  expect(sold).toMatchObject({ state: 'confirmed' });
  expect(sold?.holdId).not.toBe(booking.holdId);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('Spots that were held again after another settlement had sold the booking are released', async () => {
  const { deps, provider, id, receiveEvent, payment, intent, booking } = await acting();
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  provider.finish(id, 'paid');
  const hold = async () => {
    await receiveEvent();
    // Placed by a statement that waited for the departure and saw the cart as it was before the sale.
    await testDb.database.pool.query(
      `with again as (
         insert into holds (cart_id, departure_id, spots, expires_at, browser, browser_slot, address, address_slot, quote)
         select cart_id, departure_id, spots, now() + interval '1 minute', 'b', 1, 'a', 1, quote
         from holds where cart_id = $1 and state = 'sold' returning departure_id, spots)
       update departures d set held = held + again.spots from again where d.id = again.departure_id`,
      [booking.id],
    );
    return { outcome: 'bought' } as const;
  };
  const outrun = { ...deps, inventories: { ...deps.inventories, hold } };
  expect(await settlePayment(outrun, { payment, intent: intent() })).toMatchObject({ outcome: 'sold' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('If another settlement sold the booking while this one found no spots, the payment is kept', async () => {
  const { deps, provider, id, receiveEvent, payment, intent, jobs } = await acting();
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  provider.finish(id, 'paid');
  const hold = async () => {
    await receiveEvent();
    return { outcome: 'nothing' } as const;
  };
  const outrun = { ...deps, inventories: { ...deps.inventories, hold } };
  expect(await settlePayment(outrun, { payment, intent: intent() })).toMatchObject({ outcome: 'sold' });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await jobs()).toEqual(['pay']);
});

test.each([
  ['credit-card', challenge],
  ['alipay', { method: 'alipay', charge: { paymentMethodId: null } }],
  ['wechat-pay', { method: 'wechat-pay', charge: { paymentMethodId: null } }],
] as const)(
  'If lost spots are not available, the booking ends and a late payment by %s is refunded once and in full',
  async (method, paidBy) => {
    const { provider, id, receiveEvent, jobs, payAllRefunds, intent } = await acting(allSpots, paidBy);
    expect(intent().method).toBe(method);
    await letPaymentEnd(testDb.database);
    await heldQuote(testDb.database, allSpots);
    provider.finish(id, 'paid');
    await Promise.all([receiveEvent(), receiveEvent(), receiveEvent()]);
    expect(await stateOf(testDb.database)).toEqual(['expired']);
    expect(await jobs()).toEqual(['expire', 'late_money', 'pay-refund']);
    await payAllRefunds();
    await payAllRefunds();
    expect(intent().refunds).toMatchObject([{ amountMinor: 29_100, state: 'done' }]);
    expect(await balances(testDb.database)).toEqual({});
    expect((await jobs()).slice(3)).toEqual(['refunded']);
  },
);

test.each(['before', 'after'])(
  'A payment that is being refunded buys nothing, even if its spots become available again %s the refund arrives',
  async (moment) => {
    const { pool } = testDb.database;
    const { provider, id, receiveEvent, payAllRefunds, intent } = await acting(allSpots);
    await letPaymentEnd(testDb.database);
    await heldQuote(testDb.database, allSpots);
    provider.finish(id, 'paid');
    await receiveEvent();
    if (moment === 'after') await payAllRefunds();
    await pool.query(`update holds set expires_at = now() - interval '1 second' where state = 'held'`);
    await expireHolds(pool);
    expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
    await receiveEvent();
    expect(await stateOf(testDb.database)).toEqual(['expired']);
    await payAllRefunds();
    expect(intent().refunds).toMatchObject([{ amountMinor: 29_100 }]);
    expect(await balances(testDb.database)).toEqual({});
  },
);

test('An authorisation about to be voided buys nothing either', async () => {
  const { provider, id, receiveEvent, payAllRefunds, intent } = await acting(request);
  await letPaymentEnd(testDb.database);
  await testDb.database.pool.query('update departures set closed = true');
  provider.finish(id, 'paid');
  await receiveEvent();
  await testDb.database.pool.query('update departures set closed = false');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['expired']);
  await payAllRefunds();
  expect(intent()).toMatchObject({ state: 'cancelled' });
});

test('A failed refund of an unusable payment is not retried automatically, because a person must check it', async () => {
  const { deps, provider, id, receiveEvent } = await acting(allSpots);
  const { pool } = testDb.database;
  await letPaymentEnd(testDb.database);
  await heldQuote(testDb.database, allSpots);
  provider.finish(id, 'paid');
  await receiveEvent();
  await pool.query(`update refunds set state = 'failed', ended_at = now()`);
  await pool.query(
    `update payments set made_at = made_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
  );
  await receiveEvent();
  await pool.query(`update payments set read_at = read_at - interval '2 hours'`);
  await reconcilePayments(deps, signal());
  const { rows } = await pool.query('select state from refunds');
  expect(rows).toEqual([{ state: 'failed' }]);
});

test('A late payment for a booking that the traveller cancelled is refunded', async () => {
  const { deps, provider, receiveEvent, booking, intent, payAllRefunds } = await acting();
  const uncancelled = intent();
  await expireBooking(deps, { bookingId: booking.id, actor: 'traveller' });
  provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['expired']);
  await payAllRefunds();
  expect(intent().refunds).toMatchObject([{ amountMinor: 9_700, state: 'done' }]);
});

test('Two late payments are both refunded in full', async () => {
  for (const late of [await acting(), await acting()]) {
    const uncancelled = late.intent();
    await expireBooking(late.deps, { bookingId: late.booking.id, actor: 'traveller' });
    late.provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
    await late.receiveEvent();
    await late.payAllRefunds();
    expect(late.intent().refunds).toMatchObject([{ amountMinor: 9_700, state: 'done' }]);
  }
});

test('A repeated event about the payment of a booking cancelled too late for a refund refunds nothing', async () => {
  const { deps, provider, id, receiveEvent, booking, intent, payAllRefunds } = await acting();
  provider.finish(id, 'paid');
  await receiveEvent();
  await testDb.database.pool.query(`update bookings set starts_at = now() + interval '1 hour'`);
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [], refund: 0 });
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  await receiveEvent();
  await payAllRefunds();
  expect(intent().refunds).toEqual([]);
});

test('Late money for a booking whose cart was booked again is refunded and does not confirm it', async () => {
  const { deps, provider, quote, receiveEvent, booking, intent, pay, payAllRefunds } = await acting();
  const uncancelled = intent();
  await letPaymentEnd(testDb.database);
  await expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
  const again = await heldQuote(testDb.database, { cartId: quote.cartId });
  const { booking: second } = await pay(again);
  provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
  await receiveEvent();
  expect((await readBooking(testDb.database.pool, booking.id))?.state).toBe('expired');
  expect((await readBooking(testDb.database.pool, second.id))?.state).toBe('confirmed');
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 2 }]);
  await payAllRefunds();
  expect(intent().refunds).toMatchObject([{ amountMinor: 9_700, state: 'done' }]);
});

test('A late authorisation is voided and never refunded', async () => {
  const { provider, id, receiveEvent, payAllRefunds, intent } = await acting(request);
  await letPaymentEnd(testDb.database);
  await testDb.database.pool.query('update departures set closed = true');
  provider.finish(id, 'paid');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['expired']);
  await payAllRefunds();
  expect(intent()).toMatchObject({ state: 'cancelled', refunds: [] });
});

test('The worker is asked once to void a late authorisation, however often that is reported', async () => {
  const { provider, id, receiveEvent, jobs } = await acting(request);
  const { pool } = testDb.database;
  await letPaymentEnd(testDb.database);
  await pool.query('update departures set closed = true');
  provider.finish(id, 'paid');
  await receiveEvent();
  expect(await jobs()).toContain('pay-refund');
  await pool.query('delete from jobs');
  await receiveEvent();
  expect(await jobs()).toEqual([]);
});

test('A payment that arrives after expiry confirms the booking if its spots are still available', async () => {
  const { deps, provider, id, receiveEvent, booking, intent } = await acting();
  await letPaymentEnd(testDb.database);
  const uncancelled = intent();
  await expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
  expect(intent().state).toBe('cancelled');
  // A provider that accepts a payment although the attempt was cancelled.
  provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  const { rows } = await testDb.database.pool.query('select step from booking_transitions order by id');
  expect(rows.map(({ step }) => step)).toEqual(['book', 'expire', 'pay_late']);
  expect(id).toBe(uncancelled.id);
});

test('Late money for a booking whose personal data are erased is refunded and does not confirm it', async () => {
  const { deps, provider, receiveEvent, booking, intent, payAllRefunds } = await acting();
  const uncancelled = intent();
  await letPaymentEnd(testDb.database);
  await expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
  // The personal data of another booking are not erased.
  const other = await acting();
  await letPaymentEnd(testDb.database);
  await expireBooking(deps, { bookingId: other.booking.id, actor: 'clock' });
  await eraseBookings(testDb.database.pool, [booking.id]);
  provider.put({ ...uncancelled, state: 'captured', capturedMinor: 9_700 });
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['expired', 'expired']);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0 }]);
  await payAllRefunds();
  expect(intent().refunds).toMatchObject([{ amountMinor: 9_700, state: 'done' }]);
  other.provider.put({ ...other.intent(), state: 'captured', capturedMinor: 9_700 });
  await other.receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['expired', 'confirmed']);
});

test('Of two successful payment attempts one pays and the other is refunded', async () => {
  const { deps, provider, payment, receiveEvent, id, intent, payAllRefunds } = await acting();
  const second = { ...payment, id: randomUUID() };
  await testDb.database.pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later)
     select $1, booking_id, gateway, method, currency, amount_minor, is_capture_later from payments where id = $2`,
    [second.id, payment.id],
  );
  provider.finish(id, 'paid');
  const twin = { ...intent(), id: 'pi_twin', attemptId: second.id };
  provider.put(twin);
  await Promise.all([
    receiveEvent(),
    settlePayment(deps, { payment: { ...second, providerId: null }, intent: twin }),
  ]);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  await payAllRefunds();
  const refundCounts = [...provider.intents.values()].map(({ refunds }) => refunds.length);
  expect(refundCounts.toSorted()).toEqual([0, 1]);
  expect(await balances(testDb.database)).toMatchObject({ provider: -9_700 });
});

test('An authorisation lost before its capture ends the booking and releases its spots', async () => {
  const { provider, id, receiveEvent, jobs } = await acting(request);
  provider.finish(id, 'paid');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['on_request']);
  provider.finish(id, 'cancelled');
  await receiveEvent();
  expect(await stateOf(testDb.database)).toEqual(['unpaid']);
  expect(await jobs()).toEqual(['request', 'lose_authorisation']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
});

test('An approved payment whose browser never came back is completed while the booking waits, and later only read', async () => {
  const { deps, provider, receiveEvent, booking } = await acting();
  const operations = () => provider.operations.map(({ operation }) => operation);
  await receiveEvent();
  expect(operations().at(-1)).toBe('proceed');
  await testDb.database.pool.query(`update payments set made_at = made_at - interval '2 minutes'`);
  await reconcilePayments(deps, signal());
  expect(operations().filter((operation) => operation === 'proceed')).toHaveLength(2);
  await expireBooking(deps, { bookingId: booking.id, actor: 'traveller' });
  await receiveEvent();
  expect(operations().at(-1)).toBe('read');
});

test('An event about an attempt that another shop of this product made on the same account is done at once', async () => {
  const { deps, provider, intent } = await acting();
  const attemptId = randomUUID();
  provider.put({ ...intent(), id: 'pi_of_another_shop', attemptId, bookingId: randomUUID() });
  const event = { gateway: 'sandbox', intentId: 'pi_of_another_shop' } as const;
  for (const named of [event, { ...event, attemptId }])
    expect(await handlePaymentEvent(deps, named, signal())).toEqual({ outcome: 'settled' });
});

test('An event about a charge settles its payment attempt even if the answer with its intent was lost', async () => {
  const { deps, provider, id } = await acting();
  await testDb.database.pool.query('update payments set provider_id = null');
  provider.finish(id, 'paid');
  expect(await handlePaymentEvent(deps, { gateway: 'sandbox', intentId: id }, signal())).toEqual({
    outcome: 'settled',
  });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('An event about an unrecorded payment is handled again later only if the provider does not answer', async () => {
  const { deps } = await acting();
  const silent = {
    name: 'sandbox',
    read: async () => ({ outcome: 'unknown', reason: 'no answer' }) as const,
  };
  const payments = { ...deps.payments, gatewayNamed: () => silent as unknown as PaymentGateway };
  const event = { gateway: 'sandbox', intentId: 'pi_of_others' } as const;
  expect(await handlePaymentEvent({ ...deps, payments }, event, signal())).toEqual({
    outcome: 'unknown',
    reason: 'no answer',
  });
});

test('An event about a payment of others in the same account is done at once', async () => {
  const { deps } = await acting();
  const event = { gateway: 'sandbox', intentId: 'pi_of_others' } as const;
  expect(await handlePaymentEvent(deps, event, signal())).toEqual({ outcome: 'settled' });
});

test('Spots of a supplier’s system are bought before the booking, once for all concurrent calls', async () => {
  const { pool } = testDb.database;
  await pool.query(`update products set booking_source = 'them' where id = $1`, [showId]);
  onTestFinished(async () => void (await pool.query('update products set booking_source = null')));
  const { inventory } = memoryInventory(3);
  const { deps, pay, jobs } = bookingDeps(testDb.database, { theirs: inventory });
  const quote = await heldQuote(testDb.database, { ...request, inventories: deps.inventories });
  const answers = await Promise.all([pay(quote), pay(quote)].map((paid) => paid.catch((error) => error)));
  expect(answers.some(({ outcome }) => outcome === 'sold')).toBe(true);
  expect(await stateOf(testDb.database)).toEqual(['on_request']);
  expect(await inventory.find(quote.cartId)).toMatchObject({ state: 'sold', spots: 2 });
  expect(await jobs()).toEqual(['request']);
});
