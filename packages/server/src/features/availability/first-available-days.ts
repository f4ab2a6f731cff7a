import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { readOffers, readOffersOnSale } from '../catalogue/offers/read-offer.ts';
import { firstAvailableDay } from './next-available-day.ts';
import { type DaySpan, readInventory } from './read-inventory.ts';

export type FirstAvailableDaysInput = DaySpan & {
  /** By UUID. All products on sale if omitted, which only tests do. */
  readonly productIds?: readonly string[] | undefined;
  /** Number of travellers. */
  readonly party: number;
  readonly now: Date;
};

/**
 * Finds the products that a party can book on these days, both ends included, and the first day of each, by the
 * product's UUID. For the products of which `lists/available-on-days.ts` cannot decide from timetables alone. It takes a
 * few statements, however many products are named. Days that have passed at the place are skipped.
 */
export async function firstAvailableDays(
  database: Pick<Database, 'pool'>,
  { productIds, from, to, party, now }: FirstAvailableDaysInput,
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
