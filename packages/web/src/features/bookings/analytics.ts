import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useEffect } from 'react';
import { pushSavedEvents, type Settled } from '../../analytics/purchase-events.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useIsRead } from '../../store/saved-store.ts';
import { bookingStatus } from './booking-status.ts';
import type { KnownBooking } from './use-booking.ts';

/**
 * Sends the events kept in the checkout. The purchase follows as soon as the server has reported on its
 * booking here.
 */
export function usePurchaseEvents(known: KnownBooking): void {
  const isRead = [useIsRead(useCommerceStore), useIsRead(useExtrasStore)].every(Boolean);
  const booking = known.state === 'known' && known.isFresh ? known.booking : undefined;
  useEffect(() => {
    if (isRead) pushSavedEvents(booking && settled(booking));
  }, [isRead, booking]);
}

/**
 * Undefined while a bank may still accept or refuse. A booking on request counts as bought, because its
 * payment is authorised.
 */
export function settled(booking: Pick<BookingView, 'orderNumber' | 'state'>): Settled | undefined {
  const look = bookingStatus(booking);
  return look === 'waiting' ? undefined : { orderNumber: booking.orderNumber, isBought: look !== 'over' };
}
