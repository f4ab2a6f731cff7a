import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import { useSettledText } from '../../../ui/use-timing.ts';
import { DateSection } from './date-section.tsx';
import { BookingBar } from './hold-button.tsx';
import { OptionSection } from './option-section.tsx';
import { useLivePrice, usePanelTexts } from './panel-texts.ts';
import { HoldNotes } from './problems.tsx';
import { ChoiceSummary } from './summary.tsx';
import { TicketSection } from './ticket-section.tsx';
import {
  type BookableTour,
  BookingPanelProvider,
  isBookable,
  useBookingPanel,
  useCurrentBookingPanel,
} from './use-booking-panel.tsx';

type BookingPanelProps = {
  tour: TourDetails;
  /** Today in the place's time zone. */
  today: LocalDate;
  /** Page content above the booking panel. */
  before: ReactNode;
  children: ReactNode;
  /** Content below the summary of the choice. */
  aside?: ReactNode;
};

/**
 * The questions of a booking within the page, with a summary of the answers beside them. On narrow screens
 * a bar replaces the summary. Each product needs its own state, so set `key` to the product.
 */
export function BookingPanel(props: BookingPanelProps) {
  const { tour, before, children } = props;
  if (isBookable(tour)) return <OpenBookingPanel {...props} tour={tour} />;
  return (
    <div className="mt-7 max-w-200">
      {before}
      <NotOnSale />
      {children}
    </div>
  );
}

function OpenBookingPanel({
  tour,
  today,
  before,
  children,
  aside,
}: BookingPanelProps & { tour: BookableTour }) {
  const t = useText();
  return (
    <BookingPanelProvider value={useBookingPanel(tour, today)}>
      {/* The summary with the main button follows the questions, so that few presses of Tab lead from one to the other. */}
      <div className="mt-7 grid gap-x-18 lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {before}
          <p className="no-js mt-10 lg:hidden">{t('bookingPanel.needsScript')}</p>
          <DateSection />
          <OptionSection />
          <TicketSection />
          {/* On wide screens the note stands in the summary. */}
          <div className="mt-4 lg:hidden">
            <HoldNotes />
          </div>
        </div>
        <BookingBar />
        <div className="max-lg:hidden lg:row-span-2">
          <ChoiceSummary>{aside}</ChoiceSummary>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      <TotalAnnounced />
      <ReplaceHold />
    </BookingPanelProvider>
  );
}

/** Replaces the booking panel if the product has no option to book. */
function NotOnSale() {
  const t = useText();
  return (
    <Note tone="amber" className="mt-12">
      {t('bookingPanel.noDates')}
    </Note>
  );
}

const importReplaceHoldDialog = () => import('./replace-hold-dialog.tsx');

/**
 * The question whether to replace a hold on another trip, loaded as soon as there is such a hold. Without it the traveller reads that
 * the server could not be reached, and may press again.
 */
function ReplaceHold() {
  const { tour, holdsAlready, holdToReplace, replaceHold, keepHold, fail } = useCurrentBookingPanel();
  const { component: ReplaceHoldDialog, load } = useOnDemand(importReplaceHoldDialog);
  const isOpen = holdToReplace !== undefined;
  const prepare = useEffectEvent(() => {
    load().catch(() => {
      if (!isOpen) return;
      keepHold();
      fail();
    });
  });
  useEffect(() => {
    if (holdsAlready || isOpen) prepare();
  }, [holdsAlready, isOpen]);
  if (!holdToReplace || !ReplaceHoldDialog) return null;
  return (
    <ReplaceHoldDialog
      holdToReplace={holdToReplace}
      next={tour.tourName}
      onReplace={replaceHold}
      onKeep={keepHold}
    />
  );
}

/** Travellers who press a stepper several times press again within this time. */
const PAUSE_MILLISECONDS = 700;

/**
 * Announces the total once the traveller has paused. The summary and the bar both show the total;
 * screen readers hear it once.
 */
function TotalAnnounced() {
  const t = useText();
  const { sum, people } = usePanelTexts();
  const { resolvedChoice } = useCurrentBookingPanel();
  const price = useLivePrice();
  const text =
    price && price.lines.length > 0
      ? t('bookingPanel.announced', {
          price: price.total.amount === 0 ? t('ticket.free') : sum(price.total),
          people: people(resolvedChoice.ticketCounts),
        })
      : '';
  const settledText = useSettledText(text, text, PAUSE_MILLISECONDS);
  return (
    <p role="status" className="sr-only">
      {settledText}
    </p>
  );
}
