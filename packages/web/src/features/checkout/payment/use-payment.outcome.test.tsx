import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { CheckoutInput } from '../fields/checkout-request.ts';
import { setPaymentProblem, usePaymentProblem } from './problem-store.ts';
import { type ChosenMethod, type PaymentState, usePayment } from './use-payment.ts';

const mocked = vi.hoisted(() => ({
  readHold: vi.fn(async () => {}),
  applyDiscountRefusal: vi.fn(async () => {}),
  keepRequestEvent: vi.fn(),
  clearMissingSignatures: vi.fn(async () => true),
}));
vi.mock('../../../store/quote-store.ts', () => ({ readHold: mocked.readHold }));
vi.mock('../../../store/discount.ts', () => ({ applyDiscountRefusal: mocked.applyDiscountRefusal }));
vi.mock('../steps/analytics.ts', () => ({ keepRequestEvent: mocked.keepRequestEvent }));
vi.mock('../waivers/waiver-store.ts', async (load) => ({
  ...(await load<object>()),
  clearMissingSignatures: mocked.clearMissingSignatures,
}));
vi.mock('./finish-checkout.ts', () => ({ finishCheckout: () => {} }));

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
const unsigned = 'cart.participants.0.waiver';
const refused = (status: number, field?: string, data = {}) =>
  Response.json({ code: 'refused', message: 'refused', field, ...data }, { status });

let payment: PaymentState;
const onHoldEnded = vi.fn();
function Pay() {
  payment = usePayment({ onHoldEnded, runProviderScript: async () => true });
  return null;
}

beforeEach(() => {
  onHoldEnded.mockReset();
  for (const mock of Object.values(mocked)) mock.mockClear();
  setPaymentProblem(undefined);
  commerce().reset();
  commerce().receive(quote, Date.now());
});

async function payOnce(answer: object, parts: Partial<CheckoutInput> = {}) {
  const calls = answerCalls({ [checkout]: () => answer });
  const page = renderOnPage(<Pay />);
  const isBooked = await act(() => payment.pay({ ...booked, ...parts }, card));
  return { isBooked, calls, ...page };
}

test('A refused payment is shown, the button can be pressed again, and the hold is read', async () => {
  const { isBooked } = await payOnce({ errorMessage: 'card_declined' });
  expect(isBooked).toBe(false);
  expect(payment.busy).toBe(false);
  expect(payment.problem).toEqual({ kind: 'refused', code: 'card_declined' });
  expect(commerce().error).toEqual({ message: 'card_declined', status: 0 });
  expect(mocked.readHold.mock.calls).toEqual([[{ isPaying: true }]]);
});

test('A failed call is stored with its status, and any other outcome with its name', async () => {
  await payOnce(refused(503));
  expect(commerce().error).toEqual({ message: 'failed', status: 503 });
  await payOnce(refused(422, 'cart.persons.0.email'));
  expect(commerce().error).toEqual({ message: 'invalid_field', status: 0 });
});

test('The next press removes the problem of the last one before the server has answered', async () => {
  await payOnce({ errorMessage: 'card_declined' });
  const token = Promise.withResolvers<string | undefined>();
  let pressed: Promise<boolean> = Promise.resolve(true);
  await act(async () => {
    pressed = payment.pay(booked, { ...card, tokenise: () => token.promise });
  });
  expect(payment.problem).toBeUndefined();
  expect(payment.busy).toBe(true);
  token.resolve(undefined);
  await act(async () => void (await pressed));
  expect(payment.busy).toBe(false);
});

test('The attempt of an earlier press stays stored until the next one has its own', async () => {
  await payOnce({ errorMessage: 'card_declined' });
  const earlier = commerce().attempt;
  expect(earlier?.cartId).toBe(quote.cartId);
  await act(() => payment.pay(booked, { ...card, tokenise: async () => undefined }));
  expect(commerce().attempt).toEqual(earlier);
});

test('A form that closes takes its problem along, unless the trip has changed', async () => {
  const declined = await payOnce({ errorMessage: 'card_declined' });
  declined.unmount();
  expect(usePaymentProblem.getState().problem).toBeUndefined();
  const changed = await payOnce(refused(409, 'amount'));
  changed.unmount();
  expect(usePaymentProblem.getState().problem?.kind).toBe('changed');
});

test('A press is counted once with the way to pay', async () => {
  await payOnce({ errorMessage: 'card_declined' });
  expect(mocked.keepRequestEvent.mock.calls).toEqual([[quote, 'credit-card']]);
});

test('If a signature is missing, the traveller goes back to the waivers and sees no problem', async () => {
  const { isBooked } = await payOnce(refused(422, unsigned));
  expect(isBooked).toBe(false);
  expect(mocked.clearMissingSignatures.mock.calls).toEqual([[booked.requirements, quote.cartId, 'en']]);
  expect([payment.busy, payment.problem]).toEqual([false, undefined]);
});

test('If no signature is missing after all, the refusal is shown', async () => {
  mocked.clearMissingSignatures.mockResolvedValueOnce(false);
  await payOnce(refused(422, unsigned));
  expect(payment.problem).toEqual({ kind: 'invalid_field', field: unsigned });
});

test('Another refused field leaves the waivers alone', async () => {
  await payOnce(refused(422, 'cart.persons.0.email'));
  expect(mocked.clearMissingSignatures).not.toHaveBeenCalled();
});

test.each([
  ['the code', 'voucherCode', 'SUMMER', [['SUMMER', 'expired']]],
  ['a code that this press did not have', 'voucherCode', null, []],
  ['the total', 'amount', 'SUMMER', []],
])('The discount learns only of a refusal that is about %s', async (_, field, voucherCode, applied) => {
  await payOnce(refused(409, field, { reason: 'expired' }), { voucherCode });
  expect(mocked.applyDiscountRefusal.mock.calls).toEqual(applied);
});

test('A field with the name of the code in a call that failed is no refusal of the code', async () => {
  await payOnce(refused(422, 'voucherCode'), { voucherCode: 'SUMMER' });
  expect(mocked.applyDiscountRefusal).not.toHaveBeenCalled();
});

test('After the hold has ended, it is read as that of a payment before the traveller leaves', async () => {
  const read = Promise.withResolvers<void>();
  mocked.readHold.mockReturnValueOnce(read.promise);
  await payOnce(refused(410));
  expect(mocked.readHold.mock.calls).toEqual([[{ isPaying: true }]]);
  expect(onHoldEnded).not.toHaveBeenCalled();
  const statuses: string[] = [];
  onHoldEnded.mockImplementation(() => statuses.push(commerce().status));
  await act(async () => read.resolve());
  expect(statuses).toEqual(['initial']);
});

test('The bank’s frame closes when the traveller has left it', async () => {
  const asksBank = {
    paymentIntentId: 'pi_1',
    nextAction: { kind: 'frame', url: 'https://bank.example/pi_1' },
  };
  answerCalls({
    [checkout]: () => asksBank,
    'POST /api/shopper/payment-confirmation': () => ({ errorMessage: 'card_declined' }),
  });
  renderOnPage(<Pay />);
  let pressed: Promise<boolean> = Promise.resolve(true);
  await act(async () => {
    pressed = payment.pay(booked, card);
  });
  await vi.waitFor(() => expect(payment.challenge).toBe('https://bank.example/pi_1'));
  await act(async () => payment.endChallenge(false));
  await act(async () => void (await pressed));
  expect(payment.challenge).toBeUndefined();
});
