import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps `--bar-room` as high as a bar at the lower edge is, in every language and size of text. Whatever ends or stands
 * there reads it: the end of the page, what the focus goes to, toasts, the strip that says that one is offline.
 */
export function useBarRoom<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-room', `${current.getBoundingClientRect().height}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-room');
    };
  }, []);
  return bar;
}
