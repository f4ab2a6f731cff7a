import { useEffect, useState } from 'react';
import { log } from '../page/log.ts';
import { useBoughtStore } from './bought-store.ts';
import { forgetAllOffline, offlineBookings } from './offline-bookings.ts';
import { browserStorage } from './saved-store.ts';

const STORAGE_KEY = 'booking-key';

/** The key of the booking that was opened last. */
export const lastBookingKey = {
  read(): string | null {
    const storedKey = browserStorage.getItem(STORAGE_KEY);
    return typeof storedKey === 'string' ? storedKey : null;
  },
  note(accessKey: string): void {
    browserStorage.setItem(STORAGE_KEY, accessKey);
  },
  forget(): void {
    browserStorage.removeItem(STORAGE_KEY);
  },
};

/** Whether this device stores bookings for use offline. False before they are read. */
export function useHasBookingsOnDevice(): boolean {
  const [hasBookings, setHasBookings] = useState(false);
  useEffect(() => {
    let isActive = true;
    offlineBookings().then(
      (bookings) => isActive && setHasBookings(bookings.length > 0),
      (error: unknown) => log('warn', 'The stored bookings could not be read', error),
    );
    return () => {
      isActive = false;
    };
  }, []);
  return hasBookings;
}

/** Removes all bookings from this device. They stay in the emails of the traveller, and in the account. */
export async function forgetBookingsOnDevice(): Promise<void> {
  useBoughtStore.getState().startNewCheckout();
  lastBookingKey.forget();
  try {
    await forgetAllOffline();
  } catch (error) {
    log('warn', 'The bookings could not be removed from the device', error);
  }
}
