import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useState } from 'react';
import { callAsAccount } from '../../../api/own-calls.ts';
import { whenText } from '../../../i18n/booking-texts.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Ticket } from '../../../ui/layout/ticket.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { calendar, pin, ticket } from '../../../ui/media/icon-paths.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { sumText } from '../booking-texts.ts';
import { BookedOptions, BookingState, ownBookingHref } from './booking-row.tsx';
import { daysToGo } from './own-booking-texts.ts';
import { followDocument } from './own-document.ts';

type NextTripProps = { booking: UserBooking; utcNow: string };

export function NextTripTitle({ booking, utcNow }: NextTripProps) {
  const t = useText();
  const place = booking.tourCity || booking.tourName;
  const days = daysToGo(booking, new Date(utcNow));
  return <h1 className="mt-1 type-h1 break-keep">{t('dashboard.next', { place, days })}</h1>;
}

/** The next trip as a ticket, with its own actions. */
export function NextTrip({ booking, utcNow }: NextTripProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tourCity: city, tourCountry: country, teaserImageColour: dominant } = booking;
  const days = daysToGo(booking, new Date(utcNow));
  const meeting = booking.startingPointInformation?.title;
  return (
    <Ticket className="mt-5" stub={<NextTripActions booking={booking} />}>
      <div className="grid gap-5 md:grid-cols-[auto_1fr_auto] md:items-center">
        <Picture
          shape="portrait"
          src={booking.teaserImageUrl}
          alt=""
          sizes="(min-width: 768px) 144px, 100vw"
          fallbackSrc={noPicture}
          {...(dominant !== null && { dominant })}
          className="h-44 w-full rounded-print md:w-36"
        />
        <div className="grid min-w-0 gap-2">
          {city !== '' && (
            <p className="type-small text-ink-2">
              {city === country ? city : t('tour.place', { city, country })}
            </p>
          )}
          <h2 className="type-h3">{booking.tourName}</h2>
          <BookedOptions booking={booking} />
          <p className="flex items-center gap-3">
            <Icon path={calendar} />
            {whenText(booking, intl, t)}
          </p>
          {meeting !== undefined && (
            <p className="flex items-center gap-3">
              <Icon path={pin} />
              <span className="min-w-0">{meeting}</span>
            </p>
          )}
          <BookingState booking={booking} />
        </div>
        {days > 0 && <DaysToGo days={days} />}
      </div>
    </Ticket>
  );
}

/** Repeats what the heading says. */
function DaysToGo({ days }: { days: number }) {
  const t = useText();
  return (
    <p aria-hidden="true" className="hidden text-center md:block">
      <span className="block type-h1">{days}</span>
      <span className="type-small text-ink-2">{t('dashboard.daysToGo', { days })}</span>
    </p>
  );
}

function NextTripActions({ booking }: { booking: UserBooking }) {
  const t = useTripText(booking);
  const { ticketUrl, calendarUrl, mayCancel } = booking;
  const follow = followDocument(t);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="strong" size="medium" icon={ticket} href={ownBookingHref(booking, 'ticket')}>
        {t(ticketUrl === null ? 'dashboard.showBooking' : 'dashboard.showTicket')}
      </Button>
      {calendarUrl !== null && (
        <Button kind="quiet" size="medium" href={calendarUrl} onClick={follow}>
          {t('dashboard.calendar')}
        </Button>
      )}
      {mayCancel && <CancelLink booking={booking} />}
    </div>
  );
}

/** Says what cancelling refunds before anything is pressed. The page of the booking asks again and cancels. */
function CancelLink({ booking }: { booking: UserBooking }) {
  const t = useTripText(booking);
  const { intl } = localeTable[usePage().locale];
  const { orderNumber, state } = booking;
  const [refund, setRefund] = useState<number>();
  useEffect(() => {
    let isOver = false;
    if (state !== 'confirmed') return undefined;
    callAsAccount((api) => api.bookings.quoteCancellation({ accessKey: orderNumber, tickets: [] })).then(
      (terms) => {
        if (!isOver) setRefund(terms.refund);
      },
      (error: unknown) => log('warn', 'The refund could not be calculated', error),
    );
    return () => {
      isOver = true;
    };
  }, [orderNumber, state]);
  return (
    <Button kind="quiet" size="medium" href={ownBookingHref(booking, 'cancel')} className="text-start">
      {cancelText()}
    </Button>
  );

  function cancelText() {
    if (state === 'on_request') return t('cancel.withdraw');
    if (state === 'awaiting_payment') return t('cancel.releaseSpots');
    if (refund === undefined) return t('cancel.begin');
    if (refund === 0) return t('cancel.forNothing');
    return t('cancel.forSum', { sum: sumText(refund, booking, intl) });
  }
}
