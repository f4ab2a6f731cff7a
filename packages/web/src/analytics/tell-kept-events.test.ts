import { beforeEach, expect, test, vi } from 'vitest';
import { useBoughtStore } from '../store/bought-store.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { tellKeptEvents } from './tell-kept-events.ts';
import { trackRefund } from './track-refund.ts';

const browser: { dataLayer?: unknown[] } = {};

beforeEach(() => {
  delete browser.dataLayer;
  vi.stubGlobal('window', browser);
  useBoughtStore.setState({ events: [] });
  useExtrasStore.setState({ consent: 'granted' });
});

const purchase = { event: 'purchase', ecommerce: { transaction_id: 'ABCD1234' } };
const bought = { orderNumber: 'ABCD1234', isBought: true };

function keepBoth() {
  useBoughtStore.getState().keepEvent({ event: 'add_payment_info' });
  useBoughtStore.getState().keepEvent(purchase);
}

test('What happened in the checkout is told once, in its order', () => {
  keepBoth();
  tellKeptEvents(bought);
  tellKeptEvents(bought);
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }, purchase]);
});

test('A purchase is told when its own order is certain, however long a bank takes, and only once', () => {
  keepBoth();
  tellKeptEvents();
  tellKeptEvents();
  tellKeptEvents({ ...bought, orderNumber: 'WXYZ9876' });
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }]);
  tellKeptEvents(bought);
  tellKeptEvents(bought);
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }, purchase]);
});

test('A purchase that came to nothing is forgotten', () => {
  keepBoth();
  tellKeptEvents({ ...bought, isBought: false });
  tellKeptEvents(bought);
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }]);
});

test('Whoever has taken back their consent meanwhile is not told of', () => {
  keepBoth();
  useExtrasStore.setState({ consent: 'refused' });
  tellKeptEvents(bought);
  expect(browser.dataLayer).toBeUndefined();
});

test('A refund names the order and what comes back', () => {
  trackRefund({ orderNumber: 'ASH-1', currencyCode: 'EUR' }, 48.5);
  expect(browser.dataLayer).toEqual([
    { event: 'refund', ecommerce: { transaction_id: 'ASH-1', currency: 'EUR', value: 48.5 } },
  ]);
});
