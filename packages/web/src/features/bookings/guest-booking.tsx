import type { BookingView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect } from 'react';
import { type Text, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { bookingLook } from './booking-look.ts';
import { BookingPapers } from './booking-papers.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { headlineText } from './booking-words.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { costsNothing, moneyNews } from './money-news.ts';
import { OtherTrips } from './other-trips.tsx';

type GuestBookingProps = {
  booking: ShownBooking;
  /** Whether the server has just said so; else it is what was known before. */
  isFresh: boolean;
  /** It was changed by its owner. */
  onChange: (booking: BookingView) => void;
  onKeep: (booking: ShownBooking) => void;
  onForget: () => void;
};

/** A booking for whoever has a key of it: how it stands, its tickets and papers; and what was paid, for whoever paid. */
export function GuestBooking({ booking, isFresh, onChange, onKeep, onForget }: GuestBookingProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  useEffect(() => {
    if (isFresh) onKeep(booking);
  }, [booking, isFresh, onKeep]);
  return (
    <div className="mx-auto max-w-248">
      <p className="type-lead">{t('booking.order', { order: booking.orderNumber })}</p>
      <h1 className="mt-2 type-h1">{headlineText(booking, intl, t)}</h1>
      <div className="mt-4 grid gap-2">
        {stateLines(booking, intl, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {bookingLook(booking) === 'over' && (
          <p>
            <OtherTrips trip={booking.trip} />
          </p>
        )}
      </div>
      {!isFresh && <Note className="mt-4">{t('booking.offline')}</Note>}
      <div className="mt-7">
        <BookingTicket booking={booking} />
      </div>
      <BookingPapers booking={booking} />
      <div className="mt-9 grid items-start gap-4 md:grid-cols-2 print:mt-5 print:block">
        {booking.seenBy !== 'guest' && (
          <>
            <InvoicePanel booking={booking} />
            <CancelBooking booking={booking} isFresh={isFresh} onChange={onChange} />
          </>
        )}
        <div className="grid justify-items-start gap-3 print:hidden">
          <p className="type-small text-ink-2">{t('booking.kept')}</p>
          <Button kind="outline" size="medium" onClick={onForget}>
            {t('booking.forget')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** How it stands, why where somebody said so, and what has become of the money. */
function stateLines(booking: ShownBooking, intl: string, t: Text): string[] {
  const { trip, reason, mayReview } = booking;
  return [
    t(`booking.${shownState(booking)}`, { vendor: trip.vendor.name }),
    ...(reason ? [t('booking.reason', { reason })] : []),
    ...moneyLines(booking, intl, t),
    ...(mayReview ? [t('booking.reviewAsked')] : []),
  ];
}

/** A guest has nothing to do with what his house pays. */
function moneyLines(booking: ShownBooking, intl: string, t: Text): string[] {
  if (booking.seenBy === 'guest') return [t('booking.byHouse', { house: booking.bookedBy })];
  const isNews = booking.refundedTotal > 0 || bookingLook(booking) === 'over';
  return isNews ? [moneyNews(booking, intl, t)] : [];
}

/** Whoever gives up what he has only asked for has had no tickets. */
function shownState(booking: ShownBooking) {
  if (booking.state === 'quoted') return 'awaiting_payment';
  const isWithdrawn = booking.seenBy !== 'guest' && booking.state === 'cancelled' && costsNothing(booking);
  return isWithdrawn ? 'withdrawn' : booking.state;
}
