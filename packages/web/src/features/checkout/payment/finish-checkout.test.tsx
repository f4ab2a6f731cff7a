import { afterEach, beforeEach, expect, test } from 'vitest';
import { testQuote } from '../../../../test-support/quote.ts';
import { recordDocumentLoads } from '../../../../test-support/record-document-loads.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { finishCheckout } from './finish-checkout.ts';

const quote = testQuote();
const confirmation = {
  cart: { id: quote.cartId, tcConfirmationNumber: '10ABC0Z1', requireConfirmation: false },
  invoice: null,
  voucher: null,
  accessKey: 'k'.repeat(43),
};
let loads: ReturnType<typeof recordDocumentLoads>;

beforeEach(() => {
  loads = recordDocumentLoads();
  useBoughtStore.setState({ confirmation: null, events: [] });
  useExtrasStore.setState({ consent: 'granted' });
  useCommerceStore.getState().reset();
  useCommerceStore.getState().receive(quote, Date.now());
});

afterEach(() => useExtrasStore.setState(useExtrasStore.getInitialState()));

const purchases = () => useBoughtStore.getState().events.map(({ event }) => event);

test('A booked checkout leads to its confirmation, in the traveller’s language and instead of the checkout', () => {
  finishCheckout(confirmation, quote, 'de');
  expect(useBoughtStore.getState().confirmation).toEqual({ ...confirmation, locale: 'de' });
  expect(loads).toEqual([{ how: 'replace', address: '/de/confirmation' }]);
  expect(useCommerceStore.getState().cart?.state).toBe('sold');
});

test('A purchase is recorded once, however often its checkout is finished, and again for another booking', () => {
  finishCheckout(confirmation, quote, 'en');
  finishCheckout(confirmation, quote, 'en');
  expect(purchases()).toEqual(['purchase']);
  finishCheckout({ ...confirmation, accessKey: 'l'.repeat(43) }, quote, 'en');
  expect(purchases()).toEqual(['purchase', 'purchase']);
});

test('Without the quote, or without consent, no purchase is recorded', () => {
  finishCheckout(confirmation, null, 'en');
  useBoughtStore.setState({ confirmation: null });
  useExtrasStore.setState({ consent: 'refused' });
  finishCheckout(confirmation, quote, 'en');
  expect(purchases()).toEqual([]);
});

test('After a booking, logging in does not lead back to the finished checkout', () => {
  useRootStore.getState().saveLoginRedirect('/de/new/checkout/payment');
  finishCheckout(confirmation, quote, 'de');
  expect(useRootStore.getState().auth.loginRedirect).toBeNull();
});

test('A purchase names the discount code of its payment attempt', () => {
  useCommerceStore.setState({ attempt: { voucherCode: 'SUMMER' } as never });
  finishCheckout(confirmation, quote, 'en');
  const [purchase] = useBoughtStore.getState().events;
  expect(JSON.stringify(purchase)).toContain('SUMMER');
});

test('After a booking nothing that was typed is kept', () => {
  useRootStore.getState().keepForm({ 'contact.firstName': 'Marie' }, Date.now());
  finishCheckout(confirmation, quote, 'en');
  expect(useRootStore.getState().auth.formData).toBeNull();
});

test('A booked checkout leaves no payment attempt for the next one', () => {
  useCommerceStore.setState({ attempt: { id: 'attempt', cartId: quote.cartId } as never });
  finishCheckout(confirmation, quote, 'en');
  expect(useCommerceStore.getState().attempt).toBeNull();
});
