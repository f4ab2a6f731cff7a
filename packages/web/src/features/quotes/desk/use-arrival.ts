import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { arriveAt } from './lead-to.ts';

/**
 * Whoever comes by a link to the desk stands there with the eye and the keyboard, once what is chosen shows: what the
 * page learns on the way in moves what is below it.
 */
export function useArrival(isReady: boolean): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once.
  useEffect(() => {
    if (isReady && hash === '#when') arriveAt('when');
  }, [isReady]);
}
