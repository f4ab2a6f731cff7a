import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';
import { offlineBookings } from '../../../store/offline-bookings.ts';
import { type BookingStatus, bookingStatus } from '../booking-status.ts';

export type BookingOfSailing = {
  readonly booking: BookingView;
  readonly status: Exclude<BookingStatus, 'ended'>;
};

/**
 * The bookings on this device for trips of a sailing that have not ended, by the position of the port call. None before
 * hydration, because the page is the same for all visitors.
 */
export function useBookingsOfSailing(routeId: string): ReadonlyMap<number, readonly BookingOfSailing[]> {
  const [bookings, setBookings] = useState<readonly BookingOfSailing[]>([]);
  useEffect(() => {
    let isActive = true;
    storedBookings().then(
      (found) => isActive && setBookings(found),
      (error: unknown) => log('warn', 'The stored bookings could not be read', error),
    );
    return () => {
      isActive = false;
    };
  }, []);
  const ofSailing = bookings.filter(({ booking }) => booking.trip.ship?.routeId === routeId);
  return Map.groupBy(ofSailing, ({ booking }) => booking.trip.ship?.position ?? -1);
}

/** The bookings that this browser may show as their contact person sees them, in the order of their starts. */
async function storedBookings(): Promise<readonly BookingOfSailing[]> {
  const owned = (await offlineBookings()).filter((booking) => booking.seenBy === 'owner');
  return owned
    .flatMap((booking) => {
      const status = bookingStatus(booking);
      return status === 'ended' ? [] : [{ booking, status }];
    })
    .toSorted((one, other) => one.booking.trip.startsAt.localeCompare(other.booking.trip.startsAt));
}
