import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { partyText, refundsAhead } from '../../store/trip-words.ts';
import { Picture } from '../../ui/picture.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { bookingLook } from './booking-look.ts';
import { sumText } from './booking-words.ts';
import { TicketStub } from './ticket-stub.tsx';

/** What was bought, as a ticket: across on a desk, upright on a phone, light by night too. */
export function BookingTicket({ booking }: { booking: BookingView }) {
  const t = useText();
  const { trip } = booking;
  const { tourCity: city, tourCountry: country } = trip;
  return (
    <Ticket across alwaysLight stub={<TicketStub booking={booking} />}>
      <div className="grid h-full gap-x-7 gap-y-5 md:grid-cols-[210px_1fr] lg:grid-cols-[260px_1fr]">
        <Picture
          shape="portrait"
          className="-mx-(--panel-padding) -mt-(--panel-padding) h-44 rounded-t-panel md:-mb-(--panel-padding) md:mr-0 md:h-auto md:min-h-72 md:rounded-l-panel md:rounded-tr-none"
          src={trip.teaserImageUrl}
          alt=""
          sizes="(min-width: 768px) 284px, 100vw"
          dominant={trip.teaserImageColour ?? undefined}
          fallbackSrc={noPicture}
        />
        <div className="min-w-0">
          <p className="type-small text-ink-2">
            {city === country ? city : t('tour.place', { city, country })}
          </p>
          <h2 className="mt-1 type-h2">{trip.tourName}</h2>
          <BookingFacts booking={booking} />
        </div>
      </div>
    </Ticket>
  );
}

function BookingFacts({ booking }: { booking: BookingView }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const { trip, utcNow } = booking;
  const [best] = refundsAhead(trip, new Date(utcNow), intl, t);
  const sum = sumText(booking.grandTotal, booking, intl);
  const isSold = bookingLook(booking) === 'sold' && booking.method !== 'bill-organisation';
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4">
      <Fact name={t('confirmation.date')}>{formatDate(localDate(trip.queryDate), intl, 'dayYear')}</Fact>
      {trip.startTime !== null && <Fact name={t('confirmation.start')}>{trip.startTime}</Fact>}
      <Fact name={t('confirmation.travellers')}>{partyText(trip, messages, t)}</Fact>
      {trip.startingPointInformation && (
        <Fact name={t('confirmation.meet')}>{trip.startingPointInformation.title}</Fact>
      )}
      {best && (
        <Fact
          name={
            best.percent === 100 ? t('confirmation.free') : t('confirmation.back', { percent: best.percent })
          }
        >
          {t('confirmation.until', best)}
        </Fact>
      )}
      <Fact name={t(isSold ? 'confirmation.paidSum' : 'confirmation.sum')}>{sum}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
