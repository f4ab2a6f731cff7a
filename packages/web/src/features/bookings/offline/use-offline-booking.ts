import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOwnKey } from '../../../api/own-calls.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { lastBookingKey } from '../../../store/bookings-on-device.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import {
  forgetEnded,
  forgetOffline,
  keepOffline,
  keepOpenedOfAccount,
} from '../../../store/offline-bookings.ts';
import { bookingStatus } from '../booking-status.ts';
import { copiesOfAccount } from './copies-of-account.ts';

/**
 * Saves the key of the booking opened last, caches each opened booking for use without a connection, and forgets
 * a booking. The browser keeps them until they end, or the traveller removes them or logs out.
 */
export function useOfflineBooking() {
  const { locale } = usePage();
  const [storedKey, setStoredKey] = useState<string | null>();
  const [isForgotten, setIsForgotten] = useState(false);
  const last = useRef('');
  useEffect(() => {
    setStoredKey(lastBookingKey.read());
  }, []);

  const cache = useCallback(
    (booking: ShownBooking) => {
      // Answers that differ only in their time are the same.
      const serialised = JSON.stringify({ ...booking, utcNow: '' });
      if (serialised === last.current) return;
      last.current = serialised;
      const isOwn = isOwnKey(booking.accessKey);
      // The next person at this device may not be the traveller, so the page never opens a booking of an account by itself.
      if (!isOwn) lastBookingKey.note(booking.accessKey);
      store(booking).catch((error: unknown) => log('warn', 'The booking could not be cached', error));

      function store(shown: ShownBooking): Promise<void> {
        if (bookingStatus(shown) === 'ended') return forgetEnded(shown.orderNumber);
        if (isOwn) return keepOpenedOfAccount(shown, copiesOfAccount(locale));
        return keepOffline({ booking: shown, page: window.location.pathname, locale });
      }
    },
    [locale],
  );

  function forget(accessKey: string) {
    useBoughtStore.getState().forgetConfirmation(accessKey);
    lastBookingKey.forget();
    // The address still contains the key, or the router's state `usr` does (`shell/page/email-link-key.ts`).
    // Going back or reloading must not find it.
    window.history.replaceState({ ...window.history.state, usr: null }, '', window.location.pathname);
    forgetOffline(accessKey).then(
      (remainingKey) => remainingKey !== undefined && lastBookingKey.note(remainingKey),
      (error: unknown) => log('warn', 'The booking could not be removed from the device', error),
    );
    setIsForgotten(true);
  }

  return { storedKey, cache, forget, isForgotten };
}
