import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';

/** With its year where that is not this one: a day far ahead is not to be taken for one that is near. */
export function dayText(date: LocalDate, year: number, intl: string): string {
  return formatDate(date, intl, Number(date.slice(0, 4)) === year ? 'day' : 'dayYear');
}
