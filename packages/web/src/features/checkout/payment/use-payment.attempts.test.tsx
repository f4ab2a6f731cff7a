import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import type { CheckoutInput } from '../fields/checkout-request.ts';
import { type ChosenMethod, type PaymentState, usePayment } from './use-payment.ts';

const finished = vi.hoisted(() => vi.fn());
vi.mock('./finish-checkout.ts', () => ({ finishCheckout: finished }));
vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const quote = testQuote();
const booked: CheckoutInput = {
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
};
const card: ChosenMethod = {
  method: 'credit-card',
  authorize: false,
  tokenise: async () => 'pm_1',
  paidWith: 1,
};
const commerce = useCommerceStore.getState;
const checkout = 'POST /api/shopper/checkout';
const cartCalls = { 'GET /api/quote/*': () => quote };
const declined = { errorMessage: 'card_declined' };
type SentCheckout = { readonly data: { readonly attemptId: string; readonly chargeRequest: object } };
const onHoldEnded = vi.fn();
const runProviderScript = vi.fn<(clientSecret: string, walletToken: string | null) => Promise<boolean>>();

let payment: PaymentState;
function Pay() {
  payment = usePayment({ onHoldEnded, runProviderScript });
  return null;
}

beforeEach(async () => {
  await readSavedStores();
  finished.mockReset();
  onHoldEnded.mockReset();
  runProviderScript.mockReset();
  commerce().reset();
  commerce().receive(quote, Date.now());
});

function press(chosen: Partial<ChosenMethod> = {}) {
  return act(() => payment.pay(booked, { ...card, ...chosen }));
}

const attemptsOf = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ name }) => name === checkout).map(({ body }) => (body as SentCheckout).data.attemptId);

test('A payment attempt is saved before it is sent, so that a lost response does not cause a second charge', async () => {
  const saved: unknown[] = [];
  const calls = answerCalls({
    ...cartCalls,
    [checkout]: () => {
      saved.push(commerce().attempt?.attemptId, commerce().attempt?.cartId, commerce().status);
      saved.push(localStorage.getItem('commerce')?.includes(commerce().attempt?.attemptId ?? 'no attempt'));
      return declined;
    },
  });
  renderOnPage(<Pay />);
  expect(await press()).toBe(false);
  expect(saved).toEqual([attemptsOf(calls)[0], quote.cartId, 'processing', true]);
});

test('A second press during a request sends nothing', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...cartCalls, [checkout]: () => answer.promise });
  renderOnPage(<Pay />);
  const presses: Promise<boolean>[] = [];
  await act(async () => void presses.push(payment.pay(booked, card)));
  await waitFor(() => expect(attemptsOf(calls)).toHaveLength(1));
  expect(payment.busy).toBe(true);
  await act(async () => void presses.push(payment.pay(booked, { ...card, paidWith: 2 })));
  answer.resolve(declined);
  await act(async () => void (await Promise.all(presses)));
  expect(await presses[1]).toBe(false);
  expect(attemptsOf(calls)).toHaveLength(1);
  expect(payment.busy).toBe(false);
});

test('A press after a lost response sends the same payment attempt again, and another card starts a new one', async () => {
  const answers = [Response.error(), new Response(null, { status: 503 }), Response.error()];
  const tokenise = vi.fn(async () => 'pm_1');
  const calls = answerCalls({ ...cartCalls, [checkout]: () => answers.shift() ?? declined });
  renderOnPage(<Pay />);
  for (const paidWith of [1, 1, 1, 2]) await press({ paidWith, tokenise });
  const [first, second, third, other] = attemptsOf(calls);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(tokenise).toHaveBeenCalledTimes(2);
});

test('A press after a received response is a new payment attempt', async () => {
  const calls = answerCalls({ ...cartCalls, [checkout]: () => declined });
  renderOnPage(<Pay />);
  await press();
  expect(payment.problem).toEqual({ kind: 'refused', code: 'card_declined' });
  await press();
  expect(new Set(attemptsOf(calls)).size).toBe(2);
});

test('If the card fields give no token, nothing is sent and the button can be pressed again', async () => {
  const calls = answerCalls({});
  renderOnPage(<Pay />);
  expect(await press({ tokenise: async () => undefined })).toBe(false);
  expect(await press({ tokenise: () => Promise.reject(new Error('no fields')) })).toBe(false);
  expect(calls).toHaveLength(0);
  expect(payment.busy).toBe(false);
});

test('After the hold has ended the traveller leaves the page, once the server has reported the end', async () => {
  answerCalls({
    'GET /api/quote/*': () => testQuote({ state: 'released' }),
    [checkout]: () => Response.json({ code: 'gone', message: 'gone' }, { status: 410 }),
  });
  renderOnPage(<Pay />);
  await press();
  await waitFor(() => expect(onHoldEnded).toHaveBeenCalledTimes(1));
  expect(commerce().cart?.state).toBe('released');
  expect(finished).not.toHaveBeenCalled();
});

