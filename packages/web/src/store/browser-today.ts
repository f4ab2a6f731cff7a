import { type LocalDate, localDate } from '@ashore/core/time/local-date.ts';

/** The day on the calendar where the visitor is. */
export function browserToday(now = new Date()): LocalDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return localDate(
    `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
  );
}
