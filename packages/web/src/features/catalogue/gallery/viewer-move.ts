type Stand = { readonly place: number; readonly count: number; readonly isZoomed: boolean };

/** What a key does in the viewer; undefined for any other. A picture that is zoomed is moved about by the arrows. */
export function viewerMove(
  key: string,
  { place, count, isZoomed }: Stand,
): { readonly place: number } | { readonly zoom: boolean } | undefined {
  if (key === '+' || key === '=') return { zoom: true };
  if (key === '-') return { zoom: false };
  if (key === 'Home') return { place: 0 };
  if (key === 'End') return { place: count - 1 };
  if (isZoomed) return undefined;
  if (key === 'ArrowLeft') return { place: Math.max(0, place - 1) };
  if (key === 'ArrowRight') return { place: Math.min(count - 1, place + 1) };
  return undefined;
}
