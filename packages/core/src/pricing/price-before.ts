import { lowestPriceOf30Days, type PriceHistory } from './lowest-price-of-30-days.ts';

/** A part of some price; both in the same unit. */
export type Share = { readonly part: number; readonly whole: number };

/** A product, its prices and its reductions; `priceMinor` is what it is said to cost without any. */
export type PricedProduct = PriceHistory & { readonly priceMinor: number };

/**
 * What everything that a reduced product sells must be compared with, as a share of its usual price: the lowest price
 * of the thirty days before. Undefined where nothing is reduced, or was never sold at another price.
 */
export function priceBefore(product: PricedProduct): Share | undefined {
  const lowest = lowestPriceOf30Days(product)?.lowest;
  return lowest && { part: lowest.priceMinor * (100 - lowest.percent), whole: product.priceMinor * 100 };
}

/**
 * By how much a reduction may be called one: in whole percent of what it must be compared with, never more than it is.
 * Undefined where it is no cheaper than that: then it is a price, and nothing is struck through beside it.
 */
export function percentSaved(percentOff: number, before: Share | undefined): number | undefined {
  if (!before) return undefined;
  const percent = Math.floor(100 - ((100 - percentOff) * before.whole) / before.part);
  return percent >= 1 ? percent : undefined;
}
