import { addDays, compareLocalDates, type LocalDate, weekday } from '@ashore/core/time/local-date.ts';
import { addMonths } from './calendar-month.ts';

export type CalendarMove = {
  date: LocalDate;
  key: string;
  shift: boolean;
  /** ISO: 1 is Monday. */
  firstWeekday: number;
  first: LocalDate;
  last: LocalDate;
};

/** Where a key leads in the grid pattern, kept between the first and the last day; undefined for any other key. */
export function moveInCalendar(move: CalendarMove): LocalDate | undefined {
  const target = targetOf(move);
  if (target === undefined) return undefined;
  if (compareLocalDates(target, move.first) < 0) return move.first;
  return compareLocalDates(target, move.last) > 0 ? move.last : target;
}

function targetOf({ date, key, shift, firstWeekday }: CalendarMove): LocalDate | undefined {
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
