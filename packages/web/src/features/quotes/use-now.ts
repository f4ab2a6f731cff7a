import { useSyncExternalStore } from 'react';

/** The browser's clock, by the second. A tab that slept in the background looks at it as soon as it is seen again. */
export function useNow(): number {
  return useSyncExternalStore(listenToClock, wholeSecond, () => 0);
}

/** For what depends on the time, and shows less often than every second. */
export function listenToClock(told: () => void): () => void {
  // Twice a second, or a second would now and then be skipped by a timer that runs a little late.
  const timer = setInterval(told, 500);
  document.addEventListener('visibilitychange', told);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', told);
  };
}

function wholeSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}
