import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { recordDocumentLoads } from '../../../../test-support/record-document-loads.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { FinishedElsewhere } from './finished-elsewhere.tsx';

const confirm = 'POST /api/shopper/payment-confirmation';
const quote = testQuote({ state: 'sold' });
const cart = { id: quote.cartId, tcConfirmationNumber: '7K2M-94QD', requireConfirmation: false };
const accessKey = 'k'.repeat(43);
const bought = { cart, invoices: [], vouchers: [], booking: { accessKey } };
const attempt: PaymentAttempt = {
  attemptId: '22222222-2222-4222-8222-222222222222',
  cartId: quote.cartId,
  method: 'credit-card',
  intentId: 'pi_1',
  locale: 'en',
};

beforeEach(() =>
  act(() => {
    useCommerceStore.getState().reset();
    useCommerceStore.getState().receive(quote, Date.now());
    useBoughtStore.setState(useBoughtStore.getInitialState());
    useRootStore.getState().keepForm({ 'contact.firstName': 'Marie' }, Date.now());
  }),
);

function openSold(attempt: PaymentAttempt | null, answer: () => object | Promise<object> = () => bought) {
  act(() => void useCommerceStore.setState({ attempt }));
  const calls = answerCalls({ [confirm]: answer as () => object });
  const loads = recordDocumentLoads();
  return { ...renderOnPage(<FinishedElsewhere />, { locale: 'en' }), calls, loads };
}

test('A trip that another tab has booked leads to its confirmation without a call', () => {
  act(() => useBoughtStore.getState().confirm({ cart, invoice: null, voucher: null, accessKey }));
  const { calls } = openSold(attempt);
  const link = screen.getByRole('link', { name: english('pay.toConfirmation') });
  expect(link.getAttribute('href')).toBe('/confirmation');
  expect(calls).toEqual([]);
});

test('A payment whose response was lost is looked up once, and a paid one is completed', async () => {
  const { calls, loads } = openSold(attempt);
  expect(screen.getByRole('status').textContent).toBe(english('pay.lookingUp'));
  await waitFor(() => expect(loads).toEqual([{ how: 'replace', address: '/en/confirmation' }]));
  expect(calls).toMatchObject([{ body: { data: { cartId: quote.cartId, paymentIntentId: 'pi_1' } } }]);
  expect(useBoughtStore.getState().confirmation).toMatchObject({ accessKey, locale: 'en' });
  expect(useRootStore.getState().auth.formData).toBeNull();
});

test.each([
  ['was refused', { errorMessage: 'card_declined' }],
  ['is not known to the server', Response.json({ status: 404 }, { status: 404 })],
  ['cannot be asked for', Response.error()],
])('A payment that %s leads nowhere, and the page stops looking it up', async (_, answer) => {
  const { container, loads } = openSold(attempt, () => answer);
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(loads).toEqual([]);
  expect(useBoughtStore.getState().confirmation).toBeNull();
});

test.each([
  ['no payment attempt', null],
  ['a payment attempt that never reached the payment provider', { ...attempt, intentId: null }],
])('A browser with %s makes no call', (_, attempt) => {
  const { container, calls } = openSold(attempt);
  expect(container.textContent).toBe('');
  expect(calls).toEqual([]);
});

test('A confirmation of another cart is not shown for this one', () => {
  const other = { ...cart, id: crypto.randomUUID() };
  act(() => useBoughtStore.getState().confirm({ cart: other, invoice: null, voucher: null, accessKey }));
  openSold(null);
  expect(screen.queryByRole('link')).toBeNull();
});

test('A page that is left before the response does not redirect the next page', async () => {
  const answer = Promise.withResolvers<object>();
  const { unmount, calls, loads } = openSold(attempt, () => answer.promise);
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  await act(async () => answer.resolve(bought));
  // Another page of the same cart asks again, and is the only one that leads on.
  renderOnPage(<FinishedElsewhere />);
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(calls).toHaveLength(2);
});
