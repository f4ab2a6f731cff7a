import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useState } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { addToCart } from './add-to-cart.ts';
import { type HoldOutcome, holdSpots } from './hold-spots.ts';

export type HoldingAgain = {
  readonly busy: boolean;
  readonly outcome: HoldOutcome | undefined;
  hold(): Promise<void>;
  /** For the price of today, once it has been read. */
  goOn(): void;
  /** Without going on: what is held by now is what the cart holds. */
  stay(): void;
};

/** Holds the same once more. Goes on to the checkout where it costs what it did; another price is shown first. */
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
    if (result.kind === 'held' && costsTheSame(result.quote, quote)) addToCart(result.quote, locale);
    else setBusy(false);
  }
  function goOn() {
    if (outcome?.kind !== 'held') return;
    setBusy(true);
    addToCart(outcome.quote, locale);
  }
  function stay() {
    if (outcome?.kind === 'held') useCommerceStore.getState().hear(outcome.quote, Date.now());
  }
  return { busy, outcome, hold, goOn, stay };
}

function costsTheSame(one: Quote, other: Quote): boolean {
  return one.grandTotal === other.grandTotal && one.currencyCode === other.currencyCode;
}
