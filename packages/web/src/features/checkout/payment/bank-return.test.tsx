import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { watchDocumentLoads } from '../../../../test-support/checkout-page.tsx';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { BankFailedElsewhere } from './bank-failed-elsewhere.tsx';
import { BankReturnPage } from './bank-return.tsx';

const call = 'POST /api/shopper/payment-confirmation';
const quote = testQuote();
const accessKey = 'k'.repeat(43);
const cart = {
  id: quote.cartId,
  tcConfirmationNumber: '7K2M-94QD',
  requireConfirmation: false,
  voucherValue: 0,
};
const bought = { cart, invoices: [], vouchers: [], booking: { accessKey } };
const attempt: PaymentAttempt = {
  attemptId: crypto.randomUUID(),
  cartId: quote.cartId,
  method: 'bancontact',
  intentId: 'sbx_1',
  locale: 'de',
};
const paid = 'redirect_status=succeeded&payment_intent=sbx_1';

beforeEach(() =>
  act(async () => {
    await readSavedStores();
    useCommerceStore.getState().reset();
    useBoughtStore.setState(useBoughtStore.getInitialState());
    useRootStore.getState().forgetForm();
  }),
);

/** Opens the return address of a bank for a traveller who began to pay on this device, in German. */
function beginHere(held = quote) {
  act(() => {
    useCommerceStore.getState().receive(held, Date.now());
    useCommerceStore.setState({ attempt });
    useRootStore.getState().keepForm({ 'contact.firstName': 'Marie' }, Date.now());
  });
}

/** The server reports every payment as paid unless a test overrides it. Tests check whether it is called. */
function comeBack(query: string, answers: Parameters<typeof answerCalls>[0] = { [call]: () => bought }) {
  const calls = answerCalls(answers);
  const loadedPaths = watchDocumentLoads();
  const page = renderOnPage(<BankReturnPage />, { address: `/en/bancontact-processing?${query}` });
  return { ...page, calls, loadedPaths };
}

test.each([
  ['pay.bankText', testQuote()],
  ['stay.bankText', testStayQuote()],
] as const)('While the server asks the bank, the page says in %s what stays held', async (key, held) => {
  beginHere(held);
  comeBack(paid, { [call]: () => new Promise(() => {}) });
  expect(await screen.findByText(english(key))).toBeTruthy();
});

test('A device without a started payment shows what to do, and does not call the server', () => {
  const { calls } = comeBack(paid);
  expect(screen.getByRole('heading', { level: 1, name: english('pay.elsewhereTitle') })).toBeTruthy();
  expect(screen.getByText(english('pay.elsewhereText'))).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each(['redirect_status=failed&payment_intent=sbx_1', ''])(
  'A device without a started payment leads to the checkout, which names the bank’s failure (%s), and promises no ticket',
  async (query) => {
    const { calls, address } = comeBack(query);
    await waitFor(() => expect(address()).toBe('/en/new/checkout/payment'));
    expect(screen.queryByText(english('pay.elsewhereText'))).toBeNull();
    expect(useCommerceStore.getState()).toMatchObject({
      status: 'checkout_error',
      error: { message: 'bancontact authorization failed!', status: 0 },
    });
    expect(calls).toEqual([]);
  },
);

test('A checkout without a cart explains the failed payment, and only then', () => {
  const { container, unmount } = renderOnPage(<BankFailedElsewhere />);
  expect(container.textContent).toBe('');
  unmount();
  act(() => useCommerceStore.getState().fail({ message: 'bancontact authorization failed!', status: 0 }));
  renderOnPage(<BankFailedElsewhere />);
  expect(screen.getByText(english('pay.bankFailedElsewhere'))).toBeTruthy();
});

test.each(['redirect_status=failed&payment_intent=sbx_1', 'redirect_status=succeeded', ''])(
  'An address without a paid payment (%s) leads back to the payment methods, and does not call the server',
  async (query) => {
    beginHere();
    const { calls, address } = comeBack(query);
    await waitFor(() => expect(address()).toBe('/de/new/checkout/payment'));
    expect(calls).toEqual([]);
    expect(useCommerceStore.getState().cart?.state).toBe('held');
  },
);

test.each([
  [
    'reports that the bank has not confirmed it',
    () => ({ stripeStatus: 'requires_action', paymentIntentId: 'sbx_1' }),
  ],
  ['does not know the payment', () => Response.json({ status: 404 }, { status: 404 })],
])('A forged success address does not book if the server %s', async (_, answer) => {
  beginHere();
  const { calls, address, loadedPaths } = comeBack(paid, { [call]: answer });
  await waitFor(() => expect(address()).toBe('/de/new/checkout/payment'));
  expect(calls).toMatchObject([
    { body: { data: { paymentIntentId: 'sbx_1', redirectStatus: 'succeeded' } } },
  ]);
  expect(loadedPaths).toEqual([]);
  expect(useBoughtStore.getState().confirmation).toBeNull();
});

test('A payment that the server confirms leads to the confirmation, in the language of the payment', async () => {
  beginHere();
  const { loadedPaths } = comeBack(paid, { [call]: () => bought });
  await waitFor(() => expect(loadedPaths).toEqual(['/de/confirmation']));
  expect(useBoughtStore.getState().confirmation).toMatchObject({ accessKey, locale: 'de' });
});

test.each([paid, 'redirect_status=failed'])(
  'An address that is opened again after the booking (%s) shows the same confirmation without a call',
  async (query) => {
    act(() =>
      useBoughtStore.getState().confirm({ cart, invoice: null, voucher: null, accessKey, locale: 'de' }),
    );
    const { calls, address } = comeBack(query);
    await waitFor(() => expect(address()).toBe('/de/confirmation'));
    expect(calls).toEqual([]);
  },
);
