import { currencyExponents } from '@ashore/core/money/currencies.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { readExchange } from '../catalogue/read-exchange.ts';

type PriceSpan = { readonly priceFrom?: number | undefined; readonly priceTo?: number | undefined };

type Asked = PriceSpan & {
  readonly currency: SelectableCurrency;
  /** What the span is in, where it is not the currency of the list. */
  readonly priceIn?: SelectableCurrency | undefined;
};

/**
 * A span of prices in the currency of the list. Whole numbers, outwards: what was within the span that somebody chose or
 * was sent is within what is shown, and nobody reads a bound of 3,887.43.
 */
export async function priceSpanIn(
  database: Database,
  { priceFrom, priceTo, priceIn, currency }: Asked,
): Promise<PriceSpan> {
  const isOther = priceIn !== undefined && priceIn !== currency;
  if (!isOther || (priceFrom === undefined && priceTo === undefined)) return { priceFrom, priceTo };
  const exchange = await readExchange(database);
  const converted = (bound: number) =>
    exchange(Math.round(bound * 10 ** currencyExponents[priceIn]), priceIn, currency).amount /
    10 ** currencyExponents[currency];
  return {
    priceFrom: priceFrom === undefined ? undefined : Math.floor(converted(priceFrom)),
    priceTo: priceTo === undefined ? undefined : Math.ceil(converted(priceTo)),
  };
}
