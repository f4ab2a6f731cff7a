import { isDeepStrictEqual } from 'node:util';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import type { HotelInFile } from '../file/hotel-file.ts';
import type { ExportedHotel, ExportedNight, ExportedRateDay } from './read-hotels.ts';

/** What differs from the usual rules of a rate, by days that follow each other. */
export function rateDaysToFile(days: readonly ExportedRateDay[]) {
  return periodsOf(days, ({ day }) => day, dayRule).map(({ from, to, rule }) => ({ from, to, ...rule }));
}

function dayRule(row: ExportedRateDay) {
  return {
    ...(row.min_nights !== null && { minNights: row.min_nights }),
    ...(row.max_nights !== null && { maxNights: row.max_nights }),
    ...(row.closed_to_arrival && { closedToArrival: true as const }),
    ...(row.closed_to_departure && { closedToDeparture: true as const }),
    ...(row.closed && { closed: true as const }),
  };
}

/** Rooms with the same nights and the same rule stand together, in the order of the rooms. */
export function nightsToFile({ rooms, nights }: ExportedHotel): NonNullable<HotelInFile['nights']> {
  const entries = rooms.flatMap(({ id, slug }) => {
    const ofRoom = nights.filter(({ room_type_id }) => room_type_id === id);
    return periodsOf(ofRoom, ({ night }) => night, nightRule).map((period) => ({ slug, period }));
  });
  const groups = [...Map.groupBy(entries, ({ period }) => JSON.stringify(period)).values()];
  return groups
    .flatMap((group) => {
      const period = group[0]?.period;
      const slugs = group.map(({ slug }) => slug);
      return period ? [{ rooms: slugs, from: period.from, to: period.to, ...period.rule }] : [];
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

function nightRule({ wanted_capacity, is_own_capacity, closed }: ExportedNight) {
  return {
    ...(is_own_capacity && { count: wanted_capacity }),
    ...(closed && { closed: true as const }),
  };
}

type Period<Rule> = { readonly from: string; to: string; readonly rule: Rule };

/** Joins days that follow each other and have the same rule. */
function periodsOf<Row, Rule>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  ruleOf: (row: Row) => Rule,
): Period<Rule>[] {
  const periods: Period<Rule>[] = [];
  for (const row of rows) {
    const [day, rule, last] = [dayOf(row), ruleOf(row), periods.at(-1)];
    if (last && isDeepStrictEqual(last.rule, rule) && addDays(localDate(last.to), 1) === day) last.to = day;
    else periods.push({ from: day, to: day, rule });
  }
  return periods;
}
