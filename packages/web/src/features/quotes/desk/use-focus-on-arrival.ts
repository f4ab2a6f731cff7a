import { useEffect, useRef } from 'react';

/** The focus goes to what has just appeared because of a press, if it shows: the desk has some parts in two places. */
export function useFocusOnArrival() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current?.checkVisibility()) ref.current.focus();
  }, []);
  return ref;
}