test('The result of the bank’s check is sent under the same payment attempt, with its payment', async () => {
  const requiresAction = {
    stripeStatus: 'requires_action',
    paymentIntentId: 'pi_1',
    paymentIntentClientSecret: 'secret',
  };
  const answers: object[] = [requiresAction];
  const calls = answerCalls({ ...cartCalls, [checkout]: () => answers.shift() ?? declined });
  const begun: unknown[] = [];
  runProviderScript.mockImplementation(async () => {
    begun.push(commerce().attempt?.intentId);
    return true;
  });
  renderOnPage(<Pay />);
  await press();
  expect(runProviderScript.mock.calls).toEqual([['secret', null]]);
  expect(begun).toEqual(['pi_1']);
  const [first, second] = attemptsOf(calls);
  expect(second).toBe(first);
  const sentCheckouts = calls
    .filter(({ name }) => name === checkout)
    .map(({ body }) => (body as SentCheckout).data);
  expect(sentCheckouts.map(({ chargeRequest }) => chargeRequest)).toMatchObject([
    { paymentIntentId: null },
    { paymentIntentId: 'pi_1' },
  ]);
});

const confirm = 'POST /api/shopper/payment-confirmation';
const bookedAnswer = {
  cart: { id: quote.cartId, tcConfirmationNumber: '10ABC0Z1', requireConfirmation: false },
  booking: { accessKey: 'k'.repeat(43) },
};
const asksBank = (kind: 'frame' | 'redirect') => ({
  paymentIntentId: 'pi_1',
  nextAction: { kind, url: 'https://bank.example/pi_1' },
});

test('Once a payment has begun, the page shows the longer hold before the bank has responded', async () => {
  const longer = testQuote({ expiryTime: '2026-11-21T13:00:00.000Z' });
  answerCalls({
    'GET /api/quote/*': () => longer,
    [checkout]: () => asksBank('frame'),
    [confirm]: () => declined,
  });
  renderOnPage(<Pay />);
  let pressed: Promise<boolean> = Promise.resolve(true);
  await act(async () => {
    pressed = payment.pay(booked, card);
  });
  await waitFor(() => expect(payment.challenge).toBe('https://bank.example/pi_1'));
  await waitFor(() => expect(commerce().cart?.expiryTime).toBe(longer.expiryTime));
  await act(async () => payment.endChallenge(false));
  await act(async () => void (await pressed));
});

test.each([
  ['was not paid', declined, false],
  ['was paid all the same', bookedAnswer, true],
])(
  'After the traveller closes the bank’s frame, the server decides about a payment attempt that %s',
  async (_, answer, isBooked) => {
    const calls = answerCalls({ ...cartCalls, [checkout]: () => asksBank('frame'), [confirm]: () => answer });
    renderOnPage(<Pay />);
    let pressed: Promise<boolean> = Promise.resolve(!isBooked);
    await act(async () => {
      pressed = payment.pay(booked, card);
    });
    await waitFor(() => expect(payment.challenge).toBeDefined());
    await act(async () => payment.endChallenge(false));
    await act(async () => expect(await pressed).toBe(isBooked));
    expect(calls.filter(({ name }) => name === confirm).map(({ body }) => body)).toMatchObject([
      { data: { cartId: quote.cartId, paymentIntentId: 'pi_1', isGivenUp: true } },
    ]);
    expect(finished).toHaveBeenCalledTimes(isBooked ? 1 : 0);
    expect(payment.problem).toEqual(isBooked ? undefined : { kind: 'refused', code: 'abandoned' });
  },
);

test.each([
  ['the hold has ended', 410, undefined],
  ['something has changed', 409, 'amount'],
])(
  'If %s during the bank’s check, the server is asked whether the payment arrived',
  async (_, status, field) => {
    const refusal = { code: 'refused', message: 'refused', data: { field } };
    const answers: object[] = [asksBank('frame'), Response.json(refusal, { status })];
    const calls = answerCalls({
      ...cartCalls,
      [checkout]: () => answers.shift() ?? declined,
      [confirm]: () => bookedAnswer,
    });
    renderOnPage(<Pay />);
    let pressed: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      pressed = payment.pay(booked, card);
    });
    await waitFor(() => expect(payment.challenge).toBeDefined());
    await act(async () => payment.endChallenge(true));
    await act(async () => expect(await pressed).toBe(true));
    expect(calls.filter(({ name }) => name === confirm).map(({ body }) => body)).toMatchObject([
      { data: { paymentIntentId: 'pi_1' } },
    ]);
    expect(finished).toHaveBeenCalledTimes(1);
    expect(onHoldEnded).not.toHaveBeenCalled();
  },
);

test('If the bank has its own page, the browser opens it and sends nothing more', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const calls = answerCalls({ ...cartCalls, [checkout]: () => asksBank('redirect') });
  renderOnPage(<Pay />);
  expect(await press()).toBe(false);
  expect(assign.mock.calls).toEqual([['https://bank.example/pi_1']]);
  expect(attemptsOf(calls)).toHaveLength(1);
  expect(payment.challenge).toBeUndefined();
  expect(payment.busy).toBe(true);
});

test('A page that the browser restores from its cache, still busy, is loaded again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  renderOnPage(<Pay />);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
