import { beforeEach, expect, test, vi } from 'vitest';
import { useBoughtStore } from '../store/bought-store.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { pushSavedEvents, trackRefund } from './purchase-events.ts';

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

test('Events of the checkout are sent once, in their order', () => {
  keepBoth();
  pushSavedEvents(bought);
  pushSavedEvents(bought);
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }, purchase]);
});

test('A purchase is sent once, when its own order is certain, however long a bank takes', () => {
  keepBoth();
  pushSavedEvents();
  pushSavedEvents();
  pushSavedEvents({ ...bought, orderNumber: 'WXYZ9876' });
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }]);
  pushSavedEvents(bought);
  pushSavedEvents(bought);
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }, purchase]);
});

test('A purchase whose booking has failed is discarded', () => {
  keepBoth();
  pushSavedEvents({ ...bought, isBought: false });
  pushSavedEvents(bought);
  expect(browser.dataLayer).toEqual([{ event: 'add_payment_info' }]);
});

test('After consent is withdrawn, kept events are not sent', () => {
  keepBoth();
  useExtrasStore.setState({ consent: 'refused' });
  pushSavedEvents(bought);
  expect(browser.dataLayer).toBeUndefined();
});

test('A refund event names the order and the refunded amount', () => {
  trackRefund({ orderNumber: 'ASH-1', currencyCode: 'EUR' }, 48.5);
  expect(browser.dataLayer).toEqual([
    { event: 'refund', ecommerce: { transaction_id: 'ASH-1', currency: 'EUR', value: 48.5 } },
  ]);
});
