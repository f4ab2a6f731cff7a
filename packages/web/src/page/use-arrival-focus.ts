import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of a page that is drawn by script only after the document has loaded, so that screen readers
 * announce it. A focus that the traveller or the page has already set stays. The heading needs `tabIndex={-1}`.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
