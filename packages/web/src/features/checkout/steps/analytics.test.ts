import { beforeEach, expect, test } from 'vitest';
import { testQuote } from '../../../../test-support/quote.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { keepPurchaseEvent, keepRequestEvent, keepStepEvent } from './analytics.ts';

const quote = testQuote();
const cart = { tcConfirmationNumber: 'ASH-7K2M-94QD', voucherValue: 0 };
const savedEvents = () => useBoughtStore.getState().events;

beforeEach(() => {
  useCommerceStore.getState().reset();
  useBoughtStore.setState({ events: [] });
  useExtrasStore.setState({ consent: 'granted' });
});

test('The steps have the numbers of the specification: 2 and 3 for the forms, 4 for the payment request', () => {
  keepStepEvent('personal_info', quote);
  keepStepEvent('traveler_info', quote);
  keepStepEvent('questions', quote);
  keepRequestEvent(quote, 'credit-card');
  expect(savedEvents().map((event) => event.checkout_step)).toEqual([2, 3, 3, 4]);
});

test('The steps have the event names of GA4, and the first one begins the checkout', () => {
  const names = () => savedEvents().map(({ event }) => event);
  keepStepEvent('personal_info', quote);
  keepStepEvent('traveler_info', quote);
  keepStepEvent('payment', quote);
  keepRequestEvent(quote, 'credit-card');
  expect(names()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
  useBoughtStore.setState({ events: [] });
  const { ui } = useCommerceStore.getState();
  useCommerceStore.setState({ ui: { ...ui, checkoutType: 'billed' } });
  keepStepEvent('method_select', quote);
  keepStepEvent('personal_info', quote);
  useCommerceStore.setState({ ui });
  expect(names()).toEqual(['begin_checkout', 'add_shipping_info']);
});

test('A purchase event contains the order number, the total and the items', () => {
  keepPurchaseEvent(quote, cart, null);
  expect(savedEvents()).toMatchObject([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'ASH-7K2M-94QD',
        currency: 'EUR',
        value: 97,
        items: [{ item_id: quote.tourId, item_name: quote.tourName, price: 48.5, quantity: 2 }],
      },
    },
  ]);
});

test('The discount of a purchase is the server’s value, even if this page has lost the code', () => {
  keepPurchaseEvent(quote, { ...cart, voucherValue: 9.7 }, 'SPRING-27');
  expect(savedEvents()).toMatchObject([{ ecommerce: { value: 87.3, coupon: 'SPRING-27' } }]);
});

test('Without consent no event is kept for later', () => {
  useExtrasStore.setState({ consent: null });
  keepStepEvent('personal_info', quote);
  keepPurchaseEvent(quote, cart, null);
  expect(savedEvents()).toEqual([]);
});
