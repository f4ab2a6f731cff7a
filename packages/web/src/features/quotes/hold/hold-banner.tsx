import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { travellerCount, whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { checkoutPath } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readHold, useQuoteStore } from '../../../store/quote-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { timerState } from '../../../ui/feedback/timer.tsx';
import { clock } from '../../../ui/media/icon-paths.ts';
import { scrollToOtherDeparture } from '../booking-panel/panel-section.tsx';
import type { Hold } from './held-cart.ts';
import { HoldEndedDialog } from './hold-ended-dialog.tsx';
import { RemainingTime, RemainingTimeAnnouncer } from './hold-timer.tsx';
import { useHeldCart } from './use-held-cart.ts';
import { useHoldEnd } from './use-hold-end.ts';

/** Shows on a trip's page how long its hold lasts, and when it has ended. */
export default function HoldBanner({ tourId }: { tourId: string }) {
  const currentCart = useHeldCart();
  const endedAt = useQuoteStore((state) => state.expiryTime);
  const { end, reset } = useQuoteStore.getState();
  useHoldEnd(currentCart, readHold, (quote) => quote.tourId === tourId && end(quote.expiryTime));
  const [announcedQuote, setAnnouncedQuote] = useState<Quote>();
  const hasEnded =
    currentCart?.state === 'expired' && currentCart.quote.tourId === tourId && endedAt !== null;
  // The dialog stays until it is closed. Holding again ends the expired state, but the traveller must still
  // read the result.
  if (hasEnded && announcedQuote !== currentCart.quote) setAnnouncedQuote(currentCart.quote);
  const isHeld = currentCart?.state === 'held' && currentCart.hold.quote.tourId === tourId;
  if (announcedQuote)
    return (
      <HoldEndedDialog
        quote={announcedQuote}
        onClose={() => {
          // A closing dialog returns the focus. Only after that can the focus move to the other departures.
          flushSync(() => {
            reset();
            setAnnouncedQuote(undefined);
          });
          scrollToOtherDeparture();
        }}
      />
    );
  return isHeld ? <StillHeld hold={currentCart.hold} /> : null;
}

function StillHeld({ hold }: { hold: Hold }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { quote, secondsLeft } = hold;
  const lastReachedStep = useCommerceStore((state) => state.ui.lastReachedStep);
  return (
    <Note tone={timerState(secondsLeft) === 'calm' ? 'info' : 'amber'} icon={clock} className="mb-5">
      <p>
        {t(quote.stay ? 'stayHold.here' : 'hold.here', {
          count: travellerCount(quote),
          when: whenText(quote, intl, t),
        })}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <span role="timer" aria-live="off">
          <RemainingTime secondsLeft={secondsLeft} text={quote.stay ? 'stayHold.timer' : 'hold.timer'} />
        </span>
        <TextLink href={checkoutPath(lastReachedStep)}>{t('hold.hereGo')}</TextLink>
      </p>
      <RemainingTimeAnnouncer hold={hold} />
    </Note>
  );
}
