import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type MemoryFault, memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { intentOf } from '../../../test-support/payments/payments.ts';
import type { Payment } from './payment.ts';
import {
  capturePayment,
  continuePayment,
  gatewayOf,
  readIntent,
  requestPayment,
  voidPayment,
  voidUnpaid,
} from './provider-calls.ts';

const input = {
  paymentMethodId: 'good',
  returnUrl: 'https://www.example.org/back',
  description: 'Sail ABCD1234',
  locale: 'en',
} as const;

const paymentOf = (more: Partial<Payment> = {}): Payment => ({
  id: randomUUID(),
  bookingId: randomUUID(),
  gateway: 'sandbox',
  method: 'credit-card',
  currency: 'EUR',
  amountMinor: 10_000,
  isCaptureLater: false,
  state: 'requested',
  providerId: null,
  refusal: null,
  mismatch: null,
  capturedMinor: 0,
  captureBefore: null,
  unusableAt: null,
  madeAt: new Date('2026-11-22T10:00:00Z'),
  readAt: null,
  ...more,
});

/** A payment provider whose operations fail in these ways. */
function providerWith(faults: Readonly<Record<string, MemoryFault>> = {}) {
  const provider = memoryPayments((operation) => faults[operation]);
  return { ...provider, operationNames: () => provider.operations.map(({ operation }) => operation) };
}

test('The payment requested from the provider is the recorded one, under the attempt ID', async () => {
  const { payments, intents } = providerWith();
  const payment = paymentOf({ amountMinor: 12_345, currency: 'JPY', isCaptureLater: true });
  const answer = await requestPayment(payments, payment, input);
  expect(answer).toMatchObject({ outcome: 'done', result: { state: 'authorised' } });
  expect([...intents.values()]).toMatchObject([
    {
      attemptId: payment.id,
      bookingId: payment.bookingId,
      method: 'credit-card',
      amount: { amount: 12_345, currency: 'JPY' },
      isCaptureLater: true,
    },
  ]);
});

test('The same payment attempt requested twice is one intent and charges once', async () => {
  const { payments, intents } = providerWith();
  const payment = paymentOf();
  const [one, two] = [
    await requestPayment(payments, payment, input),
    await requestPayment(payments, payment, input),
  ];
  expect(two).toEqual(one);
  expect(intents.size).toBe(1);
});

test('A lost answer is looked up once by the attempt ID, and found', async () => {
  const { payments, operationNames } = providerWith({ create: 'lost' });
  const answer = await requestPayment(payments, paymentOf(), input);
  expect(answer).toMatchObject({ outcome: 'done', result: { state: 'captured' } });
  expect(operationNames()).toEqual(['create', 'findByAttempt']);
});

test.each<[string, Readonly<Record<string, MemoryFault>>]>([
  ['the provider has not created it yet', { create: 'fails' }],
  ['the provider does not answer', { create: 'lost', findByAttempt: 'fails' }],
])('A payment attempt that is not found because %s has an unknown outcome', async (_, faults) => {
  const { payments } = providerWith(faults);
  expect(await requestPayment(payments, paymentOf(), input)).toMatchObject({ outcome: 'unknown' });
});

test('A payment attempt with a provider ID is only read, so that money is not requested twice', async () => {
  const { payments, put, operationNames } = providerWith();
  const payment = paymentOf({ providerId: 'pi_1' });
  put(intentOf(payment, { state: 'requires_action' }));
  const answer = await requestPayment(payments, payment, input);
  expect(answer).toMatchObject({ outcome: 'done', result: { id: 'pi_1', state: 'requires_action' } });
  expect(operationNames()).toEqual(['read']);
});

test('A payment attempt is read by its provider ID, or by our ID if it has none', async () => {
  const { payments, put, operationNames } = providerWith();
  const named = paymentOf({ providerId: 'pi_1' });
  const unnamed = paymentOf();
  put(intentOf(named));
  put(intentOf(unnamed));
  expect(await readIntent(payments, named)).toMatchObject({ result: { attemptId: named.id } });
  expect(await readIntent(payments, unnamed)).toMatchObject({ result: { attemptId: unnamed.id } });
  expect(operationNames()).toEqual(['read', 'findByAttempt']);
});

test('A payment attempt without a provider ID is looked up instead of continued', async () => {
  const { payments, put, operationNames } = providerWith();
  const named = paymentOf({ providerId: 'pi_1' });
  put(intentOf(named));
  expect(await continuePayment(payments, paymentOf())).toMatchObject({
    outcome: 'refused',
    why: 'no_such_intent',
  });
  expect(await continuePayment(payments, named)).toMatchObject({ outcome: 'done' });
  expect(operationNames()).toEqual(['findByAttempt', 'proceed']);
});

test('A payment of a provider that is no longer connected is answered as unavailable', () => {
  const { payments } = providerWith();
  expect(() => gatewayOf(payments, { gateway: 'paypal' })).toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  );
});

test.each(['requires_method', 'requires_action', 'processing', 'authorised'] as const)(
  'A payment that is %s is voided and can no longer be paid',
  async (state) => {
    const { payments, put, intents } = providerWith();
    const payment = paymentOf({ providerId: 'pi_1', isCaptureLater: true });
    put(intentOf(payment, { state }));
    expect(await voidPayment(payments, payment)).toMatchObject({
      outcome: 'done',
      result: { state: 'cancelled' },
    });
    expect(intents.get('pi_1')).toMatchObject({ state: 'cancelled' });
  },
);

test('Voiding a payment that was captured first reports the capture', async () => {
  const { payments, put, operationNames } = providerWith();
  const payment = paymentOf({ providerId: 'pi_1' });
  put(intentOf(payment));
  expect(await voidPayment(payments, payment)).toMatchObject({
    outcome: 'done',
    result: { state: 'captured', capturedMinor: 10_000 },
  });
  expect(operationNames()).toEqual(['cancel', 'read']);
});

