import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ticket } from '../../ui/icon-paths.ts';
import { EndedPage } from './ended-page.tsx';
import type { HeldCart } from './held-cart.ts';
import { HeldPage } from './held-page.tsx';
import { leaveForTrip } from './leave-for-trip.ts';
import { Opening } from './opening.tsx';
import { Unreached } from './unreached.tsx';
import { useAskedHold } from './use-asked-hold.ts';
import { useEndOfHold } from './use-end-of-hold.ts';
import { useHeldCart } from './use-held-cart.ts';

/** The first step of the checkout: what the cart holds by the server's word, or by the last one heard of it. */
export function CheckoutHold() {
  const { locale } = usePage();
  const held = useHeldCart();
  const { asked, again } = useAskedHold();
  useEndOfHold(held, again, (quote) => leaveForTrip(quote, locale));
  const part = useFocusOnEnd(held?.state);
  if (held === undefined || (held.state === 'empty' && asked === 'asking')) return <Opening />;
  const unreached = asked === 'failed' && <Unreached isKnown={held.state !== 'empty'} again={again} />;
  if (held.state === 'empty') return unreached || <NothingHeld />;
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {unreached}
      {held.state === 'held' ? <HeldPage hold={held.hold} /> : <EndedPage {...held} />}
    </div>
  );
}

function NothingHeld() {
  const t = useText();
  return (
    <div className="grid min-h-[40dvh] content-center">
      <EmptyState
        heading="h1"
        art={
          <span className="grid place-items-center bg-foam text-sea">
            <Icon path={ticket} size="large" />
          </span>
        }
        title={t('checkout.empty')}
        text={t('checkout.emptyText')}
        action={<Button href="/toursAndActivities">{t('checkout.find')}</Button>}
      />
    </div>
  );
}

/** What was pressed to end a hold goes with it: the keyboard begins anew at what stands there now. */
function useFocusOnEnd(state: HeldCart['state'] | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'held' && state !== 'held') part.current?.focus();
    before.current = state;
  }, [state]);
  return part;
}
