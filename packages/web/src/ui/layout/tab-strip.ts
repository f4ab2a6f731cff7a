import { useLayoutEffect, useRef } from 'react';

/** A row that scrolls sideways if it does not fit. The inner padding leaves room for the focus ring. */
export const tabStrip =
  'flex gap-3 overflow-x-auto overscroll-x-contain px-1 -mx-1 pt-1 [scrollbar-width:none] md:gap-5';

/** Look of a tab, and of a link in a row of links. */
export const tabLook = [
  'type-button-medium flex min-h-11 shrink-0 items-center gap-2 rounded-t-badge border-b-3 border-transparent px-1 pt-1 whitespace-nowrap',
  'text-ink-2 transition-colors hover:text-ink -outline-offset-3!',
  // Forced colours draw every border, even a transparent one. Only the current item may have one there.
  'forced-colors:border-b-0 forced-colors:aria-selected:border-b-3 forced-colors:aria-[current=page]:border-b-3',
  'aria-selected:border-coral aria-selected:text-ink aria-[current=page]:border-coral aria-[current=page]:text-ink',
].join(' ');

/** Scrolls a strip sideways so that its current item is fully visible whenever it changes. */
export function useCurrentInView<T extends HTMLElement>(current: string) {
  const strip = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: that another item is current is the whole occasion.
  useLayoutEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]');
    if (strip.current === null || item === null || item === undefined) return;
    const { scrollLeft, clientWidth } = strip.current;
    // Not `scrollIntoView`: on a page that has just opened it would also scroll the page down to the strip.
    strip.current.scrollLeft = scrollToShow(
      { scrollLeft, width: clientWidth },
      { left: item.offsetLeft - strip.current.offsetLeft, width: item.offsetWidth },
    );
  }, [current]);

  return strip;
}

export type Strip = { scrollLeft: number; width: number };
export type StripItem = { left: number; width: number };

/**
 * Scroll position at which an item of a strip is fully in view, with the smallest movement. An item wider
 * than the strip shows its beginning.
 */
export function scrollToShow(strip: Strip, item: StripItem): number {
  const end = item.left + item.width - strip.width;
  if (item.left < strip.scrollLeft || item.width > strip.width) return item.left;
  return Math.max(strip.scrollLeft, end);
}
