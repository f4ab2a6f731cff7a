import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { MemoryFault } from '../../../../test-support/payment-providers/memory-payments.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { closeOtherAttempts } from '../settlement/close-payment-attempt.ts';
import { confirmPayment } from './confirm-payment.ts';
import { settleAnswer } from './submit-checkout.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const challenge = { charge: { paymentMethodId: 'challenge' } };

/** A traveller in a bank challenge, at a payment provider whose operations can be made to fail. */
async function acting() {
  const faults = new Map<string, MemoryFault>();
  const shop = bookingDeps(testDb.database, { faultOf: (operation) => faults.get(operation) });
  const quote = await heldQuote(testDb.database);
  const { booking } = await shop.pay(quote, challenge);
  const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
  if (!payment?.providerId) throw new Error('Nothing was begun.');
  return { ...shop, faults, quote, booking, payment, id: payment.providerId };
}

const statesOfAttempts = async (bookingId: string) =>
  (await readPaymentsOf(testDb.database.pool, bookingId)).map(({ state }) => state);

test('The payment provider receives the payer’s name, which banks show to the payer', async () => {
  const { provider, pay } = bookingDeps(testDb.database);
  const create = vi.spyOn(provider.gateway, 'create');
  await pay(await heldQuote(testDb.database), { method: 'bancontact', charge: { paymentMethodId: null } });
  expect(create.mock.calls).toMatchObject([[{ method: 'bancontact', payerName: 'Mara Lind' }, {}]]);
});

test('A provider answer that reports payment confirms the booking at once', async () => {
  const { deps, provider, booking, payment, id } = await acting();
  provider.finish(id, 'paid');
  const answer = await provider.gateway.read(id, AbortSignal.timeout(1_000));
  expect(await settleAnswer(deps, { booking, payment }, answer)).toMatchObject({
    outcome: 'sold',
    booking: { state: 'confirmed' },
    intent: { id, state: 'captured' },
  });
});

test('An unclear provider answer changes nothing and can be retried', async () => {
  const { deps, booking, payment } = await acting();
  const answer = { outcome: 'unknown', reason: 'The provider answered 500.' } as const;
  await expect(settleAnswer(deps, { booking, payment }, answer)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await statesOfAttempts(booking.id)).toEqual(['requires_action']);
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
});

test('An attempt ID that the provider knows for another payment is refused as the client’s error', async () => {
  const { deps, booking, payment } = await acting();
  const answer = { outcome: 'refused', why: 'key_reused', reason: '' } as const;
  await expect(settleAnswer(deps, { booking, payment }, answer)).rejects.toMatchObject({
    code: 'unprocessable',
    field: 'data.attemptId',
  });
  expect(await statesOfAttempts(booking.id)).toEqual(['requires_action']);
});

test.each(['no_such_intent', 'wrong_state', 'too_much', 'invalid'] as const)(
  'A payment attempt that the provider refuses as %s is closed, and the booking stays open for another attempt',
  async (why) => {
    const { deps, booking, payment } = await acting();
    const answer = { outcome: 'refused', why, reason: '' } as const;
    expect(await settleAnswer(deps, { booking, payment }, answer)).toEqual({
      outcome: 'impossible',
      booking,
    });
    expect(await statesOfAttempts(booking.id)).toEqual(['failed']);
    expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  },
);

