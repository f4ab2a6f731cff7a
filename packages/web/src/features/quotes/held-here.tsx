import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { checkoutPath } from '../../store/checkout-steps.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useQuoteStore } from '../../store/quote-store.ts';
import { headsOf, whenText } from '../../store/trip-words.ts';
import { clock } from '../../ui/icon-paths.ts';
import { Note } from '../../ui/note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { timerState } from '../../ui/timer-state.ts';
import { askHold } from './ask-hold.ts';
import { leadToOtherStart } from './desk/lead-to.ts';
import { EndedDialog } from './ended-dialog.tsx';
import type { Hold } from './held-cart.ts';
import { TimeSpoken, TimeWords } from './hold-timer.tsx';
import { useEndOfHold } from './use-end-of-hold.ts';
import { useHeldCart } from './use-held-cart.ts';

/** What the page of a trip says of a hold on it: how long it lasts, and that it has ended. */
export function HeldHere({ tourId }: { tourId: string }) {
  const held = useHeldCart();
  const endedAt = useQuoteStore((state) => state.expiryTime);
  const { end, reset } = useQuoteStore.getState();
  useEndOfHold(held, askHold, (quote) => quote.tourId === tourId && end(quote.expiryTime));
  const [told, tell] = useState<Quote>();
  const hasEnded = held?.state === 'expired' && held.quote.tourId === tourId && endedAt !== null;
  // Told until it is closed: holding the same again is an end of the end, but not of reading what came of it.
  if (hasEnded && told !== held.quote) tell(held.quote);
  if (told)
    return (
      <EndedDialog
        quote={told}
        onClose={() => {
          // The dialog gives the focus back as it goes; only then can it go on to where another start is chosen.
          flushSync(() => {
            reset();
            tell(undefined);
          });
          leadToOtherStart();
        }}
      />
    );
  return held?.state === 'held' && held.hold.quote.tourId === tourId ? <StillHeld hold={held.hold} /> : null;
}

function StillHeld({ hold }: { hold: Hold }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { quote, left } = hold;
  const firstStep = useCommerceStore((state) => state.ui.lastReachedStep);
  return (
    <Note tone={timerState(left) === 'calm' ? 'info' : 'amber'} icon={clock} className="mb-5">
      <p>{t('hold.here', { count: headsOf(quote), when: whenText(quote, intl, t) })}</p>
      <p className="flex flex-wrap gap-x-4">
        <span role="timer" aria-live="off">
          <TimeWords left={left} />
        </span>
        <TextLink href={checkoutPath(firstStep)}>{t('hold.hereGo')}</TextLink>
      </p>
      <TimeSpoken hold={hold} />
    </Note>
  );
}
