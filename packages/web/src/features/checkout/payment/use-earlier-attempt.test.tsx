import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { useEarlierAttempt } from './use-earlier-attempt.ts';

const finished = vi.hoisted(() => vi.fn());
const confirmed = vi.hoisted(() => vi.fn());
vi.mock('./finish-checkout.ts', () => ({ finishCheckout: finished }));
vi.mock('./submit-payment.ts', async (original) => {
  const submitPayment = await original<typeof import('./submit-payment.ts')>();
  return { ...submitPayment, confirmPayment: confirmed.mockImplementation(submitPayment.confirmPayment) };
});

const quote = testQuote();
const confirm = 'POST /api/shopper/payment-confirmation';
const attempt = {
  attemptId: '22222222-2222-4222-8222-222222222222',
  cartId: quote.cartId,
  method: 'credit-card',
  intentId: 'pi_1',
  locale: 'en',
} as const;

let outcome: PaymentOutcome | undefined;
function Earlier() {
  outcome = useEarlierAttempt(quote);
  return null;
}

function open(changes: Partial<Parameters<ReturnType<typeof useCommerceStore.getState>['process']>[0]>) {
  act(() => {
    useCommerceStore.getState().process({ ...attempt, ...changes });
    useCommerceStore.getState().resetStatus();
  });
  return renderOnPage(<Earlier />);
}

beforeEach(() => {
  finished.mockReset();
  confirmed.mockClear();
  act(() => {
    useCommerceStore.getState().reset();
    useCommerceStore.getState().receive(quote, Date.now());
  });
});

test('A payment attempt from before the page load is looked up once, and a paid one is completed', async () => {
  const answer = {
    cart: { id: quote.cartId, tcConfirmationNumber: '10ABC0Z1', requireConfirmation: false },
    booking: { accessKey: 'k'.repeat(43) },
  };
  const calls = answerCalls({ [confirm]: () => answer });
  open({});
  expect(confirmed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(finished).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { data: { cartId: quote.cartId, paymentIntentId: 'pi_1', isGivenUp: false } },
  ]);
});

test('A payment attempt that is still open is shown as abandoned', async () => {
  const challenge = { paymentIntentId: 'pi_1', nextAction: { kind: 'frame', url: 'https://bank.example' } };
  answerCalls({ [confirm]: () => challenge, 'GET /api/quote/*': () => quote });
  open({});
  await waitFor(() => expect(outcome).toEqual({ kind: 'refused', code: 'abandoned' }));
  expect(finished).not.toHaveBeenCalled();
});

test.each([
  ['of another cart', { cartId: '00000000-0000-4000-8000-000000000000' }],
  ['that never reached the payment provider', { intentId: null }],
])('A payment attempt %s is not looked up', (_, changes) => {
  open(changes);
  expect(confirmed).not.toHaveBeenCalled();
});
