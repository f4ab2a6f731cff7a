import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import type { CheckoutType } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import {
  confirmPayment,
  isUnanswered,
  type PaymentAttemptInput,
  runPaymentAttempt,
} from './submit-payment.ts';

const runProviderScript = vi.fn(async (_secret: string, _walletToken: string | null) => true);
const readHold = vi.hoisted(() => vi.fn());
vi.mock('../../../store/quote-store.ts', () => ({ readHold }));

const quote = testQuote();
const checkout = 'POST /api/shopper/checkout';
const billedCheckout = 'POST /api/shopper/authorization-checkout';
const intent = 'POST /api/payment-gateway/payment-intent';
const payPal = 'POST /api/payment-gateway/paypal-order';
const confirm = 'POST /api/shopper/payment-confirmation';

const declined = { errorMessage: 'card_declined' };
const bookedAnswer = {
  cart: { id: quote.cartId, tcConfirmationNumber: '10ABC0Z1', requireConfirmation: false },
  booking: { accessKey: 'k'.repeat(43) },
};
const begun = (nextAction: object | null) => ({ id: 'pi_1', clientSecret: 'secret', nextAction });
const atBank = { kind: 'redirect', url: 'https://bank.example/pi_1' };
const inFrame = { kind: 'frame', url: '/sandbox/wallet/pi_1' };

beforeEach(() => {
  readHold.mockReset();
  runProviderScript.mockClear();
  useCommerceStore.getState().reset();
  useCommerceStore.getState().receive(quote, Date.now());
});

function run(attempt: Partial<PaymentAttemptInput>, { type = 'direct' as CheckoutType, isDone = true } = {}) {
  return runPaymentAttempt({
    booked: {
      quote,
      total: quote.grandTotal,
      voucherCode: null,
      requirements: testRequirements(),
      values: marieAndJonas,
      locale: 'en',
      referralSource: null,
      organizationId: null,
      sub: null,
      acceptedTerms: '2026-11-21',
    },
    attempt: {
      attemptId: '22222222-2222-4222-8222-222222222222',
      method: 'credit-card',
      authorize: false,
      paymentMethodId: null,
      paidWith: null,
      ...attempt,
    },
    type,
    showChallenge: async () => isDone,
    runProviderScript,
  });
}

const namesOf = (calls: ReturnType<typeof answerCalls>) => calls.map(({ name }) => name);

test.each([
  ['a card', { paymentMethodId: 'pm_1' }, 'direct', checkout],
  ['a card of an organisation', { method: 'charge-card', paymentMethodId: 'pm_1' }, 'billed', billedCheckout],
  ['an account', { method: 'bill-organisation' }, 'billed', billedCheckout],
] as const)('A payment with %s is booked by one call', async (_, attempt, type, name) => {
  const calls = answerCalls({ [checkout]: () => bookedAnswer, [billedCheckout]: () => bookedAnswer });
  expect(await run(attempt, { type })).toMatchObject({ kind: 'booked' });
  expect(namesOf(calls)).toEqual([name]);
  expect(readHold).not.toHaveBeenCalled();
});

test.each([
  ['paypal', payPal],
  ['bancontact', intent],
  ['alipay', intent],
  ['wechat-pay', intent],
  ['web-payments', intent],
] as const)('A payment by %s begins elsewhere, and its outcome is read afterwards', async (method, name) => {
  const calls = answerCalls({
    [payPal]: () => begun(inFrame),
    [intent]: () => begun(inFrame),
    [confirm]: () => bookedAnswer,
  });
  expect(await run({ method })).toMatchObject({ kind: 'booked' });
  expect(namesOf(calls)).toEqual([name, confirm]);
  expect(runProviderScript).not.toHaveBeenCalled();
  // A payment that has begun extends the hold, which the page then shows.
  expect(readHold.mock.calls).toEqual([[{ isPaying: true }]]);
  expect(calls.at(-1)?.body).toMatchObject({
    data: { cartId: quote.cartId, paymentIntentId: 'pi_1', stripePaymentMethod: method },
  });
});

