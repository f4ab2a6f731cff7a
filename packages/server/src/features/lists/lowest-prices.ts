import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { NOT_ON_SALE } from './index/columns.ts';
import { noPrice } from './index/prices.ts';
import { validUntil } from './list-products.ts';
import type { Lists } from './watch-lists.ts';

export type LowestPricesInput = {
  readonly currency: SelectableCurrency;
  /** By default everything but hotels, whose prices are for a night. */
  readonly productType?: ProductType | undefined;
  readonly now: Date;
};

/** The lowest price of each place at which something is sold, as its card states it, and until when that is valid. */
export async function lowestPrices(
  lists: Pick<Lists, 'current'>,
  { currency, productType, now }: LowestPricesInput,
): Promise<{ prices: ReadonlyMap<string, Money>; until: Date | undefined }> {
  const current = await lists.current();
  const { columns } = current;
  const [places, types, prices] = [columns.codes('places'), columns.codes('type'), columns.prices(currency)];
  const isWanted = columns.facets.type.values.map((type) =>
    productType === undefined ? type !== 'hotels' : type === productType,
  );
  const lowestByCode = new Map<number, number>();
  for (let number = 0; number < columns.size; number++) {
    const code = places[number] ?? NOT_ON_SALE;
    const price = prices[number] ?? noPrice;
    if (code === NOT_ON_SALE || !isWanted[types[number] ?? 0] || !Number.isFinite(price)) continue;
    lowestByCode.set(code, Math.min(price, lowestByCode.get(code) ?? price));
  }
  const lowest = new Map<string, Money>();
  for (const [code, price] of lowestByCode)
    for (const place of columns.facets.places.values[code] ?? []) {
      const before = lowest.get(place);
      if (before === undefined || price < before.amount) lowest.set(place, money(price, currency));
    }
  return {
    prices: lowest,
    // Any product may become the cheapest of its place.
    until: validUntil(
      current,
      now,
      columns.promotions.nextChangeAt(() => true),
    ),
  };
}
