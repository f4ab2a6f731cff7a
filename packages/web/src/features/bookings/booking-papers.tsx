import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { calendar, download } from '../../ui/icon-paths.ts';
import { bookingLook } from './booking-look.ts';

/** What one takes along. Only what there is. */
export function BookingPapers({ booking }: { booking: ShownBooking }) {
  const t = useText();
  const { ticketUrl, calendarUrl } = booking;
  const isSold = bookingLook(booking) === 'sold';
  if (!isSold && calendarUrl === null) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      {ticketUrl !== null && (
        <Button kind="strong" size="medium" icon={download} href={ticketUrl} download>
          {t('confirmation.ticketPdf')}
        </Button>
      )}
      {calendarUrl !== null && (
        <Button kind="outline" size="medium" icon={calendar} href={calendarUrl} download>
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
