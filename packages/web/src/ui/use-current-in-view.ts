import { useLayoutEffect, useRef } from 'react';
import { scrollToShow } from './scroll-to-show.ts';

/** A strip that scrolls sideways and shows its current item whole, whenever another one becomes current. */
export function useCurrentInView<T extends HTMLElement>(current: string) {
  const strip = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: that another item is current is the whole occasion.
  useLayoutEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]');
    if (strip.current === null || item === null || item === undefined) return;
    const { scrollLeft, clientWidth } = strip.current;
    // Not scrollIntoView: on a page that has just opened it would also scroll the page down to the strip.
    strip.current.scrollLeft = scrollToShow(
      { scrollLeft, width: clientWidth },
      { left: item.offsetLeft - strip.current.offsetLeft, width: item.offsetWidth },
    );
  }, [current]);

  return strip;
}
