import type { Quote } from '@ashore/core/contract/quotes.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { partyText, whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DotLine, Panel } from '../../../ui/layout/panel.tsx';
import { tripPath } from './held-cart.ts';
import { HoldAgainButton, HoldAgainNote, useHoldAgain } from './hold-again.tsx';
import { paidText, useMayHavePaid } from './hold-ended-dialog.tsx';
import { HeldTrip } from './hold-summary.tsx';

type EndedPageProps = {
  state: 'expired' | 'released' | 'sold';
  quote: Quote;
  /** Link onwards for a trip that has been booked. */
  sold: ReactNode;
};

const words = {
  expired: { title: 'hold.endedTitle', text: 'checkout.endedText' },
  released: { title: 'checkout.releasedTitle', text: 'checkout.releasedText' },
  sold: { title: 'checkout.soldTitle', text: 'checkout.soldText' },
} as const;

const stayWords = {
  expired: { title: 'hold.endedTitle', text: 'stayHold.endedLead' },
  released: { title: 'stayHold.releasedTitle', text: 'checkout.releasedText' },
  sold: words.sold,
} as const;

/** Explains why the spots are not held any more, and what the traveller can do next. */
export function HoldEndedPage({ state, quote, sold }: EndedPageProps) {
  const t = useText();
  const holdAgain = useHoldAgain(quote);
  const { intl, messages } = localeTable[usePage().locale];
  const isGone = holdAgain.outcome?.kind === 'nothing';
  const mayHavePaid = useMayHavePaid(quote) && state !== 'sold';
  const stateWords = (quote.stay ? stayWords : words)[state];
  const text = isGone ? 'hold.endedGone' : stateWords.text;
  // The offers of rooms have ended with the hold. They are chosen again on the page of the hotel.
  const mayHold = state !== 'sold' && !isGone && !quote.stay;
  return (
    <div className="max-w-180">
      <h1 className="type-h1-checkout">{t(stateWords.title)}</h1>
      <p className="type-lead mt-4 max-w-[60ch]">{t(mayHavePaid ? paidText(quote) : text)}</p>
      <Panel className="mt-6">
        <HeldTrip quote={quote} />
        <p className="type-compact">
          <DotLine parts={[whenText(quote, intl, t), partyText(quote, messages, t)]} />
        </p>
      </Panel>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'sold' && sold}
        {mayHold && <HoldAgainButton quote={quote} holdAgain={holdAgain} />}
        <Button kind={mayHold || state === 'sold' ? 'outline' : 'primary'} href={tripPath(quote)}>
          {t(quote.stay ? 'stayHold.toHotel' : 'checkout.toTrip')}
        </Button>
        <Button kind="quiet" href="/toursAndActivities">
          {t('checkout.find')}
        </Button>
      </div>
      <HoldAgainNote quote={quote} holdAgain={holdAgain} />
    </div>
  );
}

/**
 * Leads from an ended hold to its trip, whose page explains the end. It replaces the history entry, so the
 * back button does not return here.
 */
export function leaveForTrip(quote: Quote, locale: Locale): void {
  useQuoteStore.getState().end(quote.expiryTime);
  window.location.replace(withLocale(tripPath(quote), locale));
}
