import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import type { Exchange } from '../catalogue/read-exchange.ts';
import type { ListFacts } from './list-facts.ts';

export type PricesOf = (product: Pick<ListFacts, 'currency' | 'priceMinor'>, percent: number) => number[];

/** In a currency for which there is no rate: dearer than everything, and never shown. */
export const noPrice = Number.POSITIVE_INFINITY;

/**
 * What a product costs less so many percent, in each currency that travellers choose and its smallest unit: converted
 * and rounded once, as its card does it, so that nothing is sorted by a number that nobody sees.
 */
export function createPricesOf(exchange: Exchange): PricesOf {
  return ({ currency, priceMinor }, percent) =>
    SELECTABLE_CURRENCIES.map((to) => {
      try {
        return exchange(priceMinor, currency, to, percent === 0 ? [] : [100 - percent]).amount;
      } catch {
        // A rate that is missing is a fault of whoever asks for that currency, not of the whole list.
        return noPrice;
      }
    });
}
