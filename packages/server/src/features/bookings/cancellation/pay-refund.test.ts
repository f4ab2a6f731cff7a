import { randomUUID } from 'node:crypto';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { MemoryFault } from '../../../../test-support/payment-providers/memory-payments.ts';
import { countersOf, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { readPayment } from '../../payments/payment.ts';
import { payRefund } from './pay-refund.ts';
import { releaseSpotsAndRefund } from './reverse-sale.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Books and pays, with instant confirmation or on request. */
async function sold(input: Parameters<typeof heldQuote>[1] = {}) {
  const faults = new Map<string, MemoryFault>();
  const shop = bookingDeps(testDb.database, { faultOf: (operation) => faults.get(operation) });
  const settled = await shop.pay(await heldQuote(testDb.database, input));
  if (settled.outcome !== 'sold') throw new Error(settled.outcome);
  const { booking, payment } = settled;
  const pay = () => payRefund(shop.deps, payment.id, AbortSignal.timeout(5_000));
  const intent = () => shop.provider.intents.get(payment.providerId ?? '');
  return { ...shop, faults, booking, payment, pay, intent };
}

const setState = (state: string) => testDb.database.pool.query('update bookings set state = $1', [state]);

test('Nothing is refunded for an unknown payment or an active booking', async () => {
  const { deps, pay, intent } = await sold();
  expect(await payRefund(deps, randomUUID(), AbortSignal.timeout(1_000))).toBeUndefined();
  expect(await pay()).toBeUndefined();
  expect(intent()).toMatchObject({ state: 'captured', refunds: [] });
});

test('A captured payment is refunded once, by the recorded amount', async () => {
  const { payment, pay, intent } = await sold();
  await createRefund(testDb.database.pool, { payment, amountMinor: 2_000, reason: 'goodwill' });
  expect(await pay()).toBeUndefined();
  expect(await pay()).toBeUndefined();
  expect(intent()?.refunds).toMatchObject([{ amountMinor: 2_000 }]);
});

test.each(['on_request', 'accepted', 'confirmed'])(
  'An authorisation for a booking that is %s is needed and is not voided',
  async (state) => {
    const { pay, intent } = await sold(request);
    await setState(state);
    expect(await pay()).toBeUndefined();
    expect(intent()).toMatchObject({ state: 'authorised' });
  },
);

test.each(['declined', 'unanswered', 'cancelled'])(
  'An authorisation for a booking that is %s is voided, and that is recorded',
  async (state) => {
    const { payment, pay, intent } = await sold(request);
    await setState(state);
    expect(await pay()).toBeUndefined();
    expect(intent()).toMatchObject({ state: 'cancelled', refunds: [] });
    expect(await readPayment(testDb.database.pool, payment.id)).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(testDb.database)).toEqual([state]);
  },
);

test('An authorisation that its active booking does not count on is voided', async () => {
  const { payment, pay, intent } = await sold(request);
  await testDb.database.pool.query('update bookings set payment_id = null');
  expect(await pay()).toBeUndefined();
  expect(intent()).toMatchObject({ state: 'cancelled' });
  expect(await readPayment(testDb.database.pool, payment.id)).toMatchObject({ state: 'cancelled' });
});

test('An unclear provider answer is reported and records nothing, and a retry can succeed', async () => {
  const { faults, payment, pay, intent } = await sold(request);
  await setState('declined');
  faults.set('cancel', 'fails');
  expect(await pay()).toBe('The provider answered 500.');
  expect(await readPayment(testDb.database.pool, payment.id)).toMatchObject({ state: 'authorised' });
  faults.clear();
  expect(await pay()).toBeUndefined();
  expect(intent()).toMatchObject({ state: 'cancelled' });
});

test('A payment captured in the meantime is refunded instead of voided, and confirms nothing', async () => {
  const { provider, payment, pay, intent, jobs } = await sold(request);
  await testDb.database.pool.query(`update bookings set state = 'declined', payment_id = null`);
  const now = intent();
  if (!now) throw new Error('There is no intent.');
  provider.put({ ...now, state: 'captured', capturedMinor: now.amount.amount });
  expect(await pay()).toBeUndefined();
  expect(await readPayment(testDb.database.pool, payment.id)).toMatchObject({ state: 'captured' });
  expect(await jobs()).toEqual(['request', 'pay-refund']);
  expect(await pay()).toBeUndefined();
  expect(intent()?.refunds).toMatchObject([{ amountMinor: now.amount.amount, state: 'done' }]);
});

test('Reversing a sale releases the spots and refunds the payment, or does neither', async () => {
  const { booking, payment, jobs } = await sold();
  const paying = { ...booking, paymentId: payment.id };
  const reverse = (then: () => void) =>
    transaction(testDb.database, async ({ client }) => {
      await releaseSpotsAndRefund(client, paying, 'cancelled_by_supplier');
      then();
    });
  await expect(
    reverse(() => {
      throw new Error('something else went wrong');
    }),
  ).rejects.toThrow('something else');
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 2 }]);
  expect(await jobs()).toEqual(['pay']);
  await reverse(() => undefined);
  await reverse(() => undefined);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  const { rows } = await testDb.database.pool.query('select amount_minor::int as minor, reason from refunds');
  expect(rows).toEqual([{ minor: 9_700, reason: 'cancelled_by_supplier' }]);
  expect(await jobs()).toEqual(['pay', 'pay-refund']);
});

test('Reversing a booking without a payment only releases its spots', async () => {
  const { booking, jobs } = await sold();
  const withoutPayment = { ...booking, paymentId: null };
  await transaction(testDb.database, ({ client }) =>
    releaseSpotsAndRefund(client, withoutPayment, 'cancelled'),
  );
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0 }]);
  expect(await jobs()).toEqual(['pay']);
});
