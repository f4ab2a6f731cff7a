import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import type { Offer } from '../catalogue/offers/read-offer.ts';
import { departuresOn } from './departures-on.ts';
import { type InventoryOnDay, readInventory, type TakenInventory } from './read-inventory.ts';

export type NextAvailableDayInput = InventoryOnDay & {
  readonly offer: Pick<Offer, 'timeZone' | 'options'>;
  readonly party: number;
  readonly now: Date;
};

/** How many days ahead the next available day is searched: from a day to the same day a year later. */
export const SEARCH_DAYS_AHEAD = 365;

/**
 * Finds the first of these days, both ends included, on which a party can come together. Undefined if there
 * is none.
 */
export async function nextAvailableDay(
  database: Pick<Database, 'pool'>,
  input: NextAvailableDayInput,
): Promise<LocalDate | undefined> {
  return firstAvailableDay(input, await readInventory(database, [input.offer], input));
}

/** Like `nextAvailableDay`, when the inventory is already read. */
export function firstAvailableDay(
  { offer, party, now, from, to }: NextAvailableDayInput,
  inventory: TakenInventory,
): LocalDate | undefined {
  const { timeZone, options } = offer;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isFree = options.some((option) =>
      departuresOn({ option, timeZone, date, party, now, inventory }).some(({ state }) => state === 'free'),
    );
    if (isFree) return date;
  }
  return undefined;
}
