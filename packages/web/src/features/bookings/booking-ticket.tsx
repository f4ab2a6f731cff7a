import type { BookingView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { streetsOfPlace } from '@ashore/core/text/street-of-place.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { partyText, remainingRefundTerms } from '../../i18n/booking-texts.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Ticket } from '../../ui/layout/ticket.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { bookingStatus, remainingTravellers, settledSums } from './booking-status.ts';
import { endedBeforeCharge, refundKey, sumText } from './booking-texts.ts';
import { TicketCode } from './ticket-codes.tsx';

/**
 * The booking as a ticket: horizontal on a wide screen, vertical on a phone, and light in the dark theme too.
 */
export function BookingTicket({ booking }: { booking: ShownBooking }) {
  const t = useText();
  const { trip } = booking;
  const { tourCity: city, tourCountry: country } = trip;
  return (
    <Ticket across alwaysLight stub={<TicketCode booking={booking} />}>
      <div className="grid h-full gap-x-7 gap-y-5 lg:grid-cols-[260px_1fr] print:block">
        <Picture
          shape="portrait"
          className="-mx-(--panel-padding) -mt-(--panel-padding) h-44 rounded-t-panel md:rounded-tr-none lg:-mb-(--panel-padding) lg:mr-0 lg:h-auto lg:min-h-72 lg:rounded-l-panel print:hidden"
          src={trip.teaserImageUrl}
          alt=""
          sizes="(min-width: 992px) 284px, 100vw"
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

function BookingFacts({ booking }: { booking: ShownBooking }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { trip } = booking;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4 print:grid-cols-3">
      <Fact name={t('confirmation.date')}>{formatDate(localDate(trip.queryDate), intl, 'dayYear')}</Fact>
      {trip.startTime !== null && (
        <Fact name={t('confirmation.start')}>{t('shell.clockTime', { time: trip.startTime })}</Fact>
      )}
      <Travellers booking={booking} />
      {trip.startingPointInformation && (
        <Fact
          name={t('confirmation.meet')}
          detail={streetsOfPlace(trip.startingPointInformation).join(' / ') || null}
        >
          {trip.startingPointInformation.title}
        </Fact>
      )}
      {/* A guest who does not pay sees no price and cannot cancel. */}
      {booking.seenBy !== 'guest' && (
        <>
          <Refund booking={booking} />
          <Money booking={booking} />
        </>
      )}
    </dl>
  );
}

function Refund({ booking }: { booking: BookingView }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [best] = remainingRefundTerms(booking.trip, new Date(booking.utcNow), intl, t);
  if (!best || bookingStatus(booking) === 'ended') return null;
  return (
    <Fact
      name={best.percent === 100 ? t('confirmation.free') : t('confirmation.back', { percent: best.percent })}
    >
      {t('confirmation.until', best)}
    </Fact>
  );
}

/** The remaining travellers. Those with cancelled tickets are named as well. */
function Travellers({ booking }: { booking: ShownBooking }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const party = remainingTravellers(booking);
  const { names, cancelledNames } = party;
  const list = listFormat(messages);
  return (
    <>
      <Fact name={t('confirmation.travellers')} detail={names.length === 0 ? undefined : list.format(names)}>
        {partyText(party, messages, t)}
      </Fact>
      {cancelledNames.length > 0 && (
        <Fact name={t('confirmation.cancelledTravellers')}>{list.format(cancelledNames)}</Fact>
      )}
    </>
  );
}

/** The total. After a refund, the refunded and the remaining amount as well. */
function Money({ booking }: { booking: BookingView }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { grandTotal, paidTotal, method } = booking;
  const { refunded, remaining } = settledSums(booking);
  const sum = (amount: number) => sumText(amount, booking, intl);
  const isPaid = method !== 'bill-organisation' && (bookingStatus(booking) === 'sold' || paidTotal > 0);
  if (endedBeforeCharge(booking)) return <Fact name={t('confirmation.charged')}>{sum(0)}</Fact>;
  return (
    <>
      <Fact name={t(isPaid ? 'confirmation.paidSum' : 'confirmation.sum')}>{sum(grandTotal)}</Fact>
      {refunded > 0 && (
        <>
          <Fact name={t(refundKey(booking))}>{sum(refunded)}</Fact>
          {remaining > 0 && <Fact name={t('confirmation.left')}>{sum(remaining)}</Fact>}
        </>
      )}
    </>
  );
}

type FactProps = { name: string; detail?: string | null | undefined; children: string };

function Fact({ name, detail, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="font-semibold">
        {children}
        {detail && <span className="block type-small font-normal text-ink-2">{detail}</span>}
      </dd>
    </div>
  );
}
