import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is drawn, in pixels; nought until that is known. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watching = new ResizeObserver(() => setWidth(current.getBoundingClientRect().width));
    watching.observe(current);
    return () => watching.disconnect();
  }, [element]);
  return width;
}
