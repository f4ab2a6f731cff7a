import type { BookingView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { partyText } from '../../i18n/booking-texts.ts';
import { isStay, useTripText } from '../../i18n/stay-texts.ts';
import { useText } from '../../i18n/texts.ts';
import { coordinates } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { Ticket } from '../../ui/layout/ticket.tsx';
import { Fact, TripFact } from '../../ui/layout/trip-fact.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { bookingStatus, isNonRefundable, remainingTravellers, settledSums } from './booking-status.ts';
import { endedBeforeCharge, isPaidAtHotel, refundKey, sumText } from './booking-texts.ts';
import { TicketCode } from './ticket-codes.tsx';

type ShownTicket = {
  booking: ShownBooking;
  /** Whether the server has just sent the booking. Without a connection the map of the directions does not open. */
  isFresh: boolean;
};

/**
 * The booking as a ticket: horizontal on a wide screen, vertical on a phone, and light in the dark theme too.
 */
export function BookingTicket({ booking, isFresh }: ShownTicket) {
  const t = useText();
  const { trip } = booking;
  const { tourCity: city, tourCountry: country } = trip;
  // A stay has many facts. Beside them the picture would be as high as a tower, so it stays above them.
  const isAbove = isStay(trip);
  return (
    <Ticket across alwaysLight stub={<TicketCode booking={booking} />}>
      <div
        className={classNames(
          'grid h-full content-start gap-x-7 gap-y-5 print:block',
          !isAbove && 'lg:grid-cols-[260px_1fr] lg:content-stretch',
        )}
      >
        <Picture
          shape="portrait"
          className={classNames(
            '-mx-(--panel-padding) -mt-(--panel-padding) h-44 rounded-t-panel md:rounded-tr-none print:hidden',
            !isAbove && 'lg:-mb-(--panel-padding) lg:mr-0 lg:h-auto lg:min-h-72 lg:rounded-l-panel',
          )}
          src={trip.teaserImageUrl}
          alt=""
          sizes={isAbove ? '(min-width: 992px) 720px, 100vw' : '(min-width: 992px) 284px, 100vw'}
          dominant={trip.teaserImageColour ?? undefined}
          fallbackSrc={noPicture}
        />
        <div className="min-w-0">
          <p className="type-small text-ink-2">
            {city === country ? city : t('tour.place', { city, country })}
          </p>
          <h2 className="mt-1 type-h2">{trip.tourName}</h2>
          {/* A booking that was stored on the device by an earlier version may name no option. */}
          {!isStay(trip) && trip.tourCMSComponent?.label && (
            <p className="mt-1 type-small text-ink-2">{trip.tourCMSComponent.label}</p>
          )}
          <BookingFacts booking={booking} isFresh={isFresh} />
        </div>
      </div>
    </Ticket>
  );
}

function BookingFacts({ booking, isFresh }: ShownTicket) {
  const t = useText();
  const { locale, site } = usePage();
  const { messages } = localeTable[locale];
  const { phone } = site.operator;
  const point = booking.trip.startingPointInformation;
  const place = booking.trip.startingPointInformation?.title ?? booking.trip.tourCity;
  return (
    <dl
      className={classNames(
        'mt-4 grid grid-cols-2 gap-x-5 gap-y-4 print:grid-cols-3 print:gap-y-2',
        // The columns of a stay are wide enough for its long facts.
        isStay(booking.trip) && 'lg:*:col-auto',
      )}
    >
      <Travellers booking={booking} />
      {/* A booking that was stored on the device by an earlier version has no facts. */}
      {(booking.facts ?? []).map((fact) => (
        <TripFact
          key={`${fact.kind} ${fact.label}`}
          fact={fact}
          directions={t('checkout.directions', { place })}
          {...(!isFresh && point && { position: t('booking.position', { position: coordinates(point) }) })}
          newTabLabel={t('checkout.newTab')}
          promiseTerms={returnPromiseTexts[messages].terms}
          promiseCall={phone ? { text: returnPromiseTexts[messages].call(phone), phone } : undefined}
        />
      ))}
      {/* A guest who does not pay sees no price. */}
      {booking.seenBy !== 'guest' && <Money booking={booking} isStated={statesPayment(booking)} />}
    </dl>
  );
}

/** Whether the facts say what is paid, as those of a stay do that is not over before its time. */
function statesPayment({ facts }: Pick<ShownBooking, 'facts'>): boolean {
  // A booking that was stored on the device by an earlier version has no facts.
  return (facts ?? []).some(({ kind }) => kind === 'payment');
}

/** The remaining travellers. Those with cancelled tickets are named as well. */
function Travellers({ booking }: { booking: ShownBooking }) {
  const t = useTripText(booking.trip);
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

/** The total, unless the facts state it. After a refund, the refunded and the remaining amount as well. */
function Money({ booking, isStated }: { booking: BookingView; isStated: boolean }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { grandTotal, paidTotal, method } = booking;
  const { refundedSum, remainingSum } = settledSums(booking);
  const formatAmount = (amount: number) => sumText(amount, booking, intl);
  const isPaid = method !== 'bill-organisation' && (bookingStatus(booking) === 'sold' || paidTotal > 0);
  // The facts of the stay state what its guests pay there.
  if (isPaidAtHotel(booking))
    return isStated ? null : <Fact name={t('confirmation.charged')}>{formatAmount(0)}</Fact>;
  if (endedBeforeCharge(booking)) return <Fact name={t('confirmation.charged')}>{formatAmount(0)}</Fact>;
  return (
    <>
      {!isStated && (
        <Fact
          name={t(isPaid ? 'confirmation.paidSum' : 'confirmation.sum')}
          detail={isNonRefundable(booking) ? t('tour.nonRefundable') : undefined}
        >
          {formatAmount(grandTotal)}
        </Fact>
      )}
      {refundedSum > 0 && (
        <>
          <Fact name={t(refundKey(booking))}>{formatAmount(refundedSum)}</Fact>
          {remainingSum > 0 && <Fact name={t('confirmation.left')}>{formatAmount(remainingSum)}</Fact>}
        </>
      )}
    </>
  );
}
