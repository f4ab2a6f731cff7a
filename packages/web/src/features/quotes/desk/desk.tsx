import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { BookingBar } from './booking-bar.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { DeskProvider } from './desk-context.ts';
import { HoldNote } from './hold-note.tsx';
import { NotOnSale } from './not-on-sale.tsx';
import { TotalAnnounced } from './total-announced.tsx';
import { type DeskTour, isBookable, useDesk } from './use-desk.ts';
import { WhenSection } from './when-section.tsx';
import { WhichSection } from './which-section.tsx';
import { WhoSection } from './who-section.tsx';

type DeskProps = {
  tour: TourDetails;
  /** Today at the place. */
  today: LocalDate;
  /** What one reads before choosing, and after. */
  before: ReactNode;
  children: ReactNode;
  /** What stands below the ticket. */
  aside?: ReactNode;
};

/**
 * The questions of a booking among the words of the page, the ticket that mirrors the answers beside them, and on narrow
 * screens the bar in its place. Another product is another desk: key it.
 */
export function Desk(props: DeskProps) {
  const { tour, before, children } = props;
  if (isBookable(tour)) return <OpenDesk {...props} tour={tour} />;
  return (
    <div className="mt-7 max-w-200">
      {before}
      <NotOnSale />
      {children}
    </div>
  );
}

function OpenDesk({ tour, today, before, children, aside }: DeskProps & { tour: DeskTour }) {
  const t = useText();
  return (
    <DeskProvider value={useDesk(tour, today)}>
      <div className="mt-7 grid gap-x-18 lg:grid-cols-[minmax(0,1fr)_392px]">
        <div className="min-w-0">
          {before}
          <p className="unscripted mt-10 lg:hidden">{t('desk.needsScript')}</p>
          <WhenSection />
          <WhichSection />
          <WhoSection />
          {/* Beside the ticket on wide screens. */}
          <div className="mt-4 lg:hidden">
            <HoldNote />
          </div>
          {children}
        </div>
        <div className="max-lg:hidden">
          <BookingTicket>{aside}</BookingTicket>
        </div>
      </div>
      <BookingBar />
      <TotalAnnounced />
    </DeskProvider>
  );
}
