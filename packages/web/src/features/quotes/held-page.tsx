import { HOLD_MINUTES } from '@ashore/core/contract/hold-minutes.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { clockText, headsOf, partyText, whenText } from '../../store/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { DiscountCode } from './discount-code.tsx';
import type { Hold } from './held-cart.ts';
import { HeldRefunds } from './held-refunds.tsx';
import { HeldTicket } from './held-ticket.tsx';
import { HeldTicketFold } from './held-ticket-fold.tsx';
import { HoldBar } from './hold-bar.tsx';
import { HoldTimer, TimeSpoken } from './hold-timer.tsx';
import { leaveForTrip } from './leave-for-trip.ts';
import { LongerDialog } from './longer-dialog.tsx';
import { ReleaseButton } from './release-button.tsx';
import { changePath } from './trip-path.ts';
import { type Extending, useExtending } from './use-extending.ts';
import { useKeptDiscount } from './use-kept-discount.ts';

/** What a step of the checkout is given of the hold: it stands beside the step on every screen. */
export type HeldFrame = {
  readonly quote: Quote;
  /** By the server's clock. */
  readonly now: Date;
  readonly timer: ReactNode;
  /** What one is about to book, in parts of one line. */
  readonly what: readonly string[];
  /** Beside the sum, where the ticket that holds the field for a code is folded away. */
  readonly code: ReactNode;
  /** What comes back if plans change. */
  readonly plans: ReactNode;
  /** How long it is held, and that nothing is charged. */
  readonly lead: string;
  /** What one can do about the hold. */
  readonly tools: ReactNode;
  /** The bar at the lower edge of a phone, with the button of the step in it. */
  bar(button: ReactNode): ReactNode;
  /** The hold has ended, by the server's word: back to the trip, where that is told. */
  leave(): void;
};

type HeldPageProps = { hold: Hold; children: (frame: HeldFrame) => ReactNode };

/** The spots are held: a step of the way to their booking, and beside it what they are, what they cost and for how long. */
export function HeldPage({ hold, children }: HeldPageProps) {
  const { quote, now, left, endsAt } = hold;
  const t = useText();
  const { locale } = usePage();
  const extending = useExtending();
  useKeptDiscount();
  const count = headsOf(quote);
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
          timer: <HoldTimer left={left} />,
          lead: t('checkout.lead', { count, time }),
          tools: <HoldTools hold={hold} extending={extending} />,
          bar: (button) => <HoldBar hold={hold}>{button}</HoldBar>,
          leave: () => leaveForTrip(quote, locale),
        })}
        <TimeSpoken hold={hold} />
      </div>
      <aside aria-label={t('checkout.summary')} className="lg:sticky lg:top-6 lg:self-start">
        <HeldTicket quote={quote} now={now} />
        <HeldTicketFold quote={quote} now={now} />
      </aside>
      <LongerDialog hold={hold} extending={extending} />
    </div>
  );
}

type HoldToolsProps = { hold: Hold; extending: Extending };

/** Quiet, below the step: none of it is the way on. */
function HoldTools({ hold, extending }: HoldToolsProps) {
  const t = useText();
  const { quote } = hold;
  return (
    <div className="mt-9 border-t border-line pt-5">
      <Extended hold={hold} extending={extending} />
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

/** Where one has pressed a button it is said what came of it. */
function Extended({ hold: { quote, endsAt }, extending }: HoldToolsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const time = clockText(endsAt, intl);
  const isKept = extending.outcome === 'kept' && !quote.isExtendable;
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and with it the place of the keyboard.
  useEffect(() => {
    if (isKept) said.current?.focus();
  }, [isKept]);
  return (
    <div ref={said} role="status" tabIndex={-1}>
      {isKept && (
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
