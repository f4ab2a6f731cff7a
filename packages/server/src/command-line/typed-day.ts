import { type LocalDate, parseLocalDate } from '@ashore/core/time/local-date.ts';

/** A day as somebody types it. The calendar of ISO 8601 has a year 0, that of the database begins with year 1. */
export function typedDay(text: string): LocalDate | undefined {
  return text.startsWith('0000') ? undefined : parseLocalDate(text);
}
