import { bookableUntilAsOf } from '@ashore/core/availability/departure-span.ts';
import { startsOn } from '@ashore/core/availability/timetable.ts';
import { partyLimits } from '@ashore/core/pricing/party-limits.ts';
import { earliest } from '@ashore/core/time/instant.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { type Offer, readOffer } from '../catalogue/read-offer.ts';
import { daysOfAYear } from './next-available-day.ts';
import { readTaken, type TakenOf } from './read-taken.ts';

export type BookableDates = { readonly id: string; readonly now: Date };

export type DatesOfAYear = {
  readonly dates: LocalDate[];
  /** When the first of them goes by itself: at its cut-off, or at the end of the day there at the latest. */
  readonly until: Date;
};

/**
 * The days of a year on which one can come, for a page that is kept: the rules, less what is closed, sold out and cut
 * off. Holds are not subtracted, which come back in minutes, nor what is shared with other products: no news reach a
 * page about either. Who chooses such a day is told by the day itself.
 */
export async function bookableDates(
  database: Pick<Database, 'pool'>,
  { id, now }: BookableDates,
): Promise<DatesOfAYear | undefined> {
  const offer = await readOffer(database, id);
  if (!offer) return undefined;
  const from = localDateAt(now, offer.timeZone);
  const to = addDays(from, daysOfAYear - 1);
  const options = offer.options.map((option) => option.id);
  const taken = await readTaken(database, { options, from, to });
  const midnight = nextMidnightAt(now, offer.timeZone);
  const dates: LocalDate[] = [];
  const ends: Date[] = [midnight];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const end = bookableUntilOn(date, { offer, taken, midnight });
    if (!end || end <= now) continue;
    dates.push(date);
    ends.push(end);
  }
  return { dates, until: earliest(ends) ?? midnight };
}

type Asked = { readonly offer: Offer; readonly taken: TakenOf; readonly midnight: Date };

/** When the last departure of a day is cut off that has room; as seen from midnight, which is as far as a page is kept. */
function bookableUntilOn(
  date: LocalDate,
  { offer: { timeZone, options }, taken, midnight }: Asked,
): Date | undefined {
  const ends = options.flatMap(({ id, timetable, tickets, ...option }) =>
    startsOn(timetable, date).flatMap((start) => {
      const known = taken(id, date, start.time);
      const mostSold = partyLimits(tickets).group ? 0 : (known?.capacity ?? option.capacity) - 1;
      if (known && (known.closed || known.capacity === 0 || known.sold > mostSold)) return [];
      return [bookableUntilAsOf(midnight, { date, start, timeZone, ...option })];
    }),
  );
  return ends.reduce<Date | undefined>((last, end) => (last && last >= end ? last : end), undefined);
}
