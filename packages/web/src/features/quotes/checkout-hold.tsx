import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ticket } from '../../ui/icon-paths.ts';
import { EndedPage } from './ended-page.tsx';
import type { HeldCart, Hold } from './held-cart.ts';
import { type HeldFrame, HeldPage } from './held-page.tsx';
import { leaveForTrip } from './leave-for-trip.ts';
import { Opening } from './opening.tsx';
import { Unreached } from './unreached.tsx';
import { useAskedHold } from './use-asked-hold.ts';
import { useEndOfHold } from './use-end-of-hold.ts';
import { useHeldCart } from './use-held-cart.ts';

type CheckoutHoldProps = {
  /** A step, given what is held. */
  children: (frame: HeldFrame) => ReactNode;
  /** What else there is to say of a trip that is booked by now. */
  sold: ReactNode;
};

/** The checkout: what the cart holds by the server's word, or by the last one heard of it. */
export function CheckoutHold({ children, sold }: CheckoutHoldProps) {
  const { locale } = usePage();
  const isPaying = useCommerceStore((state) => state.status === 'processing');
  const held = useHeldCart();
  const { asked, again } = useAskedHold();
  // Whoever is at their bank is not sent away by our clock: the server says what came of it.
  useEndOfHold(held, again, (quote) => !isPaying && leaveForTrip(quote, locale));
  const last = useLastHold(held);
  const part = useFocusOnEnd(held?.state);
  if (held === undefined || (held.state === 'empty' && asked === 'asking')) return <Opening />;
  const unreached = asked === 'failed' && <Unreached isKnown={held.state !== 'empty'} again={again} />;
  if (held.state === 'empty') return unreached || <NothingHeld />;
  const hold = held.state === 'held' ? held.hold : isPaying ? last : undefined;
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {unreached}
      {hold ? (
        <HeldPage hold={hold}>{children}</HeldPage>
      ) : (
        held.state !== 'held' && <EndedPage {...held} sold={sold} />
      )}
    </div>
  );
}

/** What was held on this page, while the server is asked what came of paying for it. */
function useLastHold(held: HeldCart | undefined): Hold | undefined {
  const last = useRef<Hold>(undefined);
  useEffect(() => {
    if (held?.state === 'held') last.current = held.hold;
  }, [held]);
  return held?.state === 'held' ? held.hold : last.current;
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
