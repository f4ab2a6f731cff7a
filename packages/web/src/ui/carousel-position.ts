export type CarouselGeometry = {
  itemWidth: number;
  gap: number;
  scrollLeft: number;
  /** What shows of the strip, and all of it. */
  width: number;
  contentWidth: number;
};

/** One press moves a carousel by one item and the gap after it. */
export function carouselStep({ itemWidth, gap }: Pick<CarouselGeometry, 'itemWidth' | 'gap'>): number {
  return itemWidth + gap;
}

/** At which of its stops a carousel stands. The last stop is where the last item comes into view. */
export function carouselPosition(geometry: CarouselGeometry): { index: number; stops: number } {
  const step = carouselStep(geometry);
  // Widths are fractions of pixels and scroll positions are not always: a pixel of play.
  const rest = geometry.contentWidth - geometry.width - 1;
  if (step <= 0) return { index: 0, stops: 1 };
  const stops = Math.ceil(rest / step) + 1;
  const index = geometry.scrollLeft >= rest ? stops - 1 : Math.round(geometry.scrollLeft / step);
  return { index: Math.min(index, stops - 1), stops };
}
