import { addDays, type LocalDate, utcMidnight } from '../time/local-date.ts';
import { localTime } from '../time/local-time.ts';
import { localDateTimeToInstant } from '../time/time-zone.ts';
import type { Start } from './timetable.ts';

export type When = {
  readonly date: LocalDate;
  readonly start: Start;
  readonly timeZone: string;
  readonly durationMinutes: number | null;
  readonly cutoffMinutes: number;
};

export type Span = { readonly from: Date; readonly to: Date };

/** From when to when it takes place, never for no time at all. What is open all day takes place while it is open. */
export function departureSpan({ date, start, timeZone, durationMinutes }: When): Span {
  const from = localDateTimeToInstant(date, start.time ?? start.open?.opens ?? midnight, timeZone);
  if (start.time !== null || !start.open)
    return { from, to: new Date(from.getTime() + (durationMinutes ?? usualMinutes) * minute) };
  const { opens, closes } = start.open;
  const lastDay = closes <= opens ? addDays(date, 1) : date;
  const to = localDateTimeToInstant(lastDay, closes, timeZone);
  // A change of the clock may skip the opening to beyond the closing.
  return { from, to: to > from ? to : new Date(from.getTime() + minute) };
}

/**
 * Before it starts, or before it closes, by so much as its supplier needs; and never when its day is over, though what
 * opened on it may still be open: nobody can choose a day that has been.
 */
export function bookableUntil(when: When): Date {
  const { from, to } = departureSpan(when);
  const last = when.start.time === null ? to : from;
  const cutOff = new Date(last.getTime() - when.cutoffMinutes * minute);
  if (when.start.time !== null) return cutOff;
  const endOfDay = localDateTimeToInstant(addDays(when.date, 1), midnight, when.timeZone);
  return cutOff < endOfDay ? cutOff : endOfDay;
}

/**
 * The same, or where that is days away an instant on the same side of now. Months are told by it: asking the clock of a
 * place about each of their departures would take longer than everything else.
 */
export function bookableUntilAsOf(now: Date, when: When): Date {
  const midnightUtc = utcMidnight(when.date);
  const soonest = midnightUtc - (when.cutoffMinutes + mostFromUtc) * minute;
  if (soonest > now.getTime()) return new Date(soonest);
  const latest = midnightUtc + (wholeDay + mostFromUtc) * minute;
  return latest <= now.getTime() ? new Date(latest) : bookableUntil(when);
}

const minute = 60_000;

const midnight = localTime('00:00');

/** Of something that nobody has said the length of. */
const usualMinutes = 60;

const wholeDay = 24 * 60;

/** No clock is further from UTC than that of Kiritimati, by fourteen hours; a change of the clock may add to it. */
const mostFromUtc = 16 * 60;
