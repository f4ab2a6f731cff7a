import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useEffect } from 'react';
import { type Settled, tellKeptEvents } from '../../analytics/tell-kept-events.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { bookingLook } from './booking-look.ts';
import type { KnownBooking } from './use-booking.ts';

/** Tells what was kept in the checkout; its purchase as soon as the server has said here what became of it. */
export function useKeptEvents(known: KnownBooking): void {
  const isRead = [useIsRead(useCommerceStore), useIsRead(useExtrasStore)].every(Boolean);
  const booking = known.state === 'known' && known.isFresh ? known.booking : undefined;
  useEffect(() => {
    if (isRead) tellKeptEvents(booking && settled(booking));
  }, [isRead, booking]);
}

/** Undefined while a bank may still say either. What a supplier is asked for is bought: its money is held. */
export function settled(booking: Pick<BookingView, 'orderNumber' | 'state'>): Settled | undefined {
  const look = bookingLook(booking);
  return look === 'waiting' ? undefined : { orderNumber: booking.orderNumber, isBought: look !== 'over' };
}
