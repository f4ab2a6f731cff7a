import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';
import { bookingStatus } from '../booking-status.ts';

/**
 * The bookings on this device for trips of a sailing that have not ended, by the position of the port call. None before
 * hydration, because the page is the same for all visitors.
 */
export function useBookingsOfSailing(routeId: string): ReadonlyMap<number, readonly BookingView[]> {
  const [bookings, setBookings] = useState<readonly BookingView[]>([]);
  useEffect(() => {
    let isActive = true;
    bookingsOfSailing(routeId).then(
      (found) => isActive && setBookings(found),
      (error: unknown) => log('warn', 'The stored bookings could not be read', error),
    );
    return () => {
      isActive = false;
    };
  }, [routeId]);
  return Map.groupBy(bookings, ({ trip }) => trip.ship?.position ?? -1);
}

async function bookingsOfSailing(routeId: string): Promise<readonly BookingView[]> {
  const { offlineBookings } = await import('./store.ts');
  return (await offlineBookings())
    .filter((booking) => booking.seenBy === 'owner')
    .filter((booking) => booking.trip.ship?.routeId === routeId && bookingStatus(booking) !== 'ended')
    .toSorted((one, other) => one.trip.startsAt.localeCompare(other.trip.startsAt));
}
