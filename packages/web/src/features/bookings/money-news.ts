import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Text } from '../../i18n/use-text.ts';
import { bookingLook } from './booking-look.ts';
import { sumText } from './booking-words.ts';
import { settledSums } from './settled-sums.ts';

type Charged = Pick<BookingView, 'state' | 'paidTotal' | 'grandTotal' | 'invoices'>;

/** Whether it came to nothing before anything was charged, to a card or to an account. */
export function costsNothing({ state, paidTotal, grandTotal, invoices }: Charged): boolean {
  return bookingLook({ state }) === 'over' && paidTotal === 0 && grandTotal > 0 && invoices.length === 0;
}

/** What has become of the money of a booking that is over. */
export function moneyNews(booking: BookingView, intl: string, t: Text): string {
  const { method, isHeldOnly, grandTotal, refundedTotal, refundPending, state, paidTotal } = booking;
  const sum = (amount: number) => sumText(amount, booking, intl);
  if (costsNothing(booking)) {
    if (method === 'bill-organisation') return t('confirmation.notInvoiced');
    // Of what was never asked for nothing was set aside.
    return isHeldOnly && state !== 'expired'
      ? t('confirmation.released', { sum: sum(grandTotal) })
      : t('confirmation.nothingCharged');
  }
  if (method === 'bill-organisation') {
    const { back } = settledSums(booking);
    return back > 0 ? t('confirmation.offTheBill', { sum: sum(back) }) : t('confirmation.billStands');
  }
  if (refundedTotal > 0)
    return t(refundPending ? 'booking.refundUnderWay' : 'booking.refunded', { sum: sum(refundedTotal) });
  if (paidTotal === 0) return t('confirmation.nothingCharged');
  // Money that came too late, or for what was not to be had, goes back without being asked for.
  return t(state === 'cancelled' ? 'confirmation.nothingBack' : 'confirmation.moneyBack');
}
