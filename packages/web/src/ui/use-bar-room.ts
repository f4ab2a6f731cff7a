import { type RefObject, useEffect, useRef } from 'react';

/** Current height of each bar at the lower edge. */
const heights = new Map<object, number>();

type BarRoomOptions = {
  /** For a bar that a control on the page opens: the page scrolls if the bar would cover that control. */
  readonly uncoversFocus?: boolean;
};

/**
 * Keeps `--bar-room` equal to the total height of the bars at the lower edge, in every language and text
 * size. Everything placed at that edge reads it: the end of the page, the scroll padding for the focus,
 * toasts and the offline strip. A hidden bar has no height, so of two alternating bars only the visible one
 * counts.
 *
 * Bars that would take more of the screen than `LARGEST_SHARE`, as with very large text, do not stay at an edge but stand
 * in the page: the root then has `data-tall-bars`, and nothing reserves room.
 */
export function useBarRoom<Bar extends HTMLElement>({
  uncoversFocus = false,
}: BarRoomOptions = {}): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const isNew = !heights.has(current);
      heights.set(current, current.getBoundingClientRect().height);
      sendHeight();
      // The scroll padding is now that of the bar.
      if (isNew && uncoversFocus) document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(current);
    // A phone that is turned, or a keyboard on the screen, changes the share of a bar but not its height.
    window.addEventListener('resize', sendHeight);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', sendHeight);
      heights.delete(current);
      sendHeight();
    };
  }, [uncoversFocus]);
  return bar;
}

/** Of the height of the screen. */
const LARGEST_SHARE = 0.2;

function sendHeight(): void {
  const { documentElement: root } = document;
  const height = [...heights.values()].reduce((sum, one) => sum + one, 0);
  const isTall = height > LARGEST_SHARE * window.innerHeight;
  root.toggleAttribute('data-tall-bars', isTall);
  if (heights.size === 0) root.style.removeProperty('--bar-room');
  else root.style.setProperty('--bar-room', `${isTall ? 0 : height}px`);
}
