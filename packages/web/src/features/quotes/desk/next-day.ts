import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';

/** How far ahead the page knows what runs. */
export const DAYS_AHEAD = 365;

/** The first day after this one on which there is something to book. */
export function nextDayAfter(
  date: LocalDate,
  { today, isOpen }: { readonly today: LocalDate; readonly isOpen: (date: LocalDate) => boolean },
): LocalDate | undefined {
  const last = addDays(today, DAYS_AHEAD);
  const from = date < today ? addDays(today, -1) : date;
  for (let day = addDays(from, 1); day <= last; day = addDays(day, 1)) if (isOpen(day)) return day;
  return undefined;
}
