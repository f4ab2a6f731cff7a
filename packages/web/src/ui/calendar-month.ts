import { addDays, type LocalDate, localDate, weekday } from '@ashore/core/time/local-date.ts';

/** A month is named by its first day. */
export function monthOf(date: LocalDate): LocalDate {
  return localDate(`${date.slice(0, 7)}-01`);
}

/** The same day some months away, or the last day that month has: a month after 31 January is 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(`${monthOf(date)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const start = localDate(first.toISOString().slice(0, 10));
  const length = daysIn(start);
  return addDays(start, Math.min(Number(date.slice(8)), length) - 1);
}

/**
 * The month as a table, `null` where a neighbouring month's day would stand. Always six weeks, so that turning
 * the page moves nothing below the calendar.
 */
export function weeksOf(month: LocalDate, firstWeekday: number): (LocalDate | null)[][] {
  const lead = (weekday(month) - firstWeekday + 7) % 7;
  const length = daysIn(month);
  const cells = Array.from({ length: 42 }, (_, index) => {
    const day = index - lead;
    return day >= 0 && day < length ? addDays(month, day) : null;
  });
  return [0, 7, 14, 21, 28, 35].map((start) => cells.slice(start, start + 7));
}

/** ISO: 1 is Monday. `tag` carries a region (en-GB), which is what decides. */
export function firstWeekdayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as WeekLocale;
  // Firefox 121 knows neither; Monday is right for every locale we offer.
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

type WeekInfo = { firstDay: number };
// TypeScript knows neither the method nor the property it began as.
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

function daysIn(month: LocalDate): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}
