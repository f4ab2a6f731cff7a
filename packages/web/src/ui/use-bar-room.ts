import { type RefObject, useEffect, useRef } from 'react';

/** Current height of each bar at the lower edge. */
const heights = new Map<object, number>();

/**
 * Keeps `--bar-room` equal to the total height of the bars at the lower edge, in every language and text
 * size. Everything placed at that edge reads it: the end of the page, the scroll padding for the focus,
 * toasts and the offline strip. A hidden bar has no height, so of two alternating bars only the visible one
 * counts.
 */
export function useBarRoom<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      heights.set(current, current.getBoundingClientRect().height);
      sendHeight();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      heights.delete(current);
      sendHeight();
    };
  }, []);
  return bar;
}

function sendHeight(): void {
  const { style } = document.documentElement;
  if (heights.size === 0) style.removeProperty('--bar-room');
  else style.setProperty('--bar-room', `${[...heights.values()].reduce((sum, height) => sum + height, 0)}px`);
}
