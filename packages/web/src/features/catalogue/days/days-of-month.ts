import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { CalendarDays } from '../../../ui/calendar-day.ts';
import { weeksOf } from '../../../ui/calendar-month.ts';

/** Every day of a month that can be asked for. A list says nothing of single days before it is asked. */
export function daysOfMonth(month: LocalDate, today: LocalDate, last: LocalDate): CalendarDays {
  const monday = 1;
  return new Map(
    weeksOf(month, monday)
      .flat()
      .filter((day) => day !== null)
      .map((day) => [day, { state: day < today || day > last ? 'unavailable' : 'free' }]),
  );
}
