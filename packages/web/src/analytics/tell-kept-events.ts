import { useBoughtStore } from '../store/bought-store.ts';
import { type AnalyticsEvent, track } from './track.ts';

/** What became of an order, once that is certain. */
export type Settled = { readonly orderNumber: string; readonly isBought: boolean };

/**
 * Tells what happened in the checkout, where no tag may hear, once and in its order. A purchase waits until its order is
 * certain, because a bank may take its time and then not pay; of one that came to nothing nothing is told.
 */
export function tellKeptEvents(settled?: Settled): void {
  const { events, forgetEvents } = useBoughtStore.getState();
  const due = events.filter((event) => !isPurchase(event) || orderOf(event) === settled?.orderNumber);
  if (due.length === 0) return;
  forgetEvents(due);
  for (const event of due) if (!isPurchase(event) || settled?.isBought) track(event);
}

function isPurchase({ event }: AnalyticsEvent): boolean {
  return event === 'purchase';
}

function orderOf({ ecommerce }: AnalyticsEvent): unknown {
  const isTold = typeof ecommerce === 'object' && ecommerce !== null && 'transaction_id' in ecommerce;
  return isTold ? ecommerce.transaction_id : null;
}
