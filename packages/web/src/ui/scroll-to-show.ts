export type Strip = { scrollLeft: number; width: number };
export type StripItem = { left: number; width: number };

/**
 * Where a strip must be scrolled to so that one of its items is fully in view, moving no further than needed;
 * an item wider than the strip shows its beginning.
 */
export function scrollToShow(strip: Strip, item: StripItem): number {
  const end = item.left + item.width - strip.width;
  if (item.left < strip.scrollLeft || item.width > strip.width) return item.left;
  return Math.max(strip.scrollLeft, end);
}
