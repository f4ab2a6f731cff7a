import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';

/** The last day that can be asked for, held or changed, as seen from today: two years ahead. */
export function lastAskedDay(today: LocalDate): LocalDate {
  return addDays(today, 2 * 366);
}
