import { lowestPriceOf30Days, type PriceHistory } from './lowest-price-of-30-days.ts';

/** Part of a price; both numbers are in the same unit. */
export type Share = { readonly part: number; readonly whole: number };

/** A product with its prices and promotions. `priceMinor` is its stated price without any promotion. */
export type PricedProduct = PriceHistory & { readonly priceMinor: number };

/**
 * Lowest price of the thirty days before the promotion, as a share of the product's usual price. Every price
 * of a reduced product must be compared with it. Undefined if nothing is reduced, or if the product was never
 * sold without the promotion.
 */
export function priceBefore(product: PricedProduct): Share | undefined {
  const lowest = lowestPriceOf30Days(product)?.lowest;
  return lowest && { part: lowest.priceMinor * (100 - lowest.percent), whole: product.priceMinor * 100 };
}

/**
 * Percentage by which a price may be called reduced, compared with the earlier price. It is a whole number,
 * rounded down. Undefined if the price is less than one percent lower: then no price is struck through.
 */
export function percentSaved(percentOff: number, before: Share | undefined): number | undefined {
  if (!before) return undefined;
  const percent = Math.floor(100 - ((100 - percentOff) * before.whole) / before.part);
  return percent >= 1 ? percent : undefined;
}
