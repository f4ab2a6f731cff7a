import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { watchDepartures } from '../../../../test-support/checkout-page.tsx';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
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

/** A traveller who has begun to pay on this device, in German, comes back from the bank. */
function beginHere() {
  act(() => {
    useCommerceStore.getState().receive(quote, Date.now());
    useCommerceStore.setState({ attempt });
    useRootStore.getState().keepForm({ 'contact.firstName': 'Marie' }, Date.now());
  });
}

/** The server would say that all of it is paid, unless a test says otherwise: whether it is asked is what counts. */
function comeBack(query: string, answers: Parameters<typeof answerCalls>[0] = { [call]: () => bought }) {
  const calls = answerCalls(answers);
  const departures = watchDepartures();
  const page = renderOnPage(<BankReturnPage />, { address: `/en/bancontact-processing?${query}` });
  return { ...page, calls, departures };
}

test('On a device that began no payment the page says what to do, and asks the server nothing', () => {
  const { calls } = comeBack(paid);
  expect(screen.getByRole('heading', { level: 1, name: english('pay.elsewhereTitle') })).toBeTruthy();
  expect(screen.getByText(english('pay.elsewhereText'))).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each(['redirect_status=failed&payment_intent=sbx_1', 'redirect_status=succeeded', ''])(
  'An address that names no paid payment (%s) leads back to the ways to pay, and asks the server nothing',
  async (query) => {
    beginHere();
    const { calls, address } = comeBack(query);
    await waitFor(() => expect(address()).toBe('/de/new/checkout/payment'));
    expect(calls).toEqual([]);
    expect(useCommerceStore.getState().cart?.state).toBe('held');
  },
);

test.each([
  ['asks for more', () => ({ stripeStatus: 'requires_action', paymentIntentId: 'sbx_1' })],
  ['has never heard of it', () => Response.json({ status: 404 }, { status: 404 })],
])('An address that claims a yes buys nothing where the server %s', async (_, answer) => {
  beginHere();
  const { calls, address, departures } = comeBack(paid, { [call]: answer });
  await waitFor(() => expect(address()).toBe('/de/new/checkout/payment'));
  expect(calls).toMatchObject([
    { body: { data: { paymentIntentId: 'sbx_1', redirectStatus: 'succeeded' } } },
  ]);
  expect(departures).toEqual([]);
  expect(useBoughtStore.getState().confirmation).toBeNull();
});

test('A payment that the server confirms leads to the confirmation, in the language in which it was begun', async () => {
  beginHere();
  const { departures } = comeBack(paid, { [call]: () => bought });
  await waitFor(() => expect(departures).toEqual(['/de/confirmation']));
  expect(useBoughtStore.getState().confirmation).toMatchObject({ accessKey, locale: 'de' });
});

test.each([paid, 'redirect_status=failed'])(
  'Opened again after the trip was booked, the address (%s) shows the same confirmation and asks nothing',
  async (query) => {
    act(() =>
      useBoughtStore.getState().confirm({ cart, invoice: null, voucher: null, accessKey, locale: 'de' }),
    );
    const { calls, address } = comeBack(query);
    await waitFor(() => expect(address()).toBe('/de/confirmation'));
    expect(calls).toEqual([]);
  },
);
