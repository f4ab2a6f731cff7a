import { dateTimeFormat } from '../locale/intl.ts';
import {
  addDays,
  type LocalDate,
  type LocalTime,
  localDate,
  localTime,
  minutesOfDay,
  utcMidnight,
} from './local-date-time.ts';

const DAY = 86_400_000;

/**
 * Accepts IANA names only. A bare offset ("+02:00") is refused, because it does not say when the clocks
 * change.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the local date at an instant. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return localDate(new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10));
}

/** Returns the local time at an instant, to the minute. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  return localTime(new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(11, 16));
}

/**
 * Returns the instant at which the local clock shows this time on this day. If clocks go back, a time occurs
 * twice, and the earlier instant is returned. If clocks go forward, a time is missing, and it moves forward
 * by the length of the gap. For example, 02:30 in Berlin on 28 March 2027 becomes 03:30. A departure in the
 * gap therefore starts after it, never before.
 */
export function localDateTimeToInstant(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const wall = utcMidnight(date) + minutesOfDay(time) * 60_000;
  const offset = steadyOffset(date, timeZone);
  if (offset !== undefined) return new Date(wall - offset);
  // A day before and a day after are outside any gap or overlap around this time. Each still has the offset
  // that applies on its side.
  const before = wall - offsetAt(wall - DAY, timeZone);
  const after = wall - offsetAt(wall + DAY, timeZone);
  const candidates = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
  return new Date(candidates.length === 0 ? before : Math.min(...candidates));
}

/**
 * Returns the instant at which a deadline passes that is stated in local time. If clocks go back, the time occurs twice
 * and the later one counts, in favour of the traveller. If clocks go forward past it, the deadline
 * passes at the first time that exists again. For example, 02:30 in Berlin on 28 March 2027 becomes 03:00.
 */
export function deadlineToInstant(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const wall = utcMidnight(date) + minutesOfDay(time) * 60_000;
  const offset = steadyOffset(date, timeZone);
  if (offset !== undefined) return new Date(wall - offset);
  const [before, after] = [offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)];
  const candidates = [wall - before, wall - after].filter((instant) => wallClock(instant, timeZone) === wall);
  return new Date(candidates.length === 0 ? endOfGap(wall, before, timeZone) : Math.max(...candidates));
}

/** The instant of the clock change in which a local time is missing. */
function endOfGap(wall: number, offsetBefore: number, timeZone: string): number {
  let [steady, changed] = [wall - DAY, wall + DAY];
  while (changed - steady > 60_000) {
    const middle = Math.floor((steady + changed) / 120_000) * 60_000;
    if (offsetAt(middle, timeZone) === offsetBefore) steady = middle;
    else changed = middle;
  }
  return changed;
}

const steadyOffsets = new Map<string, number | undefined>();
const MAX_CACHED_OFFSETS = 5_000;

/**
 * Offset from UTC on a day without a clock change around it. Only a few days of a year have one. The offset
 * is cached, because reading the clock takes longer than the rest. A year of departures needs the offset of
 * each day for every start time.
 */
function steadyOffset(date: LocalDate, timeZone: string): number | undefined {
  const key = `${timeZone} ${date}`;
  if (steadyOffsets.has(key)) return steadyOffsets.get(key);
  const midnight = utcMidnight(date);
  const before = offsetAt(midnight - DAY, timeZone);
  const offset = before === offsetAt(midnight + 2 * DAY, timeZone) ? before : undefined;
  if (steadyOffsets.size >= MAX_CACHED_OFFSETS) steadyOffsets.clear();
  steadyOffsets.set(key, offset);
  return offset;
}

/** Returns the instant at which the local day ends. A page that shows "today" is wrong from then on. */
export function nextMidnightAt(instant: Date, timeZone: string): Date {
  return localDateTimeToInstant(addDays(localDateAt(instant, timeZone), 1), localTime('00:00'), timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  return readWallClock(instant, timeZone) - instant;
}

// Returns the wall clock's reading as if it were UTC, to the second. Two such readings can be subtracted.
function wallClock(instant: number, timeZone: string): number {
  const offset = offsetOfUtcDay(Math.floor(instant / DAY), timeZone);
  return offset === undefined
    ? readWallClock(instant, timeZone)
    : Math.floor(instant / 1_000) * 1_000 + offset;
}

const offsetsOfZones = new Map<string, Map<number, number | undefined>>();
let cachedOffsets = 0;

/** Offset from UTC during the whole of a day of UTC; undefined on the few days on which it changes. */
function offsetOfUtcDay(day: number, timeZone: string): number | undefined {
  const cached = offsetsOfZones.get(timeZone);
  if (cached?.has(day)) return cached.get(day);
  const [begin, end] = [day * DAY, (day + 1) * DAY];
  const before = readWallClock(begin, timeZone) - begin;
  const offset = before === readWallClock(end, timeZone) - end ? before : undefined;
  if (cachedOffsets >= MAX_CACHED_OFFSETS) {
    offsetsOfZones.clear();
    cachedOffsets = 0;
  }
  const offsets = offsetsOfZones.get(timeZone) ?? new Map<number, number | undefined>();
  offsetsOfZones.set(timeZone, offsets.set(day, offset));
  cachedOffsets += 1;
  return offset;
}

function readWallClock(instant: number, timeZone: string): number {
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
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
    partOf('second'),
  );
}
