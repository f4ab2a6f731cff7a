import {
  addDays,
  daysBetween,
  type LocalDate,
  localDate,
  parseLocalDate,
} from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';

/** `today`, `today+21` or `today-3`: at most 9999 days. */
const RELATIVE_DAY = /^today(?:([+-])(\d{1,4}))?$/;

/**
 * Whether a day is between 2000 and 2099. Nothing is sold for later days, and earlier ones are no longer
 * needed.
 */
function isInThisCentury(day: LocalDate | undefined): boolean {
  return day !== undefined && day >= '2000' && day < '2100';
}

const INVALID_DAY = 'is not a day of the calendar, or is of another century';

/**
 * A calendar day, or a day counted from the day of the import: `today+21`. Only demonstration catalogues use
 * the second form, so that they stay current.
 */
export const dayInFile = z
  .string()
  .refine((text) => isInThisCentury(parseLocalDate(text)) || RELATIVE_DAY.test(text), INVALID_DAY);

/** A calendar day, not counted from another day. */
export const calendarDayInFile = z
  .string()
  .refine((text) => isInThisCentury(parseLocalDate(text)), INVALID_DAY);

/** An instant of this century, in UTC. */
export const instantInFile = z.iso
  .datetime()
  .refine((text) => isInThisCentury(parseLocalDate(text.slice(0, 10))), 'is of another century');

/**
 * The calendar day that a file names, counted from the day of the import where it says so. `text` was checked by
 * `dayInFile`; any other text throws.
 */
export function resolveDay(text: string, today: LocalDate): LocalDate {
  const [whole, sign, days = '0'] = RELATIVE_DAY.exec(text) ?? [];
  if (whole === undefined) return localDate(text);
  return addDays(today, sign === '-' ? -Number(days) : Number(days));
}

/**
 * Days from the first to the second: positive, zero or negative. Undefined if only one of them is counted
 * from today, because their order changes daily.
 */
export function daysFromFirstToSecond(first: string, second: string): number | undefined {
  const relativeDays = [first, second].filter((day) => day.startsWith('today')).length;
  if (relativeDays === 1) return undefined;
  return relativeDays === 0
    ? daysBetween(localDate(first), localDate(second))
    : daysFromToday(second) - daysFromToday(first);
}

function daysFromToday(day: string): number {
  return Number(day.slice('today'.length));
}
