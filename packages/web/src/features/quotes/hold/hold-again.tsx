import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useState } from 'react';
import { travellerCount } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { addToCart } from './add-to-cart.ts';
import { sumsOf } from './held-cart.ts';
import { type HoldOutcome, holdSpots } from './hold-calls.ts';

type HoldAgainProps = { quote: Quote; holdAgain: HoldAgainState; wide?: boolean };

/** Holds the same spots again. If the price has changed, the traveller decides whether to continue. */
export function HoldAgainButton({
  quote,
  holdAgain: { busy, outcome, hold, continueToCheckout },
  wide = false,
}: HoldAgainProps) {
  const t = useText();
  const { locale } = usePage();
  const newQuote = outcome?.kind === 'held' ? outcome.quote : undefined;
  return (
    <Button
      wide={wide}
      busy={busy}
      busyLabel={t('hold.againBusy')}
      onClick={newQuote ? continueToCheckout : hold}
    >
      {newQuote
        ? t('hold.againGoOn', { price: sumsOf(newQuote, locale).total })
        : t('hold.again', { count: travellerCount(quote) })}
    </Button>
  );
}

/** The result of holding again, if the traveller must read it. */
export function HoldAgainNote({ quote, holdAgain: { busy, outcome } }: HoldAgainProps) {
  const t = useText();
  const { locale } = usePage();
  if (outcome?.kind === 'held' && !busy)
    return (
      <Note tone="amber" live="assertive" className="mt-5">
        {t('hold.againPrice', {
          price: sumsOf(outcome.quote, locale).total,
          before: sumsOf(quote, locale).total,
        })}
      </Note>
    );
  if (outcome?.kind !== 'failed') return null;
  return (
    <Note tone="error" live="assertive" className="mt-5">
      {t(outcome.status === 429 ? 'hold.againTooMany' : 'hold.againFailed')}
    </Note>
  );
}

type HoldAgainState = {
  readonly busy: boolean;
  readonly outcome: HoldOutcome | undefined;
  hold(): Promise<void>;
  /** Continues with the current price, once the traveller has read it. */
  continueToCheckout(): void;
  /** Closes without continuing. The new hold is stored as the cart's hold. */
  keepNewHold(): void;
};

/**
 * Holds the same spots again. With an unchanged price it opens the checkout; a changed price is shown first.
 */
export function useHoldAgain(quote: Quote): HoldAgainState {
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
      tickets: component.tickets.flatMap(({ ticketType, count }) =>
        ticketType === 'room' ? [] : [{ ticketType, count }],
      ),
      ride: quote.ride,
      currency,
    });
    setOutcome(result);
    // The checkout takes a moment to load. The button stays busy, so that it is not pressed again.
    if (result.kind === 'held' && costsTheSame(result.quote, quote)) addToCart(result.quote, locale);
    else setBusy(false);
  }
  function continueToCheckout() {
    if (outcome?.kind !== 'held') return;
    setBusy(true);
    addToCart(outcome.quote, locale);
  }
  function keepNewHold() {
    if (outcome?.kind === 'held') useCommerceStore.getState().receive(outcome.quote, Date.now());
  }
  return { busy, outcome, hold, continueToCheckout, keepNewHold };
}

function costsTheSame(one: Quote, other: Quote): boolean {
  return one.grandTotal === other.grandTotal && one.currencyCode === other.currencyCode;
}