test('A card whose check the traveller has left is sent again all the same, because the bank may have confirmed it', async () => {
  runProviderScript.mockResolvedValueOnce(false);
  const requiresAction = {
    stripeStatus: 'requires_action',
    paymentIntentId: 'pi_1',
    paymentIntentClientSecret: 'secret',
  };
  const answers: object[] = [requiresAction];
  const calls = answerCalls({ [checkout]: () => answers.shift() ?? bookedAnswer });
  expect(await run({ paymentMethodId: 'pm_1' })).toMatchObject({ kind: 'booked' });
  expect(runProviderScript.mock.calls).toEqual([['secret', null]]);
  expect(namesOf(calls)).toEqual([checkout, checkout]);
});

test('The token of a wallet’s sheet confirms the payment with the provider alone, and the outcome is read', async () => {
  const calls = answerCalls({ [intent]: () => begun(null), [confirm]: () => bookedAnswer });
  expect(await run({ method: 'web-payments', paymentMethodId: 'pm_1' })).toMatchObject({ kind: 'booked' });
  expect(runProviderScript.mock.calls).toEqual([['secret', 'pm_1']]);
  expect(namesOf(calls)).toEqual([intent, confirm]);
  expect(calls[0]?.body).toMatchObject({ data: { chargeRequest: { paymentMethodId: null } } });
});

test('The provider’s script shows the code of WeChat Pay, and the outcome is read', async () => {
  const calls = answerCalls({ [intent]: () => begun(null), [confirm]: () => bookedAnswer });
  expect(await run({ method: 'wechat-pay' })).toMatchObject({ kind: 'booked' });
  expect(runProviderScript.mock.calls).toEqual([['secret', null]]);
  expect(namesOf(calls)).toEqual([intent, confirm]);
  expect(calls[1]?.body).toMatchObject({ data: { stripePaymentMethod: 'wechat-pay' } });
  expect(calls[1]?.body).not.toHaveProperty('data.isGivenUp');
});

test('A code of WeChat Pay that is closed unpaid is voided, so that no phone can pay it later', async () => {
  runProviderScript.mockResolvedValueOnce(false);
  const answer = { stripeStatus: 'requires_action' };
  const calls = answerCalls({ [intent]: () => begun(null), [confirm]: () => answer });
  expect(await run({ method: 'wechat-pay' })).toEqual({ kind: 'refused', code: 'abandoned' });
  expect(calls.at(-1)?.body).toMatchObject({ data: { isGivenUp: true } });
});

test.each([
  ['names the reason', declined, { kind: 'refused', code: 'card_declined' }],
  ['still waits', { stripeStatus: 'requires_confirmation' }, { kind: 'refused', code: 'abandoned' }],
])('A wallet that the provider cannot charge ends the attempt; the server %s', async (_, answer, outcome) => {
  runProviderScript.mockResolvedValueOnce(false);
  const calls = answerCalls({ [intent]: () => begun(null), [confirm]: () => answer });
  expect(await run({ method: 'web-payments', paymentMethodId: 'pm_1' })).toEqual(outcome);
  expect(calls.at(-1)?.body).toMatchObject({ data: { isGivenUp: true } });
});

test('A payment without a secret is not given to the provider’s script, but read', async () => {
  const calls = answerCalls({
    [intent]: () => ({ ...begun(null), clientSecret: null }),
    [confirm]: () => declined,
  });
  expect(await run({ method: 'wechat-pay' })).toMatchObject({ kind: 'refused' });
  expect(runProviderScript).not.toHaveBeenCalled();
  expect(namesOf(calls)).toEqual([intent, confirm]);
});

test.each([
  ['the hold has ended', 410],
  ['the price has changed', 409],
])('If %s during the bank’s check, the outcome of the payment is read by itself', async (_, status) => {
  let checkouts = 0;
  const calls = answerCalls({
    [checkout]: () => {
      checkouts += 1;
      return checkouts === 1 ? requiresAction : Response.json({ code: 'gone', message: 'gone' }, { status });
    },
    [confirm]: () => bookedAnswer,
  });
  expect(await run({})).toMatchObject({ kind: 'booked' });
  expect(namesOf(calls)).toEqual([checkout, checkout, confirm]);
});

