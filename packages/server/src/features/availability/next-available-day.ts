import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Offer } from '../catalogue/read-offer.ts';
import { departuresOn } from './departures-on.ts';
import { type AskedInventory, type Inventory, readInventory } from './read-inventory.ts';

export type NextAvailableDay = AskedInventory & {
  readonly offer: Pick<Offer, 'timeZone' | 'options'>;
  readonly party: number;
  readonly now: Date;
};

/** How far ahead is looked for the next day: from this day to the same day a year later. */
export const daysOfAYear = 365;

/** The first of these days, both ends included, on which so many can come together; undefined where there is none. */
export async function nextAvailableDay(
  database: Pick<Database, 'pool'>,
  asked: NextAvailableDay,
): Promise<LocalDate | undefined> {
  return firstFreeDay(asked, await readInventory(database, [asked.offer], asked));
}

/** The same where it is known what is taken. */
export function firstFreeDay(
  { offer, party, now, from, to }: NextAvailableDay,
  inventory: Inventory,
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
