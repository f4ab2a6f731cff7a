import { convertMoney } from '@ashore/core/money/convert-money.ts';
import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import { lowestPriceOf30Days, type ReducedPrice } from '@ashore/core/pricing/lowest-price-of-30-days.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';

/** The earlier price that must be shown beside a reduction. */
export type LowestPrice = {
  readonly promotion: Promotion;
  /** In the supplier's currency. */
  readonly price: Money;
  /** The price before rounding, for display in another currency. Like every price, it is rounded once. */
  readonly unrounded: ReducedPrice;
};

type ProductPriceRow = {
  readonly id: string;
  readonly currency: string;
  readonly time_zone: string;
  readonly promotions: readonly Promotion[];
  readonly priceLog: readonly { readonly notedAt: string; readonly priceMinor: number }[];
};

/**
 * The lowest price of the last thirty days, for those of these products that are reduced now. A product
 * missing from the result is not reduced or has no earlier price. Such a product must not be shown as
 * reduced.
 */
export async function lowestPrices(
  { pool }: Pick<Database, 'pool'>,
  productIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LowestPrice>> {
  const { rows } = await pool.query<ProductPriceRow>(reducedProducts, [productIds, now]);
  const lowestPrices = new Map<string, LowestPrice>();
  for (const { id, currency, time_zone, promotions, priceLog } of rows) {
    const today = localDateAt(now, time_zone);
    const pricesByDay = priceLog.map(({ notedAt, priceMinor }) => ({
      since: localDateAt(new Date(notedAt), time_zone),
      priceMinor,
    }));
    const reduction = lowestPriceOf30Days({ prices: pricesByDay, promotions, today });
    if (!reduction?.lowest) continue;
    const { promotion, lowest } = reduction;
    lowestPrices.set(id, { promotion, price: roundedPrice(lowest, currency), unrounded: lowest });
  }
  return lowestPrices;
}

// Selects one day more on both sides than any time zone needs. The local date of the place then decides.
const reducedProducts = `select product.id, product.currency, location.time_zone,
  (select json_agg(json_build_object('percent', percent, 'bookFrom', book_from, 'bookUntil', book_until,
     'travelFrom', travel_from, 'travelUntil', travel_until)) from promotions where product_id = product.id) as promotions,
  coalesce((select json_agg(json_build_object('notedAt', utc_noted_at, 'priceMinor', price_minor) order by utc_noted_at)
     from price_log where product_id = product.id and currency = product.currency and utc_noted_at <= $2),
       '[]') as "priceLog"
  from products product join locations location on location.id = product.location_id
  where product.id = any($1::uuid[]) and exists (select from promotions where product_id = product.id
    and book_from <= ($2::timestamptz at time zone 'UTC')::date + 1
    and book_until >= ($2::timestamptz at time zone 'UTC')::date - 1)`;

function roundedPrice({ priceMinor, percent }: ReducedPrice, currency: string): Money {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is not a currency`);
  return convertMoney(money(priceMinor, currency), {
    to: currency,
    rate: '1',
    percentFactors: [100 - percent],
  });
}
