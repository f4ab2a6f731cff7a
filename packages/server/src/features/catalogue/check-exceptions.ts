import { holdsOn } from '@ashore/core/time/day-rule.ts';
import { addDays, type LocalDate, localDate, parseLocalDate } from '@ashore/core/time/local-date.ts';
import { orderOfDays } from './file-day.ts';
import type { FileException } from './schedule-form.ts';

type Say = (at: string, what: string) => void;

/** Finds exceptions that are about no day, about days that another is about, or that contradict themselves. */
export function checkExceptions(exceptions: readonly FileException[], say: Say): void {
  for (const [index, exception] of exceptions.entries()) {
    const at = `[${index + 1}]`;
    const { season, dates, startTimes, openHours } = exception;
    if ((season === undefined) === (dates === undefined)) say(at, 'has either a season or dates');
    if (startTimes && openHours) say(at, 'has either start times or opening hours');
    const order = dates && orderOfDays(dates.from, dates.to);
    if (dates && order === undefined)
      say(`${at}.dates.to`, 'is no day of the same kind as the one it begins on');
    if (order !== undefined && order < 0) say(`${at}.dates.to`, 'ends before it begins');
    const before = exceptions.slice(0, index).findIndex((earlier) => isHidden(exception, earlier));
    if (before !== -1) say(at, `is about days of exceptions[${before + 1}]`);
  }
}

/**
 * The first that is about a day counts. Days of one year may stand before the days of every year that they are among,
 * as what is special about that one; every other day that two of them are about is a mistake.
 */
function isHidden(later: FileException, earlier: FileException): boolean {
  if (earlier.dates && later.dates) return areTogether(earlier.dates, later.dates);
  if (earlier.season && later.season) {
    const { season } = later;
    return daysOf({ from: '2024-01-01', to: '2024-12-31' }).some(
      (day) => holdsOn({ season: earlier.season }, day) && holdsOn({ season }, day),
    );
  }
  if (earlier.season && later.dates)
    return daysOf(later.dates).some((day) => holdsOn({ season: earlier.season }, day));
  return false;
}

type Dates = NonNullable<FileException['dates']>;

/** Days of the calendar and days counted from today may meet on some days: then the first counts. */
function areTogether(one: Dates, other: Dates): boolean {
  const [toOther, toOne] = [orderOfDays(one.from, other.to), orderOfDays(other.from, one.to)];
  return toOther !== undefined && toOne !== undefined && toOther >= 0 && toOne >= 0;
}

const daysOfLeapYear = 366;

/** None of days that are counted from today: nobody knows yet which they are. After a year all have been there. */
function daysOf({ from, to }: Dates): LocalDate[] {
  if (parseLocalDate(from) === undefined || parseLocalDate(to) === undefined) return [];
  const first = localDate(from);
  const days = Array.from({ length: daysOfLeapYear }, (_, index) => addDays(first, index));
  return days.filter((day) => day <= to);
}
