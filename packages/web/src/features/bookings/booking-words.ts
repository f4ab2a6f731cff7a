import type { BookingView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { variant } from '#variant/variant.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { CheckoutType } from '../../store/checkout-steps.ts';
import { bookingLook } from './booking-look.ts';

/** A sum of this booking, as its reader writes it. */
export function sumText(
  amount: number,
  { currencyCode }: Pick<BookingView, 'currencyCode'>,
  intl: string,
): string {
  return formatMoney(fromDecimal(amount, currencyCode), intl);
}

/** What is said of money that went back, is on its way, or is not owed any more. */
export function backKey({
  method,
  refundPending,
}: Pick<BookingView, 'method' | 'refundPending'>):
  | 'confirmation.credited'
  | 'confirmation.onItsWay'
  | 'confirmation.refunded' {
  if (method === 'bill-organisation') return 'confirmation.credited';
  return refundPending ? 'confirmation.onItsWay' : 'confirmation.refunded';
}

type Place = { readonly city: string; readonly timeZone: string };

/** An instant on the clock at the place, which it names as the mails do: a reader may be anywhere. */
export function placeTimeText(instant: string, { city, timeZone }: Place, intl: string, t: Text): string {
  const at = new Date(instant);
  const day = formatDate(localDateAt(at, timeZone), intl, 'dayYear');
  return t('shell.placeTime', { day, time: localTimeAt(at, timeZone), city });
}

/** Until when the supplier of a booking answers; undefined when nobody waits for him. */
export function answerTimeText(
  { answerUntil, trip }: Pick<ShownBooking, 'answerUntil' | 'trip'>,
  intl: string,
  t: Text,
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
export function stateText(booking: BookingView, intl: string, t: Text): string {
  switch (bookingLook(booking)) {
    case 'sold':
      return t(booking.method === 'bill-organisation' ? 'confirmation.onAccount' : 'confirmation.paid');
    case 'asked': {
      const until = answerTimeText(booking, intl, t);
      return until === undefined ? t('confirmation.asked') : t('confirmation.askedUntil', { until });
    }
    case 'waiting':
      return t('confirmation.waiting');
    default:
      return t(booking.state === 'cancelled' ? 'confirmation.cancelled' : 'confirmation.over');
  }
}

/** The headline names the next moment. */
export function headlineText(
  booking: ShownBooking,
  intl: string,
  t: Text,
  kind: CheckoutType = variant.checkoutKind,
): string {
  const { firstName, lastName } = booking.contact;
  // Nobody is called by his first name alone in Chinese.
  const name = intl.startsWith('zh') ? personName(firstName, lastName) : firstName;
  // It is not the guest who reads it.
  if (kind === 'billed' && booking.seenBy !== 'guest' && bookingLook(booking) === 'sold')
    return t('confirmation.guestTitle', {
      name: personName(firstName, lastName),
      day: formatDate(localDate(booking.trip.queryDate), intl, 'weekday'),
    });
  switch (bookingLook(booking)) {
    case 'sold':
      return t('confirmation.soldTitle', {
        name,
        day: formatDate(localDate(booking.trip.queryDate), intl, 'weekday'),
      });
    case 'asked':
      return t('confirmation.askedTitle', { name, vendor: booking.trip.vendor.name });
    case 'waiting':
      return t('confirmation.waitingTitle', { name });
    default:
      return t('confirmation.overTitle', { name });
  }
}
