import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { useBoughtStore } from '../../store/bought-store.ts';
import { browserStorage } from '../../store/browser-storage.ts';
import { forgetOffline, keepOffline } from './keep-offline.ts';

const storedAs = 'booking-key';

/** The bookings that this browser has opened, the last of them first: it keeps them until their owner says otherwise. */
export function useKeptBooking() {
  const { locale } = usePage();
  const [keptKey, setKeptKey] = useState<string | null>();
  const [isForgotten, setIsForgotten] = useState(false);
  const last = useRef('');
  useEffect(() => {
    const stored = browserStorage.getItem(storedAs);
    setKeptKey(typeof stored === 'string' ? stored : null);
  }, []);

  const keep = useCallback(
    (booking: ShownBooking) => {
      // What was said again in other words of time is the same.
      const said = JSON.stringify({ ...booking, utcNow: '' });
      if (said === last.current) return;
      last.current = said;
      browserStorage.setItem(storedAs, booking.accessKey);
      const page = window.location.pathname;
      keepOffline({ booking, page, locale }).catch((error: unknown) =>
        log('warn', 'The booking could not be kept for later', error),
      );
    },
    [locale],
  );

  function forget(accessKey: string) {
    useBoughtStore.getState().forgetConfirmation(accessKey);
    browserStorage.removeItem(storedAs);
    // The address still held it: whoever goes back or reloads is not to find it.
    window.history.replaceState({ ...window.history.state, usr: null }, '', window.location.pathname);
    forgetOffline(accessKey).then(
      (left) => left !== undefined && browserStorage.setItem(storedAs, left),
      (error: unknown) => log('warn', 'The booking could not be forgotten', error),
    );
    setIsForgotten(true);
  }

  return { keptKey, keep, forget, isForgotten };
}
