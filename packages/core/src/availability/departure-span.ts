import { addDays, type LocalDate, localTime, utcMidnight } from '../time/local-date-time.ts';
import { localDateTimeToInstant } from '../time/time-zone.ts';
import type { DepartureTime } from './timetable.ts';

export type DepartureToTime = {
  readonly date: LocalDate;
  readonly start: DepartureTime;
  readonly timeZone: string;
  readonly durationMinutes: number | null;
  readonly cutoffMinutes: number;
};

export type Span = { readonly from: Date; readonly to: Date };

/**
 * From when to when a departure takes place; the span is never empty. An option with opening hours takes
 * place while it is open.
 */
export function departureSpan({ date, start, timeZone, durationMinutes }: DepartureToTime): Span {
  const from = localDateTimeToInstant(date, start.time ?? start.open?.opens ?? midnight, timeZone);
  if (start.time !== null || !start.open)
    return { from, to: new Date(from.getTime() + (durationMinutes ?? defaultDurationMinutes) * minute) };
  const { opens, closes } = start.open;
  const lastDay = closes <= opens ? addDays(date, 1) : date;
  const to = localDateTimeToInstant(lastDay, closes, timeZone);
  // A clock change may move the opening past the closing.
  return { from, to: to > from ? to : new Date(from.getTime() + minute) };
}

/**
 * Booking ends at the supplier's cut-off before the departure, or before closing. It also ends with the day
 * itself, even if the option is open past midnight: travellers cannot choose a past day.
 */
export function bookableUntil(when: DepartureToTime): Date {
  const { from, to } = departureSpan(when);
  const last = when.start.time === null ? to : from;
  const cutOff = new Date(last.getTime() - when.cutoffMinutes * minute);
  if (when.start.time !== null) return cutOff;
  const endOfDay = localDateTimeToInstant(addDays(when.date, 1), midnight, when.timeZone);
  return cutOff < endOfDay ? cutOff : endOfDay;
}

/**
 * The same instant, or, if that is days away, another instant on the same side of now. Whole months are
 * computed with it: asking the time zone about each departure would take longer than everything else.
 */
export function bookableUntilAsOf(now: Date, when: DepartureToTime): Date {
  const midnightUtc = utcMidnight(when.date);
  const soonest = midnightUtc - (when.cutoffMinutes + maxMinutesFromUtc) * minute;
  if (soonest > now.getTime()) return new Date(soonest);
  const latest = midnightUtc + (minutesPerDay + maxMinutesFromUtc) * minute;
  return latest <= now.getTime() ? new Date(latest) : bookableUntil(when);
}

const minute = 60_000;

const midnight = localTime('00:00');

/** Duration if none is given. */
const defaultDurationMinutes = 60;

const minutesPerDay = 24 * 60;

/** No time zone is further from UTC than Kiritimati, with fourteen hours; a clock change may add to it. */
const maxMinutesFromUtc = 16 * 60;
