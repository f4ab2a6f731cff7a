import { beforeEach, expect, test, vi } from 'vitest';
import { useCommerceStore } from '../store/commerce-store.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { tellKeptEvents } from './tell-kept-events.ts';
import { trackRefund } from './track-refund.ts';

const browser: { dataLayer?: unknown[] } = {};

beforeEach(() => {
  delete browser.dataLayer;
  vi.stubGlobal('window', browser);
  useCommerceStore.getState().reset();
  useExtrasStore.setState({ consent: 'granted' });
});

test('What happened in the checkout is told once, in its order', () => {
  useCommerceStore.getState().keepEvent({ event: 'add_payment_info' });
  useCommerceStore.getState().keepEvent({ event: 'purchase' });
  tellKeptEvents();
  tellKeptEvents();
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }, { event: 'purchase' }]);
});

test('Whoever has taken back their consent meanwhile is not told of', () => {
  useCommerceStore.getState().keepEvent({ event: 'purchase' });
  useExtrasStore.setState({ consent: 'refused' });
  tellKeptEvents();
  expect(browser.dataLayer).toBeUndefined();
});

test('A refund names the order and what comes back', () => {
  trackRefund({ orderNumber: 'ASH-1', currencyCode: 'EUR' }, 48.5);
  expect(browser.dataLayer).toEqual([
    { event: 'refund', ecommerce: { transaction_id: 'ASH-1', currency: 'EUR', value: 48.5 } },
  ]);
});
