import {
  addDays,
  daysBetween,
  type LocalDate,
  localDate,
  parseLocalDate,
} from '@ashore/core/time/local-date.ts';
import { z } from 'zod';

const relative = /^today(?:([+-])(\d{1,4}))?$/;

/** Nothing is sold for a day beyond, and what was before is not asked for any more. */
function isOfOurTime(day: LocalDate | undefined): boolean {
  return day !== undefined && day >= '2000' && day < '2100';
}

/**
 * A day of the calendar, or one counted from the day on which the file is brought in: `today+21`. Only a world for
 * demonstrations wants the second, to be as alive next year as it is now.
 */
export const fileDay = z
  .string()
  .refine(
    (text) => isOfOurTime(parseLocalDate(text)) || relative.test(text),
    'is no day of the calendar, or of another century',
  );

/** A day as it is, and not counted from another. */
export const plainDay = z
  .string()
  .refine((text) => isOfOurTime(parseLocalDate(text)), 'is no day of the calendar, or of another century');

/** An instant of such a day. */
export const fileInstant = z.iso
  .datetime()
  .refine((text) => isOfOurTime(parseLocalDate(text.slice(0, 10))), 'is of another century');

export function dayOf(text: string, today: LocalDate): LocalDate {
  const [whole, sign, days = '0'] = relative.exec(text) ?? [];
  if (whole === undefined) return localDate(text);
  return addDays(today, sign === '-' ? -Number(days) : Number(days));
}

/**
 * How far the second stands behind the first: positive, zero or negative. Days counted from today compare with their
 * like only: the other order changes daily.
 */
export function orderOfDays(first: string, second: string): number | undefined {
  const counted = [first, second].filter((day) => day.startsWith('today')).length;
  if (counted === 1) return undefined;
  return counted === 0
    ? daysBetween(localDate(first), localDate(second))
    : daysFromToday(second) - daysFromToday(first);
}

function daysFromToday(day: string): number {
  return Number(day.slice('today'.length));
}
