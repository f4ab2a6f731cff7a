import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { useCallback, useEffect, useState } from 'react';
import { FailedCall } from '../../api/calls.ts';
import { log } from '../../page/log.ts';
import { bookingStatus } from './booking-status.ts';
import { offlineBooking } from './offline/store.ts';

export type KnownBooking =
  | { readonly state: 'opening' }
  | { readonly state: 'known'; readonly booking: ShownBooking; readonly isFresh: boolean }
  | { readonly state: 'nothing' }
  | { readonly state: 'failed' };

/**
 * Polling intervals in milliseconds. A bank often answers within seconds, so polling begins fast and slows
 * down. A supplier takes hours and is polled every minute.
 */
const soonest = 2_000;
const latest = 30_000;
const eachMinute = 60_000;

/**
 * Reads the booking of an access key, and polls it while a bank or a supplier is expected to answer. A failed
 * request keeps the known booking.
 */
export function useBooking(accessKey: string | null | undefined) {
  const [known, setKnown] = useState<KnownBooking>({ state: 'opening' });
  useEffect(() => {
    if (accessKey === undefined) return;
    if (accessKey === null) return setKnown({ state: 'nothing' });
    const key = accessKey;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = soonest;

    async function ask() {
      clearTimeout(timer);
      const found = await show(key);
      if (!isWanted) return;
      setKnown((before) => merged(before, found));
      if (found.state === 'failed') timer = setTimeout(look, latest);
      if (found.state !== 'known') return;
      if (bookingStatus(found.booking) === 'requested') timer = setTimeout(look, eachMinute);
      if (found.booking.state !== 'awaiting_payment') return;
      timer = setTimeout(ask, pause);
      pause = Math.min(latest, pause * 1.5);
    }

    const look = () => document.visibilityState === 'visible' && void ask();
    void ask();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [accessKey]);
  /** Stores the answer of a call that changed the booking. */
  const learn = useCallback((booking: ShownBooking) => {
    setKnown((before) => merged(before, { state: 'known', booking, isFresh: true }));
  }, []);
  return { known, learn };
}

function merged(before: KnownBooking, found: KnownBooking): KnownBooking {
  if (before.state !== 'known') return found;
  if (found.state === 'failed' || (found.state === 'known' && !found.isFresh))
    return { ...before, isFresh: false };
  // This answer was requested before the change and arrived after it. Both times come from one clock in one
  // format.
  const isOlder = found.state === 'known' && found.booking.utcNow < before.booking.utcNow;
  return isOlder ? before : found;
}

async function show(accessKey: string): Promise<KnownBooking> {
  try {
    const { api } = await import('../../api/browser-client.ts');
    return { state: 'known', booking: await api.bookings.show({ accessKey }), isFresh: true };
  } catch (error) {
    log('warn', 'The booking could not be read', error);
    if (error instanceof FailedCall && error.status === 404) return { state: 'nothing' };
    const booking = await offlineBooking(accessKey).catch(() => undefined);
    return booking ? { state: 'known', booking, isFresh: false } : { state: 'failed' };
  }
}