test('A payment attempt without a provider ID is looked up first and voided under its provider ID', async () => {
  const { payments, put, operations: calls } = providerWith();
  const payment = paymentOf();
  put(intentOf(payment, { id: 'pi_there', state: 'requires_action' }));
  expect(await voidPayment(payments, payment)).toMatchObject({ outcome: 'done', result: { id: 'pi_there' } });
  expect(calls).toEqual([
    { operation: 'findByAttempt', key: payment.id },
    { operation: 'cancel', key: `${payment.id}/cancel` },
  ]);
});

test('An attempt unknown to the provider needs no voiding, and without an answer the result is unknown', async () => {
  expect(await voidPayment(providerWith().payments, paymentOf())).toMatchObject({ why: 'no_such_intent' });
  const silent = providerWith({ findByAttempt: 'fails', cancel: 'fails' });
  expect(await voidPayment(silent.payments, paymentOf())).toMatchObject({ outcome: 'unknown' });
  const payment = paymentOf({ providerId: 'pi_1' });
  silent.put(intentOf(payment, { state: 'requires_action' }));
  expect(await voidPayment(silent.payments, payment)).toMatchObject({ outcome: 'unknown' });
  expect(silent.intents.get('pi_1')).toMatchObject({ state: 'requires_action' });
});

test('A repeated capture or void has the key of the first one and therefore happens once', async () => {
  const { payments, put, operations } = providerWith();
  const payment = paymentOf({ providerId: 'pi_1', isCaptureLater: true });
  put(intentOf(payment, { state: 'authorised' }));
  const signal = AbortSignal.timeout(5_000);
  for (let time = 0; time < 2; time++) {
    await capturePayment(payments, payment, signal);
    await voidPayment(payments, payment, signal);
  }
  const keysOf = (wanted: string) =>
    operations.filter(({ operation }) => operation === wanted).map(({ key }) => key);
  expect(keysOf('capture')).toEqual(Array(2).fill(`${payment.id}/capture`));
  expect(keysOf('cancel')).toEqual(Array(2).fill(`${payment.id}/cancel`));
});

test('After a refused capture the provider’s state of the payment is the answer', async () => {
  const { payments, put, operationNames } = providerWith();
  const payment = paymentOf({ isCaptureLater: true, providerId: 'pi_1' });
  put(intentOf(payment, { state: 'cancelled' }));
  const answer = await capturePayment(payments, payment, AbortSignal.timeout(5_000));
  expect(answer).toMatchObject({ outcome: 'done', result: { id: 'pi_1', state: 'cancelled' } });
  expect(operationNames()).toEqual(['capture', 'read']);
});

test.each(['authorised', 'captured'] as const)(
  'A payment that has become %s is not voided by a call that ends unpaid attempts',
  async (state) => {
    const { payments, put, intents } = providerWith();
    const payment = paymentOf({ providerId: 'pi_1', isCaptureLater: state === 'authorised' });
    put(intentOf(payment, { state }));
    expect(await voidUnpaid(payments, payment)).toMatchObject({ outcome: 'done', result: { state } });
    expect(intents.get('pi_1')).toMatchObject({ state });
  },
);

const neverAborted = new AbortController().signal;

test('A request that the provider has answered is not looked up', async () => {
  for (const faults of [{}, { create: 'refuses' }] as const) {
    const { payments, operationNames } = providerWith(faults);
    await requestPayment(payments, paymentOf(), input);
    expect(operationNames()).toEqual(['create']);
  }
});

test('Nothing is captured without an intent, and an unknown capture is not taken for its present state', async () => {
  const { payments, put, operationNames } = providerWith({ capture: 'lost' });
  await expect(capturePayment(payments, paymentOf(), neverAborted)).rejects.toThrow('no authorisation');
  const payment = paymentOf({ providerId: 'pi_1', isCaptureLater: true });
  put(intentOf(payment, { state: 'authorised' }));
  expect(await capturePayment(payments, payment, neverAborted)).toMatchObject({ outcome: 'unknown' });
  expect(operationNames()).toEqual(['capture']);
});

test('An intent is read after its cancellation was refused because of its state, and for no other reason', async () => {
  const { payments, put, operationNames } = providerWith({ cancel: 'refuses' });
  const payment = paymentOf({ providerId: 'pi_1' });
  put(intentOf(payment, { state: 'requires_action' }));
  expect(await voidPayment(payments, payment)).toMatchObject({ outcome: 'refused', why: 'invalid' });
  expect(operationNames()).toEqual(['cancel']);
});

test.each(['authorised', 'captured'] as const)(
  'A payment that is %s is not voided as an unpaid one',
  async (state) => {
    const { payments, put, operationNames } = providerWith();
    const payment = paymentOf({ providerId: 'pi_1' });
    put(intentOf(payment, { state }));
    expect(await voidUnpaid(payments, payment)).toMatchObject({ outcome: 'done', result: { state } });
    expect(operationNames()).toEqual(['read']);
  },
);

test('An unpaid payment is voided once it is known that it is unpaid', async () => {
  const { payments, put, operationNames } = providerWith();
  const payment = paymentOf({ providerId: 'pi_1' });
  put(intentOf(payment, { state: 'requires_action' }));
  expect(await voidUnpaid(payments, payment)).toMatchObject({ result: { state: 'cancelled' } });
  expect(operationNames()).toEqual(['read', 'cancel']);
  const unread = providerWith({ read: 'fails' });
  expect(await voidUnpaid(unread.payments, payment)).toMatchObject({ outcome: 'unknown' });
  expect(unread.operationNames()).toEqual(['read']);
});
