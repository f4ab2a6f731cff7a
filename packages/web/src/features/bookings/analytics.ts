import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useEffect } from 'react';
import { pushSavedEvents, type SettledOrder } from '../../analytics/purchase-events.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useIsRead } from '../../store/saved-store.ts';
import { bookingStatus } from './booking-status.ts';
import type { BookingLookup } from './use-booking.ts';

/**
 * Sends the saved events of the checkout. The purchase event follows as soon as the server has confirmed the
 * booking.
 */
export function usePurchaseEvents(lookup: BookingLookup): void {
  const isRead = [useIsRead(useCommerceStore), useIsRead(useExtrasStore)].every(Boolean);
  const booking = lookup.state === 'found' && lookup.isFresh ? lookup.booking : undefined;
  useEffect(() => {
    if (isRead) pushSavedEvents(booking && settledOrder(booking));
  }, [isRead, booking]);
}

/**
 * Undefined while a bank may still accept or refuse. A booking on request counts as bought, because its
 * payment is authorised.
 */
export function settledOrder(booking: Pick<BookingView, 'orderNumber' | 'state'>): SettledOrder | undefined {
  const status = bookingStatus(booking);
  return status === 'pending'
    ? undefined
    : { orderNumber: booking.orderNumber, isBought: status !== 'ended' };
}
