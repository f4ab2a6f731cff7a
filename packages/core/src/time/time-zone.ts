import { dateTimeFormat } from '../locale/intl.ts';
import { addDays, type LocalDate, localDate, utcMidnight } from './local-date.ts';
import { type LocalTime, localTime, minutesOfDay } from './local-time.ts';

const DAY = 86_400_000;

/** IANA names only. A bare offset ("+02:00") is refused: it does not know when the clocks change. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What day it is there. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return localDate(new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10));
}

/** What the wall clock there shows, to the minute. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  return localTime(new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(11, 16));
}

/**
 * The instant at which the clock there shows this time on this day. Where clocks go back a time comes twice:
 * the earlier is meant. Where they go forward a time is missing: as much is added as was skipped (02:30 in
 * Berlin on 28 March 2027 is 03:30), so that a start in the gap comes after it and never before.
 */
export function localDateTimeToInstant(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const wall = utcMidnight(date) + minutesOfDay(time) * 60_000;
  const offset = steadyOffset(date, timeZone);
  if (offset !== undefined) return new Date(wall - offset);
  // A day to each side is outside any gap or overlap around this time, and inside the rules next to it.
  const before = wall - offsetAt(wall - DAY, timeZone);
  const after = wall - offsetAt(wall + DAY, timeZone);
  const candidates = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
  return new Date(candidates.length === 0 ? before : Math.min(...candidates));
}

const steadyOffsets = new Map<string, number | undefined>();
const mostRemembered = 5_000;

/**
 * How far the clock there is from UTC on a day around which it is not changed, as on all but a few of a year. Remembered:
 * a year of departures asks about each of its days for every start, and to ask the clock takes longer than all else.
 */
function steadyOffset(date: LocalDate, timeZone: string): number | undefined {
  const key = `${timeZone} ${date}`;
  if (steadyOffsets.has(key)) return steadyOffsets.get(key);
  const midnight = utcMidnight(date);
  const before = offsetAt(midnight - DAY, timeZone);
  const offset = before === offsetAt(midnight + 2 * DAY, timeZone) ? before : undefined;
  if (steadyOffsets.size >= mostRemembered) steadyOffsets.clear();
  steadyOffsets.set(key, offset);
  return offset;
}

/** The instant at which the day there ends; what was "today" on a page is wrong from then on. */
export function nextMidnightAt(instant: Date, timeZone: string): Date {
  return localDateTimeToInstant(addDays(localDateAt(instant, timeZone), 1), localTime('00:00'), timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant;
}

// The wall clock's reading as if it were UTC, to the second: two such readings can be subtracted.
function wallClock(instant: number, timeZone: string): number {
  const format = dateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = format.formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}
