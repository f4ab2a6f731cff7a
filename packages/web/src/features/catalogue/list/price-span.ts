import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { PriceSpan } from './narrowing.ts';

type Bounds = { readonly min: number; readonly max: number };
type Handles = { readonly low: number; readonly high: number };

/** What two handles choose of all prices. Everything there is narrows nothing. */
export function priceSpan(
  { low, high }: Handles,
  { min, max }: Bounds,
  currency: SelectableCurrency,
): PriceSpan | undefined {
  const from = low > min ? low : undefined;
  // The lower end is the cheapest price rounded down: up to there would be nothing.
  const to = high < max ? Math.max(high, min + 1) : undefined;
  if (from === undefined && to === undefined) return;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), currency };
}
