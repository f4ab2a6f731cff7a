import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { track } from './track.ts';

/** Money goes back for a booking, or for some of its tickets: as much as was said before the traveller agreed. */
export function trackRefund(
  { orderNumber, currencyCode }: Pick<BookingView, 'orderNumber' | 'currencyCode'>,
  sum: number,
): void {
  track({ event: 'refund', ecommerce: { transaction_id: orderNumber, currency: currencyCode, value: sum } });
}
