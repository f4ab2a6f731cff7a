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
import type { MessageKey } from '../../../i18n/messages.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { recheckSavedDiscount } from '../../../store/discount.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { timerClock, timerState } from '../../../ui/feedback/timer.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { chevronDown } from '../../../ui/media/icon-paths.ts';
import { useBarRoom } from '../../../ui/use-bar-room.ts';
import { DiscountCode } from './discount-code.tsx';
import { ExtendDialog, type ExtensionState, useExtension } from './extend-dialog.tsx';
import { changePath, type Hold, totalText } from './held-cart.ts';
import { leaveForTrip } from './hold-ended-page.tsx';
import { HeldTicketFold, HoldSummary } from './hold-summary.tsx';
import { HoldTimer, RemainingTimeAnnouncer } from './hold-timer.tsx';
import { ReleaseButton } from './release-button.tsx';

/**
 * What a checkout step gets from the hold. The hold itself is shown beside the step, and above it on narrow screens.
 * `StepFrame` in `checkout/steps/step-frame.tsx` repeats this type, because features do not import each other: change
 * both.
 */
export type HeldFrame = {
  readonly quote: Quote;
  /** On the server's clock. */
  readonly now: Date;
  readonly timer: ReactNode;
  /** What the traveller is about to book, as parts of one line. */
  readonly tripParts: readonly string[];
  /** Field for a discount code, shown beside the total where the ticket that contains it is folded. */
  readonly discountField: ReactNode;
  /** The refunds that are still possible when cancelling. */
  readonly refundTerms: ReactNode;
  /** Text: how long the spots are held, and that nothing is charged. */
  readonly lead: string;
  /** Actions on the hold: change, extend, release. */
  readonly holdActions: ReactNode;
  /** The bar at the lower edge of a phone, with the button of the step. */
  renderPhoneBar(button: ReactNode): ReactNode;
  /**
   * Leaves for the trip's page, which explains that the hold has ended. Call it when the server reports that
   * end.
   */
  leaveForTripPage(): void;
};

type HeldPageProps = { hold: Hold; children: (frame: HeldFrame) => ReactNode };

/** A checkout step while spots are held. The trip and its price are beside it or, on narrow screens, folded above it. */
export function HeldPage({ hold, children }: HeldPageProps) {
  const { quote, now, secondsLeft, endsAt } = hold;
  const t = useTripText(quote);
  const { locale } = usePage();
  const extension = useExtension();
  useRecheckedDiscount();
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
          tripParts: [
            quote.tourName,
            ...quote.components.map(({ label }) => label).filter(Boolean),
            whenText(quote, intl, t),
            partyText(quote, messages, t),
          ],
          discountField: <DiscountCode quote={quote} />,
          refundTerms: <HeldRefunds hold={hold} />,
          timer: <HoldTimer secondsLeft={secondsLeft} text={timerText(quote, isPaying, secondsLeft)} />,
          lead: t(quote.stay ? 'stayHold.lead' : 'checkout.lead', { count, time }),
          holdActions: <HoldTools hold={hold} extension={extension} />,
          renderPhoneBar: (button) => <HoldBar hold={hold}>{button}</HoldBar>,
          leaveForTripPage: () => leaveForTrip(quote, locale),
        })}
        <RemainingTimeAnnouncer hold={hold} />
      </div>
      <aside aria-label={t('checkout.summary')} className="lg:sticky lg:top-6 lg:self-start">
        <HoldSummary quote={quote} now={now} />
        <HeldTicketFold quote={quote} now={now} />
      </aside>
      <ExtendDialog hold={hold} extension={extension} />
    </div>
  );
}

/**
 * A payment extends the hold up to an hour, so the countdown jumps to a longer time. The text names the payment as the reason. Only a
 * payment holds spots for longer than `LONGEST_HOLD_MINUTES`.
 */
