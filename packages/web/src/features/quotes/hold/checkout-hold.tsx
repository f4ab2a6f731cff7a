import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenText } from '../../../i18n/booking-texts.ts';
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
import { useHoldEnd, useServerHold } from './use-hold-end.ts';

type CheckoutHoldProps = {
  /** Renders a checkout step for the current hold. */
  children: (frame: HeldFrame) => ReactNode;
  /** Additional content for a cart that has been booked. */
  sold: ReactNode;
  /** Notice above the page of a browser without a cart. */
  withoutCart?: ReactNode;
};

/** The checkout, for the hold as the server reports it, or as it was last known. */
export function CheckoutHold({ children, sold, withoutCart }: CheckoutHoldProps) {
  const { locale } = usePage();
  const isPaying = useCommerceStore((state) => state.status === 'processing');
  const currentCart = useHeldCart();
  const { answer, reload } = useServerHold();
  // While the traveller pays at their bank, the browser's clock does not end the checkout. The server reports
  // the result.
  useHoldEnd(currentCart, reload, (quote) => !isPaying && leaveForTrip(quote, locale));
  const lastHold = useLastHold(currentCart);
  const content = useFocusOnEnd(currentCart?.state);
  if (currentCart === undefined || (currentCart.state === 'empty' && answer === 'loading'))
    return <CheckoutLoading />;
  const unreached = answer === 'failed' && (
    <ServerUnreachable isKnown={currentCart.state !== 'empty'} reload={reload} />
  );
  if (currentCart.state === 'empty') return unreached || <EmptyCheckout notice={withoutCart} />;
  const hold = currentCart.state === 'held' ? currentCart.hold : isPaying ? lastHold : undefined;
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      {unreached}
      {currentCart.state === 'held' && <ReplacedNote quote={currentCart.hold.quote} />}
      {hold ? (
        <HeldPage hold={hold}>{children}</HeldPage>
      ) : (
        currentCart.state !== 'held' && <HoldEndedPage {...currentCart} sold={sold} />
      )}
    </div>
  );
}

type HeldTrip = Pick<Quote, 'quoteId' | 'tourName' | 'queryDate' | 'startTime' | 'stay'>;

/**
 * Shown if another tab replaced the hold while this page was open: every tab shows the same cart, so the page has just
 * changed its trip. A new hold in this tab loads a new document and is not announced.
 */
function ReplacedNote({ quote }: { quote: HeldTrip }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [{ before, current }, setHeld] = useState<{ before?: HeldTrip; current: HeldTrip }>({
    current: quote,
  });
  if (current.quoteId !== quote.quoteId) setHeld({ before: current, current: quote });
  if (before === undefined) return null;
  return (
    <Note tone="amber" live="polite" className="mb-6">
      {t(current.stay ? 'stayHold.replaced' : 'checkout.replaced', {
        before: before.tourName,
        trip: current.tourName,
        when: whenText(current, intl, t),
      })}
    </Note>
  );
}

/** The last hold of this page, kept while the server is asked for the payment's result. */
function useLastHold(currentCart: HeldCart | undefined): Hold | undefined {
  const last = useRef<Hold>(undefined);
  useEffect(() => {
    if (currentCart?.state === 'held') last.current = currentCart.hold;
  }, [currentCart]);
  return currentCart?.state === 'held' ? currentCart.hold : last.current;
}

function EmptyCheckout({ notice }: { notice: ReactNode }) {
  const t = useText();
  return (
    <div className="grid min-h-[40dvh] content-center">
      {notice}
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
  const content = useRef<HTMLDivElement>(null);
  const previousState = useRef(state);
  useEffect(() => {
    if (previousState.current === 'held' && state !== 'held') content.current?.focus();
    previousState.current = state;
  }, [state]);
  return content;
}

/** Shown until the hold is known. */
function CheckoutLoading() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-x-22 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid content-start gap-4">
        <h1 className="sr-only">{t('checkout.pageTitle')}</h1>
        <p className="no-js">{t('checkout.noScript')}</p>
        <p role="status" className="needs-js sr-only">
          {t('checkout.opening')}
        </p>
        <Skeleton className="needs-js h-1 w-full" />
        <Skeleton className="needs-js mt-8 h-11 w-3/4" />
        <Skeleton className="needs-js h-6 w-full" />
        <Skeleton className="needs-js h-6 w-1/2" />
      </div>
      <Skeleton className="needs-js h-96 w-full max-lg:hidden" />
    </div>
  );
}

type ServerUnreachableProps = {
  /** Whether the browser still has a hold to show. */
  isKnown: boolean;
  reload: () => Promise<unknown>;
};

/** Shown if the server could not be reached. Known content stays. */
function ServerUnreachable({ isKnown, reload }: ServerUnreachableProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    await reload();
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
