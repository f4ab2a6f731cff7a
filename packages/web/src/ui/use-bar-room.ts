import { type RefObject, useEffect, useRef } from 'react';

/** How high each bar is that lies at the lower edge now. */
const heights = new Map<object, number>();

/**
 * Keeps `--bar-room` as high as the bars at the lower edge are, in every language and size of text. Whatever ends or
 * stands there reads it: the end of the page, what the focus goes to, toasts, the strip that says that one is offline.
 * A bar that is not shown has no height, so of two that take turns only the one that is seen counts.
 */
export function useBarRoom<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      heights.set(current, current.getBoundingClientRect().height);
      tellRoom();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      heights.delete(current);
      tellRoom();
    };
  }, []);
  return bar;
}

function tellRoom(): void {
  const { style } = document.documentElement;
  if (heights.size === 0) style.removeProperty('--bar-room');
  else style.setProperty('--bar-room', `${[...heights.values()].reduce((sum, height) => sum + height, 0)}px`);
}
