export type NumberRange = { low: number; high: number };

/**
 * A range after one of its ends was moved: it stays within the bounds, and the moved end stops at the other
 * instead of passing it.
 */
export function clampRange(
  moved: Partial<NumberRange>,
  range: NumberRange,
  bounds: NumberRange,
): NumberRange {
  const low = moved.low ?? range.low;
  const high = moved.high ?? range.high;
  return {
    low: between(low, bounds.low, moved.low === undefined ? bounds.high : range.high),
    high: between(high, moved.high === undefined ? bounds.low : range.low, bounds.high),
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
