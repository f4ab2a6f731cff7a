import { useEffect, useState } from 'react';

type OfferTimes = { readonly hotelOfferExpiresAt: string; readonly utcNow: string };

/** The longest timer that a browser keeps. Offers end long before. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Until when prices are valid, on the clock of the browser, which may be wrong by hours: only the time that the server
 * said is left counts. Undefined before hydration, because the server does not know the reader's clock.
 */
export function useOfferEnd({ hotelOfferExpiresAt, utcNow }: OfferTimes) {
  const [end, setEnd] = useState<{ readonly at: Date; readonly isPast: boolean }>();
  useEffect(() => {
    const left = Date.parse(hotelOfferExpiresAt) - Date.parse(utcNow);
    const at = new Date(Date.now() + left);
    setEnd({ at, isPast: left <= 0 });
    const check = () => Date.now() >= at.getTime() && setEnd({ at, isPast: true });
    const timer = setTimeout(check, Math.max(0, Math.min(left, MAX_TIMER_MS)));
    // A tab that slept in the background looks at the clock when it wakes.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [hotelOfferExpiresAt, utcNow]);
  return end;
}
