import { bookableUntilAsOf } from '@ashore/core/availability/departure-span.ts';
import { departureTimesOn } from '@ashore/core/availability/timetable.ts';
import { partyLimits } from '@ashore/core/pricing/party-limits.ts';
import { earliestOf } from '@ashore/core/time/instant.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { type Offer, readOffer } from '../catalogue/offers/read-offer.ts';
import { SEARCH_DAYS_AHEAD } from './next-available-day.ts';
import { readTakenSpots, type TakenSpotsOf } from './read-taken-spots.ts';

export type BookableDatesInput = { readonly id: string; readonly now: Date };

export type DatesOfAYear = {
  readonly dates: LocalDate[];
  /** When the first of these dates is no longer valid: at its cut-off, or at midnight there at the latest. */
  readonly until: Date;
};

/**
 * The bookable days of a year, for a cached page: by the rules, without closed, sold-out and cut-off days.
 * Holds, which end within minutes, and shared resources are not subtracted, because neither
 * empties cached pages. A client that chooses such a day sees its real state there.
 */
export async function bookableDates(
  database: Pick<Database, 'pool'>,
  { id, now }: BookableDatesInput,
): Promise<DatesOfAYear | undefined> {
  const offer = await readOffer(database, id);
  if (!offer) return undefined;
  const from = localDateAt(now, offer.timeZone);
  const to = addDays(from, SEARCH_DAYS_AHEAD - 1);
  const options = offer.options.map((option) => option.id);
  const takenSpots = await readTakenSpots(database, { options, from, to });
  const midnight = nextMidnightAt(now, offer.timeZone);
  const dates: LocalDate[] = [];
  const ends: Date[] = [midnight];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const end = bookableUntilOn(date, { offer, takenSpots, midnight });
    if (!end || end <= now) continue;
    dates.push(date);
    ends.push(end);
  }
  return { dates, until: earliestOf(ends) ?? midnight };
}

type DatesInput = { readonly offer: Offer; readonly takenSpots: TakenSpotsOf; readonly midnight: Date };

/**
 * When the last departure of a day with available spots is cut off. Only instants before midnight are exact. A page is
 * cached until midnight at most, so any other instant only needs to be later.
 */
function bookableUntilOn(
  date: LocalDate,
  { offer: { timeZone, options }, takenSpots, midnight }: DatesInput,
): Date | undefined {
  const ends = options.flatMap(({ id, timetable, tickets, ...option }) =>
    departureTimesOn(timetable, date).flatMap((start) => {
      const departure = takenSpots(id, date, start.time);
      const mostSold = partyLimits(tickets).group ? 0 : (departure?.capacity ?? option.capacity) - 1;
      if (departure && (departure.closed || departure.capacity === 0 || departure.sold > mostSold)) return [];
      return [bookableUntilAsOf(midnight, { date, start, timeZone, ...option })];
    }),
  );
  return ends.reduce<Date | undefined>((last, end) => (last && last >= end ? last : end), undefined);
}
