import { useLayoutEffect, useRef, useState } from 'react';
import { type CarouselGeometry, carouselPosition, carouselStep } from './carousel-position.ts';

/** Where a strip of equal items stands, and how to move it. */
export function useCarousel() {
  const strip = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ index: 0, stops: 1 });
  // While the strip is still moving, a second press counts from where the first one leads.
  const aim = useRef<number>(null);

  function measure() {
    if (strip.current === null) return;
    const next = carouselPosition(geometryOf(strip.current));
    if (next.index === aim.current) aim.current = null;
    setPosition((known) => (known.index === next.index && known.stops === next.stops ? known : next));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the same strip for as long as it stands.
  useLayoutEffect(() => {
    if (strip.current === null) return;
    const resized = new ResizeObserver(measure);
    resized.observe(strip.current);
    return () => resized.disconnect();
  }, []);

  function show(index: number) {
    if (strip.current === null) return;
    // Measured now: a press may come before the browser has told how large the strip is.
    const geometry = geometryOf(strip.current);
    const now = carouselPosition(geometry);
    const target = Math.max(0, Math.min(index, now.stops - 1));
    aim.current = target === now.index ? null : target;
    // Smooth or at once is the style sheet's to say: it knows who wants no motion.
    strip.current.scrollTo({ left: target * carouselStep(geometry) });
  }

  function forgetAim() {
    aim.current = null;
  }

  return {
    ...position,
    show,
    move: (items: number) => show((aim.current ?? position.index) + items),
    wiring: { ref: strip, onScroll: measure, onPointerDown: forgetAim, onScrollEnd: forgetAim },
  };
}

/** The gap is the style sheet's, so that item and gap may change with the screen. */
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
