import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import type { Exchange } from '../../catalogue/prices/exchange-rates.ts';
import type { ListFacts } from './facts.ts';

export type PricesOf = (product: Pick<ListFacts, 'currency' | 'priceMinor'>, percent: number) => number[];

/** The price in a currency without an exchange rate: sorted after all others and never shown. */
export const noPrice = Number.POSITIVE_INFINITY;

/**
 * The price of a product after a percentage off, in minor units of each currency that travellers can choose.
 * It is converted and rounded once, as on its card, so that lists sort by the prices they show.
 */
export function createPricesOf(exchange: Exchange): PricesOf {
  return ({ currency, priceMinor }, percent) =>
    SELECTABLE_CURRENCIES.map((to) => {
      try {
        return exchange(priceMinor, currency, to, percent === 0 ? [] : [100 - percent]).amount;
      } catch {
        // A missing rate affects lists in that currency only. Other currencies must still work.
        return noPrice;
      }
    });
}