test('A traveller’s return from the bank proves nothing, and only the provider’s state counts', async () => {
  const { deps, provider, quote, id } = await acting();
  const confirmationInput = { cartId: quote.cartId, paymentIntentId: id };
  expect(await confirmPayment(deps, confirmationInput)).toMatchObject({ outcome: 'open' });
  provider.finish(id, 'paid');
  expect(await confirmPayment(deps, confirmationInput)).toMatchObject({ outcome: 'sold' });
  expect(await confirmPayment(deps, confirmationInput)).toMatchObject({ outcome: 'sold' });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('An abandoned payment attempt is cancelled and leaves as much time as a refusal', async () => {
  const { deps, provider, booking, quote, id } = await acting();
  const minutesLeft = async () => {
    const { rows } = await testDb.database.pool.query<{ left: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as left from holds where id = $1',
      [booking.holdId],
    );
    return rows[0]?.left;
  };
  // A hold lasts 15 minutes, and a payment that has begun keeps it for up to 60.
  expect(await minutesLeft()).toBeGreaterThan(16);
  const confirmationInput = { cartId: quote.cartId, paymentIntentId: id, isGivenUp: true };
  expect(await confirmPayment(deps, confirmationInput)).toMatchObject({ outcome: 'refused' });
  expect(await statesOfAttempts(booking.id)).toEqual(['cancelled']);
  expect(await minutesLeft()).toBeLessThan(16);
  expect(provider.intents.get(id)?.state).toBe('cancelled');
});

test.each(['captured', 'processing'] as const)(
  'An abandoned payment attempt that is already %s is not cancelled',
  async (state) => {
    const { deps, provider, quote, id } = await acting();
    const intent = provider.intents.get(id);
    if (intent)
      provider.put({ ...intent, state, capturedMinor: state === 'captured' ? intent.amount.amount : 0 });
    const confirmationInput = { cartId: quote.cartId, paymentIntentId: id, isGivenUp: true };
    const outcome = state === 'captured' ? 'sold' : 'open';
    expect(await confirmPayment(deps, confirmationInput)).toMatchObject({ outcome });
    expect(provider.operations.filter(({ operation }) => operation === 'cancel')).toEqual([]);
  },
);

test('An intent of another cart and a cart without a booking are not found', async () => {
  const { deps, quote, id, pay } = await acting();
  const other = await heldQuote(testDb.database);
  await pay(other, challenge);
  const confirm = (cartId: string, paymentIntentId: string) =>
    confirmPayment(deps, { cartId, paymentIntentId }).catch(({ code, field }) => `${code} ${field}`);
  expect(await confirm(other.cartId, id)).toBe('not_found paymentIntentId');
  expect(await confirm(quote.cartId, 'pi_another')).toBe('not_found paymentIntentId');
  expect(await confirm(randomUUID(), id)).toBe('not_found cartId');
});

const closing = (shop: Awaited<ReturnType<typeof acting>>, wanted?: string) =>
  closeOtherAttempts(shop.deps, shop.booking, ({ id }) => id === wanted);

test('Closing other payment attempts leaves the wanted one and ended ones alone', async () => {
  const shop = await acting();
  await closing(shop, shop.payment.id);
  expect(await statesOfAttempts(shop.booking.id)).toEqual(['requires_action']);
  await closing(shop);
  expect(await statesOfAttempts(shop.booking.id)).toEqual(['cancelled']);
  const operationCount = shop.provider.operations.length;
  await closing(shop);
  expect(shop.provider.operations).toHaveLength(operationCount);
});

test('If it is unknown whether a payment attempt was voided, no other may begin', async () => {
  const shop = await acting();
  shop.faults.set('cancel', 'lost');
  await expect(closing(shop)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await statesOfAttempts(shop.booking.id)).toEqual(['requires_action']);
  shop.faults.clear();
  await closing(shop);
  expect(await statesOfAttempts(shop.booking.id)).toEqual(['cancelled']);
});

test('A payment attempt unknown to the provider may be under way for 30 seconds and is then closed', async () => {
  const shop = await acting();
  const { pool } = testDb.database;
  await pool.query(`update payments set state = 'requested', provider_id = null`);
  shop.provider.intents.clear();
  await expect(closing(shop)).rejects.toMatchObject({ code: 'conflict', field: 'attemptId' });
  expect(await statesOfAttempts(shop.booking.id)).toEqual(['requested']);
  const atLimit = { ...shop.booking, now: new Date(shop.payment.madeAt.getTime() + 30_000) };
  const payUntil = async () =>
    (await pool.query('select pay_until as until from bookings where id = $1', [shop.booking.id])).rows[0]
      .until;
  const before = await payUntil();
  await closeOtherAttempts(shop.deps, atLimit, () => false);
  // As after any refusal, the deadline is that of the hold again.
  expect((await payUntil()).getTime()).toBeLessThan(before.getTime());
  expect(await readPaymentsOf(pool, shop.booking.id)).toMatchObject([
    { state: 'failed', refusal: 'provider_unavailable' },
  ]);
});
