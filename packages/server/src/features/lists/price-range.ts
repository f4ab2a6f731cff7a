import { currencyExponents } from '@ashore/core/money/currencies.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect.ts';
import { readExchange } from '../catalogue/prices/exchange-rates.ts';
import { validUntil } from './list-products.ts';
import type { Lists } from './watch-lists.ts';

type PriceRange = { readonly priceFrom?: number | undefined; readonly priceTo?: number | undefined };

type PriceRangeQuery = PriceRange & {
  readonly currency: SelectableCurrency;
  /** The currency of the price range, if it differs from the currency of the list. */
  readonly priceIn?: SelectableCurrency | undefined;
};

/**
 * Converts a price range to the currency of the list, rounded outwards to whole units. Prices within the
 * original range stay within the converted range. Visitors see no bound like 3,887.43.
 */
export async function convertPriceRange(
  database: Database,
  { priceFrom, priceTo, priceIn, currency }: PriceRangeQuery,
): Promise<PriceRange> {
  const isOther = priceIn !== undefined && priceIn !== currency;
  if (!isOther || (priceFrom === undefined && priceTo === undefined)) return { priceFrom, priceTo };
  const exchange = await readExchange(database);
  const convertedBound = (bound: number) =>
    exchange(Math.round(bound * 10 ** currencyExponents[priceIn]), priceIn, currency).amount /
    10 ** currencyExponents[currency];
  return {
    priceFrom: priceFrom === undefined ? undefined : Math.floor(convertedBound(priceFrom)),
    priceTo: priceTo === undefined ? undefined : Math.ceil(convertedBound(priceTo)),
  };
}

/** When the price of one of these products may next change by the clock; undefined if no price can. */
export async function pricesValidUntil(
  lists: Pick<Lists, 'current'>,
  ids: readonly string[],
  now: Date,
): Promise<Date | undefined> {
  const current = await lists.current();
  const { columns } = current;
  const wantedNumbers = new Set(ids.map(columns.numberOf));
  return validUntil(
    current,
    now,
    columns.promotions.nextChangeAt((number) => wantedNumbers.has(number)),
  );
}
