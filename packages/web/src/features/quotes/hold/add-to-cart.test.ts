import { beforeEach, expect, test, vi } from 'vitest';
import { testQuote, testQuoteFor } from '../../../../test-support/quote.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { addToCart } from './add-to-cart.ts';

const assign = vi.fn();
const browser: { dataLayer?: unknown[]; location: { assign: typeof assign } } = { location: { assign } };
const quote = testQuote();

beforeEach(() => {
  assign.mockReset();
  delete browser.dataLayer;
  vi.stubGlobal('window', browser);
  useCommerceStore.getState().reset();
  useExtrasStore.setState({ consent: null });
});

test('A new hold replaces the previous one, and the first checkout step is loaded as a document', () => {
  const commerce = useCommerceStore.getState;
  commerce().receive(testQuote({ tourName: 'Another' }), 1);
  commerce().declineLonger();
  useCommerceStore.setState({ status: 'checkout_error' });
  useQuoteStore.getState().end('2026-11-21T11:00:00.000Z');
  addToCart(quote, 'de');
  expect(commerce()).toMatchObject({
    cart: quote,
    cartId: quote.cartId,
    status: 'initial',
    longerDeclined: null,
  });
  expect(useQuoteStore.getState().expiryTime).toBeNull();
  expect(useRootStore.getState().auth.loginRedirect).toBe('/de/new/checkout/personal_info');
  expect(assign.mock.calls).toEqual([['/de/new/checkout/personal_info']]);
});

test('Without consent nothing is measured', () => {
  addToCart(quote, 'en');
  expect(browser.dataLayer).toBeUndefined();
});

test('With consent the first checkout step is measured, with its items and their value', () => {
  useExtrasStore.setState({ consent: 'granted' });
  addToCart(quote, 'en');
  expect(browser.dataLayer).toEqual([
    {
      event: 'add_to_cart',
      checkout_step: 1,
      ecommerce: {
        currency: 'EUR',
        value: 97,
        items: [
          expect.objectContaining({
            item_id: quote.tourId,
            item_name: quote.tourName,
            item_variant: 'Shared sloop, with wine, adult',
            price: 48.5,
            quantity: 2,
          }),
        ],
      },
    },
  ]);
});

test('A group is measured as one item, regardless of its size', () => {
  useExtrasStore.setState({ consent: 'granted' });
  const groupTicket = { ticketType: 'group' as const, count: 6, price: 300, total: 300, originalTotal: 300 };
  addToCart(testQuoteFor([groupTicket], { grandTotal: 300 }), 'en');
  expect(browser.dataLayer).toMatchObject([
    { ecommerce: { value: 300, items: [{ price: 300, quantity: 1 }] } },
  ]);
});
