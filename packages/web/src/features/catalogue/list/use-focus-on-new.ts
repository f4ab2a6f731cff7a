import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that was pressed for more moves away: the focus goes to the first of what it brought. Gives what notes that
 * it was pressed.
 */
export function useFocusOnNew(place: RefObject<Element | null>, shown: number): () => void {
  const focusFrom = useRef<number>(null);
  useEffect(() => {
    if (focusFrom.current === null || focusFrom.current >= shown) return;
    place.current
      ?.querySelectorAll<HTMLElement>('.card-link')
      [focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [place, shown]);
  return () => {
    focusFrom.current = shown;
  };
}
