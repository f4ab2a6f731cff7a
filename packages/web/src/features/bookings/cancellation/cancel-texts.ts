import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { isPaidAtHotel, sumText } from '../booking-texts.ts';
import { type CancellationCase, cancellationCaseOf, cancelOffer } from './cancel-offer.ts';
import type { CancelTerms } from './use-cancelling.ts';

type CancelTexts = {
  readonly lead: MessageKey;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly keep: MessageKey;
  readonly done: MessageKey;
};

/** Texts of each case: before, in the dialog, and afterwards. */
export const cancelTexts: Record<CancellationCase, CancelTexts> = {
  paid: {
    lead: 'cancel.leadPaid',
    title: 'cancel.question',
    text: 'cancel.warning',
    keep: 'cancel.keep',
    done: 'cancel.donePaid',
  },
  account: {
    lead: 'cancel.leadAccount',
    title: 'cancel.question',
    text: 'cancel.warning',
    keep: 'cancel.keep',
    done: 'cancel.doneAccount',
  },
  withdraw: {
    lead: 'cancel.leadWithdraw',
    title: 'cancel.titleWithdraw',
    text: 'cancel.textWithdraw',
    keep: 'cancel.keepRequest',
    done: 'cancel.doneWithdraw',
  },
  unpaid: {
    lead: 'cancel.leadUnpaid',
    title: 'cancel.titleUnpaid',
    text: 'cancel.textUnpaid',
    keep: 'cancel.keepSpots',
    done: 'cancel.doneUnpaid',
  },
};

/**
 * What can be cancelled and until when. Single tickets are mentioned only where they can be cancelled. Of a stay that is paid at
 * the hotel nothing was charged, so nothing is refunded: the hotel may charge.
 */
export function cancelLead(
  booking: BookingView,
  terms: CancelTerms | undefined,
  intl: string,
  t: TextOf,
): string {
  const cancellationCase = cancellationCaseOf(booking);
  if (isPaidAtHotel(booking) && isSold(cancellationCase)) return leadAtHotel(booking, terms, intl, t);
  return t(
    cancellationCase === 'paid' && cancelOffer(booking).kind === 'tickets'
      ? 'cancel.leadPaidTickets'
      : cancelTexts[cancellationCase].lead,
  );
}

/** Whether the booking is confirmed, so that its terms decide. */
export function isSold(cancellationCase: CancellationCase): boolean {
  return cancellationCase === 'paid' || cancellationCase === 'account';
}

function leadAtHotel(booking: BookingView, terms: CancelTerms | undefined, intl: string, t: TextOf): string {
  if (!terms) return t('stay.leadAtHotel');
  if (terms.chargeAtHotel > 0)
    return t('stay.leadAtHotelCharge', { sum: sumText(terms.chargeAtHotel, booking, intl) });
  const until = untilText(terms, booking, intl, t);
  return until === undefined
    ? t('stay.leadAtHotelFreeToEnd')
    : t('stay.leadAtHotelFree', { until, city: booking.trip.tourCity });
}

/** Label of the button that cancels: what the button does and what is refunded, with the amount once it is known. */
export function cancelLabel(
  booking: BookingView,
  terms: CancelTerms | undefined,
  intl: string,
  t: TextOf,
): string {
  const cancellationCase = cancellationCaseOf(booking);
  if (cancellationCase === 'withdraw') return t('cancel.withdraw');
  if (cancellationCase === 'unpaid') return t('cancel.releaseSpots');
  if (!terms) return t('cancel.begin');
  if (isPaidAtHotel(booking)) return labelAtHotel(booking, terms, intl, t);
  if (terms.refund === 0) return t('cancel.forNothing');
  return t(cancellationCase === 'account' ? 'cancel.forLess' : 'cancel.forSum', {
    sum: sumText(terms.refund, booking, intl),
  });
}

function labelAtHotel(booking: BookingView, { chargeAtHotel }: CancelTerms, intl: string, t: TextOf): string {
  return chargeAtHotel === 0
    ? t('stay.forFree')
    : t('stay.forCharge', { sum: sumText(chargeAtHotel, booking, intl) });
}

/** Until when the refund is valid, on the clock of the place. */
export function untilText(
  { until }: CancelTerms,
  { trip }: Pick<BookingView, 'trip'>,
  intl: string,
  t: TextOf,
): string | undefined {
  if (until === null) return undefined;
  const date = new Date(until);
  const day = formatDate(localDateAt(date, trip.timeZone), intl, 'day');
  return t('shell.dayTime', { day, time: localTimeAt(date, trip.timeZone) });
}
