import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useState } from 'react';
import { usePage } from '../../page/use-page.ts';
import { addToCart } from './add-to-cart.ts';
import { type HoldOutcome, holdSpots } from './hold-spots.ts';

export type HoldingAgain = {
  readonly busy: boolean;
  readonly outcome: HoldOutcome | undefined;
  hold(): Promise<void>;
};

/** Holds the same once more, at the price of today. */
export function useHoldingAgain(quote: Quote): HoldingAgain {
  const { locale, currency } = usePage();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<HoldOutcome>();
  async function hold() {
    const [component] = quote.components;
    if (component === undefined) return;
    setBusy(true);
    const result = await holdSpots({
      product: quote.tourId,
      productType: quote.productType,
      componentKey: component.componentKey,
      date: quote.queryDate,
      time: quote.startTime,
      tickets: component.tickets.map(({ ticketType, count }) => ({ ticketType, count })),
      ride: quote.ride,
      currency,
    });
    setOutcome(result);
    // Leaving takes a moment, in which nobody should press again.
    if (result.kind === 'held') addToCart(result.quote, locale);
    else setBusy(false);
  }
  return { busy, outcome, hold };
}
