import type { BookingView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { formatDate, weekdayName } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { variant } from '#variant/variant.ts';
import { placeTimeText } from '../../i18n/booking-texts.ts';
import type { TextOf } from '../../i18n/texts.ts';
import type { CheckoutType } from '../../store/checkout-steps.ts';
import { bookingStatus, settledSums } from './booking-status.ts';

/** Formats an amount of this booking for its reader. */
export function sumText(
  amount: number,
  { currencyCode }: Pick<BookingView, 'currencyCode'>,
  intl: string,
): string {
  return formatMoney(fromDecimal(amount, currencyCode), intl);
}

/** Label for an amount that was refunded, is on its way, or is not owed any more. */
export function refundKey({
  method,
  refundPending,
}: Pick<BookingView, 'method' | 'refundPending'>):
  | 'confirmation.credited'
  | 'confirmation.onItsWay'
  | 'confirmation.refunded' {
  if (method === 'bill-organisation') return 'confirmation.credited';
  return refundPending ? 'confirmation.onItsWay' : 'confirmation.refunded';
}

/** Until when the supplier can answer; undefined if no answer is pending. */
export function answerTimeText(
  { answerUntil, trip }: Pick<ShownBooking, 'answerUntil' | 'trip'>,
  intl: string,
  t: TextOf,
): string | undefined {
  if (answerUntil === null) return undefined;
  return placeTimeText(
    answerUntil,
    { city: trip.tourCity || trip.timeZone, timeZone: trip.timeZone },
    intl,
    t,
  );
}

/** The state in a few words. */
export function stateText(booking: BookingView, intl: string, t: TextOf): string {
  switch (bookingStatus(booking)) {
    case 'sold':
      if (isPaidAtHotel(booking)) return t('stay.booked');
      return t(booking.method === 'bill-organisation' ? 'confirmation.onAccount' : 'confirmation.paid');
    case 'requested': {
      const until = answerTimeText(booking, intl, t);
      return until === undefined ? t('confirmation.requested') : t('confirmation.requestedUntil', { until });
    }
    case 'pending':
      return t('confirmation.pending');
    default:
      return t(booking.state === 'cancelled' ? 'confirmation.cancelled' : 'confirmation.ended');
  }
}

/** Whether the hotel collects the price, and we charged nothing. */
export function isPaidAtHotel({ trip }: Pick<BookingView, 'trip'>): boolean {
  return trip.stay?.payment === 'at-hotel';
}

/** The headline names the next event. */
export function headlineText(
  booking: ShownBooking,
  intl: string,
  t: TextOf,
  kind: CheckoutType = variant.checkoutKind,
): string {
  const { firstName, lastName } = booking.contact;
  const day = localDate(booking.trip.queryDate);
  // Only in English are people addressed by the given name alone.
  const name = intl.startsWith('en') ? firstName : personName(firstName, lastName);
  // The organisation reads this, not the guest.
  if (kind === 'billed' && booking.seenBy !== 'guest' && bookingStatus(booking) === 'sold')
    return t('confirmation.guestTitle', {
      name: personName(firstName, lastName),
      day: formatDate(day, intl, 'weekday'),
    });
  switch (bookingStatus(booking)) {
    case 'sold':
      return t('confirmation.soldTitle', {
        name,
        weekday: weekdayName(day, intl),
        date: formatDate(day, intl, 'monthDay'),
      });
    case 'requested':
      return t('confirmation.requestedTitle', { name, vendor: booking.trip.vendor.name });
    case 'pending':
      return t('confirmation.pendingTitle', { name });
    default:
      return booking.state === 'cancelled' && !isWithdrawn(booking)
        ? t('confirmation.cancelledTitle')
        : t('confirmation.endedTitle', { name });
  }
}

type Charged = Pick<BookingView, 'state' | 'paidTotal' | 'grandTotal' | 'invoices'>;

/**
 * Whether the booking ended before anything was charged, to a card or to an account. A booking with a total of
 * zero does not count, because it may have been sold and have had tickets although nothing was paid.
 */
export function endedBeforeCharge({ state, paidTotal, grandTotal, invoices }: Charged): boolean {
  return bookingStatus({ state }) === 'ended' && paidTotal === 0 && grandTotal > 0 && invoices.length === 0;
}

/** Whether a request was withdrawn. It never had tickets, so it is not shown as a cancelled booking. */
export function isWithdrawn(booking: ShownBooking): boolean {
  return booking.seenBy !== 'guest' && booking.state === 'cancelled' && endedBeforeCharge(booking);
}

/** Says what happened to the money of a booking that has ended. */
export function refundText(booking: BookingView, intl: string, t: TextOf): string {
  // A hotel that has cancelled a stay itself has stated why, and charges nothing.
  if (isPaidAtHotel(booking))
    return t(
      booking.state === 'cancelled' && booking.reason === null
        ? 'stay.cancelledAtHotel'
        : 'confirmation.nothingCharged',
    );
  const { method, isAuthorisedOnly, grandTotal, refundedTotal, refundPending, state, paidTotal } = booking;
  const formatAmount = (amount: number) => sumText(amount, booking, intl);
  if (endedBeforeCharge(booking)) {
    if (method === 'bill-organisation') return t('confirmation.notInvoiced');
    // An expired booking was never authorised, so nothing is released.
    return isAuthorisedOnly && state !== 'expired'
      ? t('confirmation.released', { sum: formatAmount(grandTotal) })
      : t('confirmation.nothingCharged');
  }
  if (method === 'bill-organisation') {
    const { refundedSum } = settledSums(booking);
    return refundedSum > 0
      ? t('confirmation.offTheBill', { sum: formatAmount(refundedSum) })
      : t('confirmation.billStands');
  }
  if (refundedTotal > 0)
    return t(refundPending ? 'booking.refundUnderWay' : 'booking.refunded', {
      sum: formatAmount(refundedTotal),
    });
  if (paidTotal === 0) return t('confirmation.nothingCharged');
  // Money that arrived too late, or for spots that were not available, is refunded automatically.
  return t(state === 'cancelled' ? 'confirmation.nothingBack' : 'confirmation.moneyBack');
}
