import { dateTimeFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { textLanguage } from '@ashore/core/locale/locales.ts';
import {
  addDays,
  compareLocalDates,
  type LocalDate,
  localDate,
  utcMidnight,
  weekday,
} from '@ashore/core/time/local-date-time.ts';

export type CalendarDay = {
  state: 'free' | 'onRequest' | 'unavailable';
  /** Short price for the cell: "48". */
  price?: string;
  /** Price for screen readers: "€48.00". */
  priceName?: string;
  /** The day has the lowest price of its month. */
  lowest?: boolean;
  /** Why the day cannot be chosen: "Sold out". */
  reason?: string;
};

/** Marks the price of a cell that is not per person or per group like the product's own. See the legend. */
export const OTHER_PRICE_MARK = '*';

export type CalendarDays = ReadonlyMap<LocalDate, CalendarDay>;

export type CalendarTexts = {
  previousMonth: string;
  nextMonth: string;
  today: string;
  chosen: string;
  onRequest: string;
  /** Five letters at most, because it is shown in the cell. */
  onRequestShort: string;
  unavailable: string;
  lowest: string;
};

type NamedDay = {
  date: LocalDate;
  day: CalendarDay | undefined;
  today: boolean;
  chosen: boolean;
  tag: string;
  texts: CalendarTexts;
};

/** Everything that a cell shows by place, colour and line, in words. */
export function nameOfDay({ date, day, today, chosen, tag, texts }: NamedDay): string {
  const format = dateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  const parts = [
    format.format(utcMidnight(date)),
    today && texts.today,
    chosen && texts.chosen,
    day?.state === 'onRequest' && texts.onRequest,
    day?.state === 'unavailable' && (day.reason ?? texts.unavailable),
    day?.state !== 'unavailable' && day?.priceName,
    day?.lowest && texts.lowest,
  ];
  return sideBySide(parts, textLanguage(tag));
}

/** The nearest later day that is available, to offer instead of an unavailable one. */
export function nextAvailableDay(days: CalendarDays, after: LocalDate): LocalDate | undefined {
  return [...days]
    .filter(([date, day]) => date > after && day.state !== 'unavailable')
    .map(([date]) => date)
    .sort()[0];
}

/** A month is named by its first day. */
export function monthOf(date: LocalDate): LocalDate {
  return localDate(`${date.slice(0, 7)}-01`);
}

/**
 * The same day some months later or earlier, or the last day of that month: a month after 31 January is 28
 * February.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(`${monthOf(date)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const start = localDate(first.toISOString().slice(0, 10));
  const length = daysInMonth(start);
  return addDays(start, Math.min(Number(date.slice(8)), length) - 1);
}

export type CalendarPage = {
  /** First day of the month. */
  readonly month: LocalDate;
  readonly today: LocalDate;
  /** ISO: 1 is Monday. */
  readonly firstWeekday: number;
  /** How many months the page runs on. Alone, that of the current month fills six weeks, and any other has one. */
  readonly months?: number | undefined;
};

/**
 * A page as a table, with `null` where it shows no day. It is a month; but the page of the current month begins
 * with the current week and runs on into the next month, so that late in a month it does not show days that
 * have passed. No week is without a day.
 */
export function weeksOf({ month, today, firstWeekday, months }: CalendarPage): (LocalDate | null)[][] {
  const isCurrent = monthOf(today) === month;
  const firstDay = isCurrent ? today : month;
  const lead = (weekday(firstDay) - firstWeekday + 7) % 7;
  const end = addMonths(month, months ?? (isCurrent ? 2 : 1));
  const cells = Array.from({ length: 42 }, (_, index) => {
    const date = addDays(firstDay, index - lead);
    return month <= date && date < end ? date : null;
  });
  return [0, 7, 14, 21, 28, 35]
    .map((start) => cells.slice(start, start + 7))
    .filter((week) => week.some((date) => date !== null));
}

/**
 * Two months side by side. In the last week of a month the first page shows that week with the next month, and not a
 * single row.
 */
export function pairOfPages(page: Omit<CalendarPage, 'months'>): [CalendarPage, CalendarPage] {
  const isLastWeek = weeksOf({ ...page, months: 1 }).length === 1;
  const months = isLastWeek ? 2 : 1;
  return [
    { ...page, months },
    { ...page, month: addMonths(page.month, months), months: 1 },
  ];
}

export function datesOf(page: CalendarPage): LocalDate[] {
  return weeksOf(page)
    .flat()
    .filter((date) => date !== null);
}

/** First weekday as in ISO: 1 is Monday. `tag` contains a region (en-GB), which decides. */
export function firstWeekdayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as WeekLocale;
  // Firefox 121 has neither; Monday is right for every locale we offer.
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

type WeekInfo = { firstDay: number };
// TypeScript knows neither the method nor the property that preceded it.
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

function daysInMonth(month: LocalDate): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

export type CalendarMove = {
  date: LocalDate;
  key: string;
  shift: boolean;
  /** ISO: 1 is Monday. */
  firstWeekday: number;
  first: LocalDate;
  last: LocalDate;
};

/**
 * Day that a key of the grid pattern leads to, limited to the first and the last day. Undefined for any other
 * key.
 */
export function moveInCalendar(move: CalendarMove): LocalDate | undefined {
  const target = unlimitedTarget(move);
  if (target === undefined) return undefined;
  if (compareLocalDates(target, move.first) < 0) return move.first;
  return compareLocalDates(target, move.last) > 0 ? move.last : target;
}

function unlimitedTarget({ date, key, shift, firstWeekday }: CalendarMove): LocalDate | undefined {
  const intoWeek = (weekday(date) - firstWeekday + 7) % 7;
  if (key === 'ArrowLeft') return addDays(date, -1);
  if (key === 'ArrowRight') return addDays(date, 1);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'Home') return addDays(date, -intoWeek);
  if (key === 'End') return addDays(date, 6 - intoWeek);
  if (key === 'PageUp') return addMonths(date, shift ? -12 : -1);
  if (key === 'PageDown') return addMonths(date, shift ? 12 : 1);
  return undefined;
}
