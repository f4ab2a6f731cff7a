import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { readOffers, readOffersOnSale } from '../catalogue/read-offer.ts';
import { firstFreeDay } from './next-available-day.ts';
import { type Days, readInventory } from './read-inventory.ts';

export type AvailableProducts = Days & {
  /** By UUID; all that is on sale where they are not said. */
  readonly productIds?: readonly string[] | undefined;
  readonly party: number;
  readonly now: Date;
};

/**
 * Which products so many can book on one of these days, both ends included, and the first day of each: for lists and
 * filters. A few statements, however many products are asked about.
 */
export async function availableProducts(
  database: Pick<Database, 'pool'>,
  { productIds, from, to, party, now }: AvailableProducts,
): Promise<Map<string, LocalDate>> {
  const offers = productIds ? await readOffers(database, productIds) : await readOffersOnSale(database);
  const inventory = await readInventory(database, offers, { from, to });
  const found = new Map<string, LocalDate>();
  for (const offer of offers) {
    const today = localDateAt(now, offer.timeZone);
    const asked = { offer, party, now, to, from: from < today ? today : from };
    const first = firstFreeDay(asked, inventory);
    if (first) found.set(offer.productId, first);
  }
  return found;
}
