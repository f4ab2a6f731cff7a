import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Fault, memoryPayments } from '../../gateways/payments/memory-payments-for-tests.ts';
import { askForMoney } from './ask-for-money.ts';
import { gatewayOf } from './gateway-of.ts';
import { letGo } from './let-go.ts';
import type { Payment } from './payment.ts';
import { intentOf } from './payments-for-tests.ts';
import { proceedWith } from './proceed-with.ts';
import { readIntent } from './read-intent.ts';

const asked = {
  paymentMethodId: 'good',
  returnUrl: 'https://www.example.org/back',
  description: 'Sail ABCD1234',
  locale: 'en',
} as const;

const tryOf = (more: Partial<Payment> = {}): Payment => ({
  id: randomUUID(),
  bookingId: randomUUID(),
  gateway: 'sandbox',
  method: 'credit-card',
  currency: 'EUR',
  amountMinor: 10_000,
  isLater: false,
  state: 'asked',
  providerId: null,
  refusal: null,
  doubt: null,
  capturedMinor: 0,
  captureBefore: null,
  refusedAt: null,
  madeAt: new Date('2026-11-22T10:00:00Z'),
  readAt: null,
  ...more,
});

/** A provider with whom these deeds go wrong. */
function providerWith(faults: Readonly<Record<string, Fault>> = {}) {
  const provider = memoryPayments((deed) => faults[deed]);
  return { ...provider, deeds: () => provider.asked.map(({ deed }) => deed) };
}

test('The provider is asked for exactly what is written down, under the word of the try.', async () => {
  const { payments, intents } = providerWith();
  const payment = tryOf({ amountMinor: 12_345, currency: 'JPY', isLater: true });
  const answer = await askForMoney(payments, payment, asked);
  expect(answer).toMatchObject({ outcome: 'done', result: { state: 'authorised' } });
  expect([...intents.values()]).toMatchObject([
    {
      attemptId: payment.id,
      bookingId: payment.bookingId,
      method: 'credit-card',
      amount: { amount: 12_345, currency: 'JPY' },
      isLater: true,
    },
  ]);
});

test('The same try asked for again is the same intent, and charges once.', async () => {
  const { payments, intents } = providerWith();
  const payment = tryOf();
  const [one, two] = [
    await askForMoney(payments, payment, asked),
    await askForMoney(payments, payment, asked),
  ];
  expect(two).toEqual(one);
  expect(intents.size).toBe(1);
});

test('An answer that was lost is looked for once by the word of the try, and found.', async () => {
  const { payments, deeds } = providerWith({ create: 'lost' });
  const answer = await askForMoney(payments, tryOf(), asked);
  expect(answer).toMatchObject({ outcome: 'done', result: { state: 'captured' } });
  expect(deeds()).toEqual(['create', 'findByAttempt']);
});

test.each<[string, Readonly<Record<string, Fault>>]>([
  ['nothing came of it yet', { create: 'fails' }],
  ['nobody answers that either', { create: 'lost', findByAttempt: 'fails' }],
])('Where it is not found, since %s, it is neither a yes nor a no.', async (_, faults) => {
  const { payments } = providerWith(faults);
  expect(await askForMoney(payments, tryOf(), asked)).toMatchObject({ outcome: 'unknown' });
});

test('A try that the provider has named is only read: nobody asks for the money a second time.', async () => {
  const { payments, put, deeds } = providerWith();
  const payment = tryOf({ providerId: 'pi_1' });
  put(intentOf(payment, { state: 'acting' }));
  const answer = await askForMoney(payments, payment, asked);
  expect(answer).toMatchObject({ outcome: 'done', result: { id: 'pi_1', state: 'acting' } });
  expect(deeds()).toEqual(['read']);
});

test('A try is read by the name that the provider gave it, or by ours where it gave none.', async () => {
  const { payments, put, deeds } = providerWith();
  const named = tryOf({ providerId: 'pi_1' });
  const unnamed = tryOf();
  put(intentOf(named));
  put(intentOf(unnamed));
  expect(await readIntent(payments, named)).toMatchObject({ result: { attemptId: named.id } });
  expect(await readIntent(payments, unnamed)).toMatchObject({ result: { attemptId: unnamed.id } });
  expect(deeds()).toEqual(['read', 'findByAttempt']);
});

test('Of what the provider has not named nothing goes on: it is looked for instead.', async () => {
  const { payments, put, deeds } = providerWith();
  const named = tryOf({ providerId: 'pi_1' });
  put(intentOf(named));
  expect(await proceedWith(payments, tryOf())).toMatchObject({ outcome: 'refused', why: 'no_such_intent' });
  expect(await proceedWith(payments, named)).toMatchObject({ outcome: 'done' });
  expect(deeds()).toEqual(['findByAttempt', 'proceed']);
});

test('Of a provider to whom nobody speaks any more the answer is that it cannot be asked now.', () => {
  const { payments } = providerWith();
  expect(() => gatewayOf(payments, { gateway: 'paypal' })).toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  );
});

test.each(['waiting', 'acting', 'processing', 'authorised'] as const)(
  'What is %s is let go: nobody can pay it any more.',
  async (state) => {
    const { payments, put, intents } = providerWith();
    const payment = tryOf({ providerId: 'pi_1', isLater: true });
    put(intentOf(payment, { state }));
    expect(await letGo(payments, payment)).toMatchObject({ outcome: 'done', result: { state: 'cancelled' } });
    expect(intents.get('pi_1')).toMatchObject({ state: 'cancelled' });
  },
);

test('Where the money was quicker, letting go says that it is there.', async () => {
  const { payments, put, deeds } = providerWith();
  const payment = tryOf({ providerId: 'pi_1' });
  put(intentOf(payment));
  expect(await letGo(payments, payment)).toMatchObject({
    outcome: 'done',
    result: { state: 'captured', capturedMinor: 10_000 },
  });
  expect(deeds()).toEqual(['cancel', 'read']);
});

test('What the provider has not named is looked for first, and cancelled by what it is called there.', async () => {
  const { payments, put, asked: calls } = providerWith();
  const payment = tryOf();
  put(intentOf(payment, { id: 'pi_there', state: 'acting' }));
  expect(await letGo(payments, payment)).toMatchObject({ outcome: 'done', result: { id: 'pi_there' } });
  expect(calls).toEqual([
    { deed: 'findByAttempt', key: payment.id },
    { deed: 'cancel', key: `${payment.id}/cancel` },
  ]);
});

test('What it does not know at all needs no letting go, and what it does not say is not known.', async () => {
  expect(await letGo(providerWith().payments, tryOf())).toMatchObject({ why: 'no_such_intent' });
  const silent = providerWith({ findByAttempt: 'fails', cancel: 'fails' });
  expect(await letGo(silent.payments, tryOf())).toMatchObject({ outcome: 'unknown' });
  const payment = tryOf({ providerId: 'pi_1' });
  silent.put(intentOf(payment, { state: 'acting' }));
  expect(await letGo(silent.payments, payment)).toMatchObject({ outcome: 'unknown' });
  expect(silent.intents.get('pi_1')).toMatchObject({ state: 'acting' });
});
