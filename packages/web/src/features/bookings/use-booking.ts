import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { useCallback, useEffect, useState } from 'react';
import { FailedCall } from '../../api/calls.ts';
import { callAsAccount, isOwnKey } from '../../api/own-calls.ts';
import { log } from '../../page/log.ts';
import { forgetOffline, offlineBooking } from '../../store/offline-bookings.ts';
import { bookingStatus } from './booking-status.ts';

export type BookingLookup =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly booking: ShownBooking; readonly isFresh: boolean }
  | { readonly state: 'not_found' }
  | { readonly state: 'failed' };

/**
 * Polling intervals in milliseconds. A bank often answers within seconds, so polling begins fast and slows
 * down. A supplier takes hours and is polled every minute.
 */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const SUPPLIER_PAUSE = 60_000;

/**
 * Fetches the booking of an access key, and polls it while a bank or a supplier is expected to answer. A failed
 * request keeps the known booking.
 */
export function useBooking(accessKey: string | null | undefined) {
  const [lookup, setLookup] = useState<BookingLookup>({ state: 'loading' });
  useEffect(() => {
    if (accessKey === undefined) return;
    if (accessKey === null) return setLookup({ state: 'not_found' });
    // The booking of an earlier key must not stay if that of this key cannot be fetched.
    setLookup((previous) => (previous.state === 'loading' ? previous : { state: 'loading' }));
    const key = accessKey;
    let isActive = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE;

    async function fetchAgain() {
      clearTimeout(timer);
      const result = await fetchBooking(key);
      if (!isActive) return;
      setLookup((previous) => mergeLookups(previous, result));
      if (result.state === 'failed') timer = setTimeout(fetchIfVisible, LONGEST_PAUSE);
      if (result.state !== 'found') return;
      if (bookingStatus(result.booking) === 'requested') timer = setTimeout(fetchIfVisible, SUPPLIER_PAUSE);
      if (result.booking.state !== 'awaiting_payment') return;
      timer = setTimeout(fetchAgain, pause);
      pause = Math.min(LONGEST_PAUSE, pause * 1.5);
    }

    const fetchIfVisible = () => document.visibilityState === 'visible' && void fetchAgain();
    void fetchAgain();
    document.addEventListener('visibilitychange', fetchIfVisible);
    window.addEventListener('online', fetchIfVisible);
    return () => {
      isActive = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', fetchIfVisible);
      window.removeEventListener('online', fetchIfVisible);
    };
  }, [accessKey]);
  /** Stores the answer of a call that changed the booking. */
  const setBooking = useCallback((booking: ShownBooking) => {
    setLookup((previous) => mergeLookups(previous, { state: 'found', booking, isFresh: true }));
  }, []);
  return { lookup, setBooking };
}

function mergeLookups(previous: BookingLookup, result: BookingLookup): BookingLookup {
  if (previous.state !== 'found') return result;
  if (result.state === 'failed' || (result.state === 'found' && !result.isFresh))
    return { ...previous, isFresh: false };
  // This answer was requested before the change and arrived after it. Both times come from one clock in one
  // format.
  const isOlder = result.state === 'found' && result.booking.utcNow < previous.booking.utcNow;
  return isOlder ? previous : result;
}

async function showBooking(accessKey: string): Promise<ShownBooking> {
  if (isOwnKey(accessKey)) return callAsAccount((api) => api.bookings.show({ accessKey }));
  const { api } = await import('../../api/browser-client.ts');
  return api.bookings.show({ accessKey });
}

async function fetchBooking(accessKey: string): Promise<BookingLookup> {
  try {
    return { state: 'found', booking: await showBooking(accessKey), isFresh: true };
  } catch (error) {
    log('warn', 'The booking could not be loaded', error);
    const status = error instanceof FailedCall ? error.status : undefined;
    if (status === 404) {
      // Its data was erased, or its key is no longer valid.
      forgetOffline(accessKey).catch((failure: unknown) =>
        log('warn', 'The booking could not be removed from the device', failure),
      );
      return { state: 'not_found' };
    }
    // A session that has ended elsewhere opens no booking here, and its copy is for times without a connection.
    if (isOwnKey(accessKey) && (status === 401 || status === 403)) return { state: 'failed' };
    const booking = await offlineBooking(accessKey).catch(() => undefined);
    return booking ? { state: 'found', booking, isFresh: false } : { state: 'failed' };
  }
}
