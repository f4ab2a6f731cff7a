import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { handlePaymentEvent } from './handle-payment-event.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** A payment that waits for the traveller at the bank, and what the provider is called for while its event is handled. */
async function waiting(faults: Readonly<Record<string, MemoryFault>> = {}) {
  let isHandling = false;
  const shop = bookingDeps(testDb.database, {
    faultOf: (operation) => (isHandling ? faults[operation] : undefined),
  });
  const { booking } = await shop.pay(await heldQuote(testDb.database), {
    charge: { paymentMethodId: 'challenge' },
  });
  const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
  if (!payment?.providerId) throw new Error('Nothing was begun.');
  const { providerId: intentId, id: attemptId } = payment;
  const handle = async (event: { readonly intentId?: string; readonly attemptId?: string }) => {
    isHandling = true;
    const before = shop.provider.operations.length;
    const result = await handlePaymentEvent(
      shop.deps,
      { gateway: 'sandbox', intentId, ...event },
      AbortSignal.timeout(5_000),
    );
    return { ...result, calls: shop.provider.operations.slice(before).map(({ operation }) => operation) };
  };
  const forgetIntent = () => testDb.database.pool.query('update payments set provider_id = null');
  return { ...shop, intentId, attemptId, handle, forgetIntent };
}

test('An event about a known payment calls the provider once, to go on with it', async () => {
  const { handle, provider, intentId } = await waiting();
  provider.finish(intentId, 'paid');
  expect(await handle({})).toEqual({ outcome: 'settled', calls: ['proceed'] });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('A payment whose booking is paid is only read', async () => {
  const { handle, provider, intentId } = await waiting();
  provider.finish(intentId, 'paid');
  await handle({});
  expect(await handle({})).toEqual({ outcome: 'settled', calls: ['read'] });
});

test('An event that names its attempt needs no look at the provider to find it', async () => {
  const { handle, attemptId, forgetIntent } = await waiting();
  await forgetIntent();
  expect((await handle({ attemptId })).calls).toEqual(['proceed']);
});

test('An event that names no attempt is looked up at the provider, and then gone on with', async () => {
  const { handle, forgetIntent } = await waiting();
  await forgetIntent();
  expect((await handle({})).calls).toEqual(['read', 'proceed']);
});

test.each([
  ['that looks the payment up', { read: 'fails' }, true, ['read']],
  ['that goes on with it', { proceed: 'fails' }, false, ['proceed']],
] as const)('A call %s without an answer is made again later', async (_, faults, isForgotten, calls) => {
  const { handle, forgetIntent } = await waiting(faults);
  if (isForgotten) await forgetIntent();
  expect(await handle({})).toEqual({ outcome: 'unknown', reason: 'The provider answered 500.', calls });
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
});

test('A refusal of the provider leaves the event for later, unless it does not know the payment', async () => {
  const { handle, forgetIntent } = await waiting({ read: 'refuses' });
  await forgetIntent();
  expect(await handle({})).toMatchObject({ outcome: 'unknown', reason: 'The provider refuses.' });
  const { handle: handleOther } = await waiting();
  expect(await handleOther({ intentId: `pi_${randomUUID()}` })).toMatchObject({ outcome: 'settled' });
});