function timerText({ stay }: Pick<Quote, 'stay'>, isPaying: boolean, secondsLeft: number): MessageKey {
  if (isPaying || secondsLeft > LONGEST_HOLD_MINUTES * 60) return stay ? 'stayHold.paying' : 'hold.paying';
  return stay ? 'stayHold.timer' : 'hold.timer';
}

type HoldToolsProps = { hold: Hold; extension: ExtensionState };

/** Changes, extends or releases the hold; below the step, folded, because few travellers need it. */
function HoldTools({ hold, extension }: HoldToolsProps) {
  const { quote } = hold;
  const t = useTripText(quote);
  return (
    <div className="mt-9 border-t border-line pt-5">
      <ExtensionResult hold={hold} extension={extension} />
      <details className="group -mx-3">
        <summary className="hold-tools-opener">
          {t('hold.tools')}
          <Icon path={chevronDown} size="small" className="group-open:rotate-180" />
        </summary>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button kind="quiet" size="medium" href={changePath(quote)}>
            {t('checkout.change')}
          </Button>
          {quote.isExtendable && (
            <Button
              kind="quiet"
              size="medium"
              busy={extension.busy}
              busyLabel={t('hold.longerBusy')}
              onClick={extension.extend}
            >
              {t('hold.longer', { minutes: HOLD_MINUTES })}
            </Button>
          )}
          <ReleaseButton hold={hold} />
        </div>
      </details>
    </div>
  );
}

/** Reports the result of extending the hold. */
function ExtensionResult({ hold: { quote, endsAt }, extension }: HoldToolsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const time = clockText(endsAt, intl);
  const isExtended = extension.outcome === 'extended' && !quote.isExtendable;
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button had the focus and is gone, so the focus moves here.
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
      {extension.outcome === 'failed' && (
        <Note tone="error" className="mb-4">
          {t('hold.longerFailed', { time })}
        </Note>
      )}
    </div>
  );
}

/** The refunds that are still possible when cancelling, with their deadlines. */
function HeldRefunds({ hold: { quote, now } }: { hold: Pick<Hold, 'quote' | 'now'> }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  if (quote.stay) return <StayTerms quote={quote} />;
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

/** The terms of each room, as the booking will state them. */
function StayTerms({ quote: { facts } }: { quote: Quote }) {
  return facts
    .filter(({ kind }) => kind === 'terms')
    .map(({ text }) => (
      <p key={text} className="whitespace-pre-line">
        {text}
      </p>
    ));
}

type HoldBarProps = { hold: Hold; children: ReactNode };

/** On a phone, at the lower edge: the total, how long it is guaranteed, and the next action. */
function HoldBar({ hold: { quote, secondsLeft }, children }: HoldBarProps) {
  const t = useText();
  const { locale } = usePage();
  const { voucherValue } = useCommerceStore((state) => state.discount);
  const isLate = timerState(secondsLeft) !== 'calm';
  return (
    <div ref={useBarRoom<HTMLDivElement>()} className="hold-bar md:hidden">
      <p className="grid">
        <strong className="type-total">{totalText(quote, locale, t, voucherValue)}</strong>
        {/* `RemainingTimeAnnouncer` tells screen readers. */}
        <span
          role="timer"
          aria-live="off"
          className={`type-tiny tabular-nums ${isLate ? 'font-semibold text-amber' : 'text-ink-2'}`}
        >
          {t(quote.stay ? 'stayHold.bar' : 'hold.bar', { time: timerClock(secondsLeft) })}
        </span>
      </p>
      <div className="min-w-0 grow basis-52 *:w-full *:px-3!">{children}</div>
    </div>
  );
}

/**
 * A reload keeps the discount code. The server is asked again, because it decides what the code takes off.
 */
function useRecheckedDiscount(): void {
  const isRead = useIsRead(useRootStore);
  useEffect(() => {
    if (isRead) void recheckSavedDiscount();
  }, [isRead]);
}
