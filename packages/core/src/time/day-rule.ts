import { type LocalDate, weekday } from './local-date-time.ts';

/** A day of any year, 'MM-dd'. Text order is calendar order. */
export type MonthDay = string;

/**
 * Some days of every year: these weekdays, in this part of the year. A condition that is left out applies to
 * every day.
 */
export type DayRule = {
  /** ISO: 1 is Monday. */
  readonly weekdays?: readonly number[] | undefined;
  /** Both days are included. A season that ends before it begins runs across the new year. */
  readonly season?: { readonly from: MonthDay; readonly to: MonthDay } | undefined;
};

/** Whether a rule covers this day. */
export function appliesOn({ weekdays, season }: DayRule, date: LocalDate): boolean {
  if (weekdays !== undefined && !weekdays.includes(weekday(date))) return false;
  if (season === undefined) return true;
  const day = date.slice(5);
  const { from, to } = season;
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
