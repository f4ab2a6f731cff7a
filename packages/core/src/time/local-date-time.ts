/** A calendar day at some place, 'yyyy-MM-dd'. The place's time zone decides which instants it covers. */
export type LocalDate = string & { readonly brand: 'LocalDate' };

const DAY = 86_400_000;

/** Returns undefined for a date that does not exist, such as 29 February of a common year. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` moves 30 February into March, so the result is compared with the text.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return exists ? (text as LocalDate) : undefined;
}

/** For dates written in code and data, where an invalid one is a fault. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new RangeError(`"${text}" is not a day of the calendar`);
  return date;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  const laterDay = new Date(utcMidnight(date) + days * DAY);
  return localDate(
    Number.isNaN(laterDay.getTime()) ? `${date} + ${days}` : laterDay.toISOString().slice(0, 10),
  );
}

/**
 * Returns a negative number, zero or a positive number, as sorting expects. The largest units come first, so
 * text order is date order.
 */
export function compareLocalDates(left: LocalDate, right: LocalDate): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Number of midnights between the days; negative if `to` is the earlier day. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekday(date: LocalDate): number {
  return new Date(utcMidnight(date)).getUTCDay() || 7;
}

/** UTC has no clock changes. Every day there has the same length, so arithmetic is safe. */
export function utcMidnight(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getTime();
}

/** A wall-clock time at some place, 'HH:mm', 00:00 to 23:59. Text order is time order. */
export type LocalTime = string & { readonly brand: 'LocalTime' };

export function parseLocalTime(text: string): LocalTime | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? (text as LocalTime) : undefined;
}

/** For times written in code and data, where an invalid one is a fault. */
export function localTime(text: string): LocalTime {
  const time = parseLocalTime(text);
  if (time === undefined) throw new RangeError(`"${text}" is not a time of day`);
  return time;
}

export function minutesOfDay(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The part of the day in which something starts at this time. */
export function partOfDay(time: LocalTime): 'morning' | 'afternoon' | 'evening' {
  if (time < NOON) return 'morning';
  return time < EVENING ? 'afternoon' : 'evening';
}

export const NOON = localTime('12:00');
export const EVENING = localTime('17:00');
