// Tests how Stripe's own library and our code read Stripe's messages. The rules for every payment provider
// are in payments-contract.ts.
import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { onFaultyLine } from '../../../../test-support/payment-providers/faulty-connection.ts';
import {
  type ProviderUnderTest,
  paymentsContract,
} from '../../../../test-support/payment-providers/payments-contract.ts';
import { playStripe } from '../../../../test-support/payment-providers/stripe-stand-in.ts';
import { answerOfStripe } from './ask-stripe.ts';
import { intentOfStripe, refundOfStripe } from './intent-of-stripe.ts';
import { refusalOfStripe } from './refusal-of-stripe.ts';
import { openStripeGateway } from './stripe-gateway.ts';

const webhookSecret = 'whsec_of_a_test';
const clock = { now: () => new Date() };
const neverAborted = new AbortController().signal;
/** Stripe's own test tokens, by what the card does. */
const cardTokens = {
  pays: 'pm_card_visa',
  requires3DSecure: 'pm_card_threeDSecure2Required',
  declines: 'pm_card_visa_chargeDeclined',
};

async function openStripe() {
  const played = await playStripe({ webhookSecret });
  const url = `http://127.0.0.1:${played.port}`;
  return { played, gateway: openStripeGateway({ secretKey: 'sk_test_1', webhookSecret, clock, url }) };
}

async function stripeUnderTest(): Promise<ProviderUnderTest> {
  const { played, gateway } = await openStripe();
  return {
    gateway: onFaultyLine(gateway, played.fault),
    card: async (behaviour) => cardTokens[behaviour],
    act: ({ id }, verdict) => played.act(id, verdict),
    fault: (next) => played.fault.plan(next),
    deliver: async ({ id }, at) => played.deliver(id, at),
    close: played.close,
  };
}

paymentsContract('Stripe', { cards: true, bank: true, timedSignatures: true }, stripeUnderTest);

const newIntent = {
  bookingId: 'booking-1',
  method: 'credit-card',
  amount: money(1_000, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
} as const;

test('Without a connection to Stripe the outcome of a payment is unknown', async () => {
  const { played, gateway } = await openStripe();
  await played.close();
  const answer = await gateway.create({ ...newIntent, attemptId: randomUUID() }, neverAborted);
  expect(answer.outcome).toBe('unknown');
});

const attemptId = '4f2c8f6e-6f0e-4f7e-9f39-0d7c5c8f0b11';
const createRaw = (differences: object) =>
  ({
    id: 'pi_1',
    amount: 1_000,
    amount_received: 0,
    currency: 'eur',
    capture_method: 'automatic',
    client_secret: 'pi_1_secret',
    metadata: { attemptId, bookingId: 'b-1', method: 'credit-card' },
    status: 'requires_payment_method',
    last_payment_error: null,
    next_action: null,
    latest_charge: null,
    ...differences,
  }) as unknown as Stripe.PaymentIntent;

test.each([
  [{ status: 'requires_payment_method' }, 'requires_method'],
  [{ status: 'requires_payment_method', last_payment_error: { code: 'expired_card' } }, 'failed'],
  [{ status: 'requires_confirmation' }, 'requires_method'],
  [{ status: 'requires_action' }, 'requires_action'],
  [{ status: 'processing' }, 'processing'],
  [{ status: 'requires_capture' }, 'authorised'],
  [{ status: 'succeeded' }, 'captured'],
  [{ status: 'canceled' }, 'cancelled'],
  [{ status: 'something_new' }, 'processing'],
])('An intent with %j is read as %s, and only an open intent has a secret', (differences, state) => {
  const intent = intentOfStripe(createRaw(differences), []);
  const isOpen = state === 'requires_method' || state === 'requires_action';
  expect([intent?.state, intent?.clientSecret]).toEqual([state, isOpen ? 'pi_1_secret' : null]);
});

test.each([
  [null, null],
  [{ type: 'use_stripe_sdk' }, null],
  [
    { redirect_to_url: { url: 'https://bank.example/1' } },
    { kind: 'redirect', url: 'https://bank.example/1' },
  ],
  [
    { alipay_handle_redirect: { url: 'https://pay.example/2' } },
    { kind: 'redirect', url: 'https://pay.example/2' },
  ],
])('The next action %j of an intent leads the traveller to %j', (next_action, action) => {
  expect(intentOfStripe(createRaw({ status: 'requires_action', next_action }), [])?.action).toEqual(action);
});

test.each([
  [{ metadata: {} }],
  [{ metadata: { attemptId: 'order-77', bookingId: 'b-1', method: 'credit-card' } }],
  [{ metadata: { attemptId, bookingId: 'b-1', method: 'cheque' } }],
  [{ currency: 'xxx' }],
])('An intent that we did not create is ignored: %j', (differences) => {
  expect(intentOfStripe(createRaw(differences), [])).toBeUndefined();
});

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined'],
  [{ code: 'incorrect_cvc' }, 'incorrect_cvc'],
  [{ code: 'payment_intent_authentication_failure' }, 'authentication_failed'],
  [{ code: 'never_heard_of' }, 'card_declined'],
  [null, 'card_declined'],
] as const)('The Stripe error %j is read as %s', (error, refusal) => {
  expect(refusalOfStripe(error, 'credit-card')).toBe(refusal);
});

test.each([
  ['alipay', 'payment_intent_authentication_failure', 'abandoned'],
  ['wechat-pay', 'payment_intent_payment_attempt_expired', 'abandoned'],
  ['wechat-pay', 'payment_method_provider_decline', 'abandoned'],
  ['alipay', 'payment_method_provider_timeout', 'provider_unavailable'],
  ['bancontact', 'payment_intent_authentication_failure', 'authentication_failed'],
] as const)('A payment by %s that failed with %s is read as %s', (method, code, refusal) => {
  const metadata = { attemptId, bookingId: 'b-1', method };
  const failed = createRaw({ metadata, status: 'requires_payment_method', last_payment_error: { code } });
  expect(intentOfStripe(failed, [])?.refusal).toBe(refusal);
});

test.each([
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeAPIError',
  'StripeConnectionError',
])('After a %s it is unknown what Stripe did', (type) => {
  expect(answerOfStripe({ type, message: 'no' })).toEqual({ outcome: 'unknown', reason: `${type}: no` });
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('A refund that is %s at Stripe is %s in our records', (status, state) => {
  const refund = { id: 're_1', amount: 1, status, metadata: { key: 'k' } } as unknown as Stripe.Refund;
  expect(refundOfStripe(refund)).toEqual({ id: 're_1', key: 'k', amountMinor: 1, state });
});
