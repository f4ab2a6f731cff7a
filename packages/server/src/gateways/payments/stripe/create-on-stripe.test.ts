import { money } from '@ashore/core/money/money.ts';
import type Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import type { NewIntent } from '../port.ts';
import { createOnStripe } from './create-on-stripe.ts';

const attemptId = '4f2c8f6e-6f0e-4f7e-9f39-0d7c5c8f0b11';
const wanted: NewIntent = {
  attemptId,
  bookingId: 'booking-1',
  method: 'credit-card',
  amount: money(8_730, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: 'pm_1',
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
};

async function createAndReadBody(differences: Partial<NewIntent>) {
  const create = vi.fn(async () => ({ id: 'pi_1' }));
  const retrieve = async () => ({ id: 'pi_1', amount_received: 0, currency: 'eur', metadata: {} });
  const stripe = { paymentIntents: { create, retrieve } } as unknown as Stripe;
  const answer = await createOnStripe(stripe, { ...wanted, ...differences });
  return { answer, calls: create.mock.calls as unknown[][] };
}

const sharedFields = {
  amount: 8_730,
  currency: 'eur',
  description: 'A trip',
  metadata: { attemptId, bookingId: 'booking-1', method: 'credit-card' },
};

test('A card is charged at once under the id of the attempt, and Stripe’s script shows what the bank asks', async () => {
  const { calls } = await createAndReadBody({});
  expect(calls).toEqual([
    [
      {
        ...sharedFields,
        allowed_payment_method_types: ['card'],
        capture_method: 'automatic',
        payment_method: 'pm_1',
        confirm: true,
        use_stripe_sdk: true,
      },
      { idempotencyKey: attemptId },
    ],
  ]);
});

test('A later payment is only authorised, and without a card nothing is confirmed', async () => {
  const { calls } = await createAndReadBody({ isCaptureLater: true, paymentMethodId: null });
  expect(calls[0]?.[0]).toEqual({
    ...sharedFields,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
  });
});

test.each([
  ['de', 'Mara Lind', 'de', 'Mara Lind'],
  ['zh-Hans', undefined, 'en', 'Traveller'],
] as const)(
  'Bancontact in %s with the payer %s names the payer and leads back to us',
  async (locale, payerName, language, name) => {
    const method = 'bancontact';
    const { calls } = await createAndReadBody({ method, locale, payerName, paymentMethodId: null });
    expect(calls[0]?.[0]).toEqual({
      ...sharedFields,
      metadata: { ...sharedFields.metadata, method },
      allowed_payment_method_types: ['bancontact'],
      payment_method_data: { type: 'bancontact', billing_details: { name } },
      payment_method_options: { bancontact: { preferred_language: language } },
      confirm: true,
      return_url: 'https://shop.example/return',
    });
  },
);

test('Alipay leads to its own page and back to us', async () => {
  const method = 'alipay';
  const { calls } = await createAndReadBody({ method, paymentMethodId: null });
  expect(calls[0]?.[0]).toEqual({
    ...sharedFields,
    metadata: { ...sharedFields.metadata, method },
    allowed_payment_method_types: ['alipay'],
    payment_method_data: { type: 'alipay' },
    confirm: true,
    return_url: 'https://shop.example/return',
  });
});

test('The code of WeChat Pay is shown by Stripe’s script in our page', async () => {
  const method = 'wechat-pay';
  const { calls } = await createAndReadBody({ method, paymentMethodId: null });
  expect(calls[0]?.[0]).toEqual({
    ...sharedFields,
    metadata: { ...sharedFields.metadata, method },
    allowed_payment_method_types: ['wechat_pay'],
    payment_method_data: { type: 'wechat_pay' },
    payment_method_options: { wechat_pay: { client: 'web' } },
    confirm: true,
    use_stripe_sdk: true,
  });
});

test.each([
  [{ amount: money(0, 'EUR') }],
  [{ amount: money(-100, 'EUR') }],
  [{ method: 'bancontact', amount: money(100, 'USD'), paymentMethodId: null }],
  [{ method: 'bancontact', isCaptureLater: true, paymentMethodId: null }],
  [{ method: 'alipay', amount: money(100, 'CHF'), paymentMethodId: null }],
  [{ method: 'wechat-pay', isCaptureLater: true, paymentMethodId: null }],
] as const)('A payment that cannot be taken is refused before Stripe is called: %j', async (differences) => {
  const { answer, calls } = await createAndReadBody(differences);
  expect([answer, calls]).toEqual([expect.objectContaining({ outcome: 'refused', why: 'invalid' }), []]);
});

test.each([
  ['StripeCardError', 'done', 'failed'],
  ['StripeAPIError', 'unknown', undefined],
  ['StripeConnectionError', 'unknown', undefined],
])(
  'Only a declined card is answered with the intent inside the error: %s is %s',
  async (type, outcome, state) => {
    const intent = {
      id: 'pi_1',
      amount: 8_730,
      amount_received: 0,
      currency: 'eur',
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
      metadata: sharedFields.metadata,
    };
    const stripe = {
      paymentIntents: {
        create: () => Promise.reject({ type, payment_intent: intent }),
        retrieve: async () => intent,
      },
    } as unknown as Stripe;
    const answer = await createOnStripe(stripe, wanted);
    expect(answer.outcome).toBe(outcome);
    if (answer.outcome === 'done') expect(answer.result).toMatchObject({ id: 'pi_1', state });
  },
);
