import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { ticket } from '../../../ui/media/icon-paths.ts';
import type { HeldCart, Hold } from './held-cart.ts';
import { type HeldFrame, HeldPage } from './held-page.tsx';
import { HoldEndedPage, leaveForTrip } from './hold-ended-page.tsx';
import { useHeldCart } from './use-held-cart.ts';
import { useAskedHold, useEndOfHold } from './use-hold-end.ts';

type CheckoutHoldProps = {
  /** Renders a checkout step for the current hold. */
  children: (frame: HeldFrame) => ReactNode;
  /** Additional content for a cart that has been booked. */
  sold: ReactNode;
};

/** The checkout, for the hold as the server reports it, or as it was last known. */
export function CheckoutHold({ children, sold }: CheckoutHoldProps) {
  const { locale } = usePage();
  const isPaying = useCommerceStore((state) => state.status === 'processing');
  const held = useHeldCart();
  const { answer, again } = useAskedHold();
  // While the traveller pays at their bank, the browser's clock does not end the checkout. The server reports
  // the result.
  useEndOfHold(held, again, (quote) => !isPaying && leaveForTrip(quote, locale));
  const last = useLastHold(held);
  const part = useFocusOnEnd(held?.state);
  if (held === undefined || (held.state === 'empty' && answer === 'asking')) return <Opening />;
  const unreached = answer === 'failed' && <Unreached isKnown={held.state !== 'empty'} again={again} />;
  if (held.state === 'empty') return unreached || <NothingHeld />;
  const hold = held.state === 'held' ? held.hold : isPaying ? last : undefined;
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {unreached}
      {hold ? (
        <HeldPage hold={hold}>{children}</HeldPage>
      ) : (
        held.state !== 'held' && <HoldEndedPage {...held} sold={sold} />
      )}
    </div>
  );
}

/** The last hold of this page, kept while the server is asked for the payment's result. */
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

/** The button that ended the hold disappears with it, so the focus moves to the new content. */
function useFocusOnEnd(state: HeldCart['state'] | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'held' && state !== 'held') part.current?.focus();
    before.current = state;
  }, [state]);
  return part;
}

/** Shown until the hold is known. */
function Opening() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-x-22 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid content-start gap-4">
        <h1 className="sr-only">{t('checkout.pageTitle')}</h1>
        <p className="unscripted">{t('checkout.noScript')}</p>
        <p role="status" className="scripted sr-only">
          {t('checkout.opening')}
        </p>
        <Skeleton className="scripted h-1 w-full" />
        <Skeleton className="scripted mt-8 h-11 w-3/4" />
        <Skeleton className="scripted h-6 w-full" />
        <Skeleton className="scripted h-6 w-1/2" />
      </div>
      <Skeleton className="scripted h-96 w-full max-lg:hidden" />
    </div>
  );
}

type UnreachedProps = {
  /** Whether the browser still has a hold to show. */
  isKnown: boolean;
  again: () => Promise<unknown>;
};

/** Shown if the server could not be reached. Known content stays. */
function Unreached({ isKnown, again }: UnreachedProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    await again();
    setBusy(false);
  }
  return (
    <Note tone="amber" live="polite" className="mb-6">
      {isKnown ? <p>{t('checkout.unreached')}</p> : <h1>{t('checkout.unknown')}</h1>}
      <Button kind="link" size="medium" busy={busy} onClick={retry}>
        {t('checkout.again')}
      </Button>
    </Note>
  );
}
