import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { useTripText } from '../../i18n/stay-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { calendar, download } from '../../ui/media/icon-paths.ts';
import { bookingStatus } from './booking-status.ts';
import { followDocument } from './own/own-document.ts';

/** Documents for the trip. Only those that exist are shown. */
export function BookingDocuments({ booking }: { booking: ShownBooking }) {
  const t = useTripText(booking.trip);
  const follow = followDocument(t);
  const { ticketUrl, calendarUrl } = booking;
  const isSold = bookingStatus(booking) === 'sold';
  if (!isSold && calendarUrl === null) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      {ticketUrl !== null && (
        <Button kind="strong" size="medium" icon={download} href={ticketUrl} download onClick={follow}>
          {t('confirmation.ticketPdf')}
        </Button>
      )}
      {calendarUrl !== null && (
        <Button kind="outline" size="medium" icon={calendar} href={calendarUrl} download onClick={follow}>
          {t('confirmation.calendar')}
        </Button>
      )}
      {isSold && (
        <Button kind="outline" size="medium" onClick={() => window.print()}>
          {t('confirmation.print')}
        </Button>
      )}
    </div>
  );
}
