const OF = 5;

/** A rating is rounded up to whole stars of five; the rest are shown at half opacity. */
export function starCount(rating: number): { full: number; rest: number } {
  if (!Number.isFinite(rating)) return { full: 0, rest: OF };
  // Averages come out of divisions: 4.000000000000001 is four stars, not five.
  const exact = Math.round(rating * 1e6) / 1e6;
  const full = Math.min(OF, Math.max(0, Math.ceil(exact)));
  return { full, rest: OF - full };
}
