import { type RefObject, useEffect, useRef } from 'react';

/** The link that takes a column away goes with it: the focus goes to the headline, which says what is left. */
export function useFocusOnFewer(count: number): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) headline.current?.focus();
    before.current = count;
  }, [count]);
  return headline;
}
