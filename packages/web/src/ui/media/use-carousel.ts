import { useLayoutEffect, useRef, useState } from 'react';

/** Position of a strip of equal items, and functions to move it. */
export function useCarousel() {
  const strip = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ index: 0, stops: 1 });
  // Index the strip is scrolling to. While it moves, a second press counts from there.
  const targetIndex = useRef<number>(null);

  function measure() {
    if (strip.current === null) return;
    const next = carouselPosition(geometryOf(strip.current));
    if (next.index === targetIndex.current) targetIndex.current = null;
    setPosition((current) => (current.index === next.index && current.stops === next.stops ? current : next));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the same strip until it is unmounted.
  useLayoutEffect(() => {
    if (strip.current === null) return;
    const resized = new ResizeObserver(measure);
    resized.observe(strip.current);
    return () => resized.disconnect();
  }, []);

  // Both measure the strip: a press may come before the browser has reported its size or its last position.
  function show(index: number) {
    if (strip.current !== null) scrollToItem(strip.current, () => index);
  }

  function move(items: number) {
    if (strip.current !== null)
      scrollToItem(strip.current, (shownIndex) => (targetIndex.current ?? shownIndex) + items);
  }

  function scrollToItem(element: HTMLElement, indexFrom: (shownIndex: number) => number) {
    const geometry = geometryOf(element);
    const now = carouselPosition(geometry);
    const target = Math.max(0, Math.min(indexFrom(now.index), now.stops - 1));
    targetIndex.current = target === now.index ? null : target;
    // The style sheet decides whether scrolling is smooth, because it knows who prefers reduced motion.
    element.scrollTo({ left: target * carouselStep(geometry) });
  }

  function forgetTarget() {
    targetIndex.current = null;
  }

  return {
    ...position,
    show,
    move,
    wiring: { ref: strip, onScroll: measure, onPointerDown: forgetTarget, onScrollEnd: forgetTarget },
  };
}

/** Reads the gap from the style sheet, so that item and gap may change with the screen. */
function geometryOf(strip: HTMLElement): CarouselGeometry {
  const list = strip.firstElementChild;
  const item = list?.firstElementChild;
  return {
    itemWidth: item?.getBoundingClientRect().width ?? 0,
    gap: list ? Number.parseFloat(getComputedStyle(list).columnGap) || 0 : 0,
    scrollLeft: strip.scrollLeft,
    width: strip.clientWidth,
    contentWidth: strip.scrollWidth,
  };
}

type CarouselGeometry = {
  itemWidth: number;
  gap: number;
  scrollLeft: number;
  /** Visible width of the strip; `contentWidth` is its full width. */
  width: number;
  contentWidth: number;
};

/** One press moves a carousel by one item and the gap after it. */
export function carouselStep({ itemWidth, gap }: Pick<CarouselGeometry, 'itemWidth' | 'gap'>): number {
  return itemWidth + gap;
}

/** Index of the current stop and number of stops. The last stop is where the last item comes into view. */
export function carouselPosition(geometry: CarouselGeometry): { index: number; stops: number } {
  const step = carouselStep(geometry);
  // Widths may be fractions of pixels and scroll positions are sometimes whole, so this allows for one pixel.
  const maxScroll = geometry.contentWidth - geometry.width - 1;
  if (step <= 0) return { index: 0, stops: 1 };
  const stops = Math.ceil(maxScroll / step) + 1;
  const index = geometry.scrollLeft >= maxScroll ? stops - 1 : Math.round(geometry.scrollLeft / step);
  return { index: Math.min(index, stops - 1), stops };
}
