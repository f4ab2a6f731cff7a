import { beforeEach, expect, test } from 'vitest';
import { useBoughtStore } from '../../store/bought-store.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { testQuote } from '../../store/quote-for-tests.ts';
import { keepPurchaseEvent, keepRequestEvent, keepStepEvent } from './measure.ts';

const quote = testQuote();
const cart = { tcConfirmationNumber: 'ASH-7K2M-94QD', voucherValue: 0 };
const kept = () => useBoughtStore.getState().events;

beforeEach(() => {
  useCommerceStore.getState().reset();
  useBoughtStore.setState({ events: [] });
  useExtrasStore.setState({ consent: 'granted' });
});

test('The steps have the numbers of the specification: 2 and 3 on the way, 4 when the checkout is asked for', () => {
  keepStepEvent('personal_info', quote);
  keepStepEvent('traveler_info', quote);
  keepStepEvent('questions', quote);
  keepRequestEvent(quote, 'credit-card');
  expect(kept().map((event) => event.checkout_step)).toEqual([2, 3, 3, 4]);
});

test('A purchase names the order, the sum and what was bought', () => {
  keepPurchaseEvent(quote, cart, null);
  expect(kept()).toMatchObject([
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

test('What a code took off a purchase is what the server says, also where this page knows of no code any more', () => {
  keepPurchaseEvent(quote, { ...cart, voucherValue: 9.7 }, 'SPRING-27');
  expect(kept()).toMatchObject([{ ecommerce: { value: 87.3, coupon: 'SPRING-27' } }]);
});

test('Without consent nothing is kept to be told later', () => {
  useExtrasStore.setState({ consent: null });
  keepStepEvent('personal_info', quote);
  keepPurchaseEvent(quote, cart, null);
  expect(kept()).toEqual([]);
});
