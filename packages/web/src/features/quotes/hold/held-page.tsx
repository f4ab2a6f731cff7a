import type { Quote } from '@ashore/core/contract/quotes.ts';
import { HOLD_MINUTES, LONGEST_HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  clockText,
  partyText,
  refundUntilText,
  remainingRefundTerms,
  travellerCount,
  whenText,
} from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { recheckSavedDiscount } from '../../../store/discount.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { timerClock, timerState } from '../../../ui/feedback/timer.tsx';
import { useBarRoom } from '../../../ui/use-bar-room.ts';
import { DiscountCode } from './discount-code.tsx';
import { ExtendDialog, type ExtensionState, useExtending } from './extend-dialog.tsx';
import { changePath, type Hold, totalText } from './held-cart.ts';
import { leaveForTrip } from './hold-ended-page.tsx';
import { HeldTicketFold, HoldSummary } from './hold-summary.tsx';
import { HoldTimer, RemainingTimeAnnouncer } from './hold-timer.tsx';
import { ReleaseButton } from './release-button.tsx';

/** What a checkout step gets from the hold, which is shown beside the step on every screen size. */
export type HeldFrame = {
  readonly quote: Quote;
  /** On the server's clock. */
  readonly now: Date;
  readonly timer: ReactNode;
  /** What the traveller is about to book, as parts of one line. */
  readonly what: readonly string[];
  /** Field for a discount code, shown beside the total where the ticket that contains it is folded. */
  readonly code: ReactNode;
  /** The refunds if plans change. */
  readonly plans: ReactNode;
  /** Text: how long the spots are held, and that nothing is charged. */
  readonly lead: string;
  /** Actions on the hold: change, extend, release. */
  readonly tools: ReactNode;
  /** The bar at the lower edge of a phone, with the button of the step. */
  bar(button: ReactNode): ReactNode;
  /**
   * Leaves for the trip's page, which explains that the hold has ended. Call it when the server reports that
   * end.
   */
  leave(): void;
};

type HeldPageProps = { hold: Hold; children: (frame: HeldFrame) => ReactNode };

/** A checkout step while spots are held, with the trip, its price and the remaining time beside it. */
export function HeldPage({ hold, children }: HeldPageProps) {
  const { quote, now, secondsLeft, endsAt } = hold;
  const t = useText();
  const { locale } = usePage();
  const extending = useExtending();
  useSavedDiscount();
  const isPaying = useCommerceStore((state) => state.status === 'processing');
  const count = travellerCount(quote);
  const { intl, messages } = localeTable[locale];
  const time = clockText(endsAt, intl);
  return (
    <div className="grid grid-cols-1 gap-y-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-14 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-x-22">
      <div className="min-w-0 max-lg:order-2">
        {children({
          quote,
          now,
          what: [quote.tourName, whenText(quote, intl, t), partyText(quote, messages, t)],
          code: <DiscountCode quote={quote} />,
          plans: <HeldRefunds hold={hold} />,
          timer: <HoldTimer secondsLeft={secondsLeft} text={timerText(isPaying, secondsLeft)} />,
          lead: t('checkout.lead', { count, time }),
          tools: <HoldTools hold={hold} extending={extending} />,
          bar: (button) => <HoldBar hold={hold}>{button}</HoldBar>,
          leave: () => leaveForTrip(quote, locale),
        })}
        <RemainingTimeAnnouncer hold={hold} />
      </div>
      <aside aria-label={t('checkout.summary')} className="lg:sticky lg:top-6 lg:self-start">
        <HoldSummary quote={quote} now={now} />
        <HeldTicketFold quote={quote} now={now} />
      </aside>
      <ExtendDialog hold={hold} extending={extending} />
    </div>
  );
}

/**
 * A payment extends the hold up to an hour, so the countdown jumps. The text names the payment as the reason. Only a
 * payment holds spots for longer than `LONGEST_HOLD_MINUTES`.
 */
function timerText(isPaying: boolean, secondsLeft: number): 'hold.paying' | 'hold.timer' {
  return isPaying || secondsLeft > LONGEST_HOLD_MINUTES * 60 ? 'hold.paying' : 'hold.timer';
}

type HoldToolsProps = { hold: Hold; extending: ExtensionState };

/** Secondary actions, below the step. */
function HoldTools({ hold, extending }: HoldToolsProps) {
  const t = useText();
  const { quote } = hold;
  return (
    <div className="mt-9 border-t border-line pt-5">
      <ExtensionResult hold={hold} extending={extending} />
      <div className="-mx-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button kind="quiet" size="medium" href={changePath(quote)}>
          {t('checkout.change')}
        </Button>
        {quote.isExtendable && (
          <Button
            kind="quiet"
            size="medium"
            busy={extending.busy}
            busyLabel={t('hold.longerBusy')}
            onClick={extending.extend}
          >
            {t('hold.longer', { minutes: HOLD_MINUTES })}
          </Button>
        )}
        <ReleaseButton hold={hold} />
      </div>
    </div>
  );
}

/** Reports the result of extending the hold. */
function ExtensionResult({ hold: { quote, endsAt }, extending }: HoldToolsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const time = clockText(endsAt, intl);
  const isExtended = extending.outcome === 'kept' && !quote.isExtendable;
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone and had the focus.
  useEffect(() => {
    if (isExtended) notice.current?.focus();
  }, [isExtended]);
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      {isExtended && (
        <Note tone="success" className="mb-4">
          {t('hold.extended', { time })}
        </Note>
      )}
      {extending.outcome === 'failed' && (
        <Note tone="error" className="mb-4">
          {t('hold.longerFailed', { time })}
        </Note>
      )}
    </div>
  );
}

/** The refunds if plans change, and their deadlines. */
function HeldRefunds({ hold: { quote, now } }: { hold: Pick<Hold, 'quote' | 'now'> }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const refunds = remainingRefundTerms(quote, now, intl, t);
  if (refunds.length === 0) return <p>{t('checkout.never')}</p>;
  return (
    <ul className="grid gap-1">
      {refunds.map((refund) => (
        <li key={refund.until}>{refundUntilText(refund, t)}</li>
      ))}
      <li>{t('checkout.after')}</li>
    </ul>
  );
}

type HoldBarProps = { hold: Hold; children: ReactNode };

/** On a phone, at the lower edge: the total, the remaining time and the next action. */
function HoldBar({ hold: { quote, secondsLeft }, children }: HoldBarProps) {
  const t = useText();
  const { locale } = usePage();
  const { voucherValue } = useCommerceStore((state) => state.discount);
  const isLate = timerState(secondsLeft) !== 'calm';
  return (
    <div ref={useBarRoom<HTMLDivElement>()} className="hold-bar md:hidden">
      <p className="grid">
        <strong className="type-total">{totalText(quote, locale, t, voucherValue)}</strong>
        <span className={`type-tiny ${isLate ? 'font-semibold text-amber' : 'text-ink-2'}`}>
          {t('hold.left', { time: timerClock(secondsLeft) })}
        </span>
      </p>
      <div className="min-w-0 grow basis-44 *:w-full *:px-3!">{children}</div>
    </div>
  );
}

/**
 * A reload keeps the discount code. The server is asked again, because it decides what the code takes off.
 */
function useSavedDiscount(): void {
  const isRead = useIsRead(useRootStore);
  useEffect(() => {
    if (isRead) void recheckSavedDiscount();
  }, [isRead]);
}