test('A payment that needs no action is read at once', async () => {
  const calls = answerCalls({ [payPal]: () => begun(null), [confirm]: () => declined });
  expect(await run({ method: 'paypal' })).toEqual({ kind: 'refused', code: 'card_declined' });
  expect(namesOf(calls)).toEqual([payPal, confirm]);
});

test('A traveller who is led to a bank leaves the page with the payment stored', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { process } = useCommerceStore.getState();
  process({ attemptId: 'a', cartId: quote.cartId, method: 'bancontact', intentId: null, locale: 'en' });
  const calls = answerCalls({ [intent]: () => begun(atBank) });
  expect(await run({ method: 'bancontact' })).toBeUndefined();
  expect(assign.mock.calls).toEqual([[atBank.url]]);
  expect(useCommerceStore.getState().attempt?.intentId).toBe('pi_1');
  expect(namesOf(calls)).toEqual([intent]);
});

const requiresAction = { paymentIntentId: 'pi_1', nextAction: inFrame };

test.each([
  ['a card', {}, [checkout, checkout]],
  ['a wallet', { method: 'web-payments' }, [intent, confirm]],
] as const)(
  'A second action that %s requires means that the traveller has left the first',
  async (_, attempt, names) => {
    const calls = answerCalls({
      [checkout]: () => requiresAction,
      [intent]: () => begun(inFrame),
      [confirm]: () => requiresAction,
    });
    expect(await run(attempt)).toEqual({ kind: 'refused', code: 'abandoned' });
    expect(namesOf(calls)).toEqual(names);
  },
);

test.each([
  ['booked', bookedAnswer, 'booked'],
  ['of an ended hold', Response.json({ code: 'gone', message: 'gone' }, { status: 410 }), 'hold_ended'],
  ['declined', declined, 'refused'],
  ['still open', requiresAction, 'refused'],
  ['unknown', Response.json({ code: 'unavailable', message: 'x' }, { status: 503 }), 'refused'],
])(
  'A traveller who leaves the bank’s check has abandoned the payment, unless it is booked or its hold has ended: %s',
  async (_, answer, kind) => {
    const calls = answerCalls({ [checkout]: () => requiresAction, [confirm]: () => answer });
    const outcome = await run({}, { isDone: false });
    expect(outcome?.kind).toBe(kind);
    if (outcome?.kind === 'refused') expect(outcome.code).toBe('abandoned');
    expect(calls.at(-1)?.body).toMatchObject({ data: { isGivenUp: true } });
  },
);

test.each([
  ['paypal', 'paypal'],
  ['bancontact', 'bancontact'],
  ['web-payments', 'web-payments'],
  ['credit-card', 'credit-card'],
  ['authorise-card', 'credit-card'],
  ['charge-card', 'credit-card'],
] as const)('The outcome of a payment by %s is requested as that of %s', async (method, sent) => {
  const calls = answerCalls({ [confirm]: () => declined });
  await confirmPayment({ cartId: quote.cartId, method, intentId: 'pi_1' }, { redirectStatus: 'failed' });
  expect(calls[0]?.body).toMatchObject({
    data: { stripePaymentMethod: sent, redirectStatus: 'failed', paymentIntentId: 'pi_1' },
  });
});

const failed = (status: number): PaymentOutcome => ({ kind: 'failed', status, retryAfterSeconds: undefined });

test.each([
  [failed(0), true],
  [failed(500), true],
  [failed(503), true],
  [failed(499), false],
  [failed(429), false],
  [{ kind: 'refused', code: 'card_declined' }, false],
  [{ kind: 'hold_ended' }, false],
  [undefined, false],
] as const)('Only a request without an answer may have arrived: %j', (outcome, expected) => {
  expect(isUnanswered(outcome)).toBe(expected);
});
