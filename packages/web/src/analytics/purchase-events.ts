import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useBoughtStore } from '../store/bought-store.ts';
import { type AnalyticsEvent, track } from './track.ts';

/** Whether an order was bought, once that is certain. */
export type SettledOrder = { readonly orderNumber: string; readonly isBought: boolean };

/**
 * Sends the events of the checkout, where no tag may run, once and in their order. A purchase is sent once
 * its order is certain, because a bank may take long and then not pay. A failed purchase is never sent.
 */
export function pushSavedEvents(settled?: SettledOrder): void {
  const { events, forgetEvents } = useBoughtStore.getState();
  const dueEvents = events.filter((event) => !isPurchase(event) || orderOf(event) === settled?.orderNumber);
  if (dueEvents.length === 0) return;
  forgetEvents(dueEvents);
  for (const event of dueEvents) if (!isPurchase(event) || settled?.isBought) track(event);
}

function isPurchase({ event }: AnalyticsEvent): boolean {
  return event === 'purchase';
}

function orderOf({ ecommerce }: AnalyticsEvent): unknown {
  const hasOrder = typeof ecommerce === 'object' && ecommerce !== null && 'transaction_id' in ecommerce;
  return hasOrder ? ecommerce.transaction_id : null;
}

/** Sends a refund of a booking, or of some of its tickets: the amount shown before the traveller agreed. */
export function trackRefund(
  { orderNumber, currencyCode }: Pick<BookingView, 'orderNumber' | 'currencyCode'>,
  sum: number,
): void {
  track({ event: 'refund', ecommerce: { transaction_id: orderNumber, currency: currencyCode, value: sum } });
}
