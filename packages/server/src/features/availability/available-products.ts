import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { readOffers, readOffersOnSale } from '../catalogue/offers/read-offer.ts';
import { firstAvailableDay } from './next-available-day.ts';
import { type DaySpan, readInventory } from './read-inventory.ts';

export type AvailableProductsInput = DaySpan & {
  /** By UUID; all products on sale if omitted. */
  readonly productIds?: readonly string[] | undefined;
  readonly party: number;
  readonly now: Date;
};

/**
 * Finds the products that a party can book on these days, both ends included, and the first day of each. Used
 * by lists and filters. It takes a few statements, however many products are named.
 */
export async function availableProducts(
  database: Pick<Database, 'pool'>,
  { productIds, from, to, party, now }: AvailableProductsInput,
): Promise<Map<string, LocalDate>> {
  const offers = productIds ? await readOffers(database, productIds) : await readOffersOnSale(database);
  const inventory = await readInventory(database, offers, { from, to });
  const firstDays = new Map<string, LocalDate>();
  for (const offer of offers) {
    const today = localDateAt(now, offer.timeZone);
    const dayQuery = { offer, party, now, to, from: from < today ? today : from };
    const firstDay = firstAvailableDay(dayQuery, inventory);
    if (firstDay) firstDays.set(offer.productId, firstDay);
  }
  return firstDays;
}
