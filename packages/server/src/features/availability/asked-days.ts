import { LONGEST_SPAN_DAYS } from '@ashore/core/contract/availability.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';

/**
 * Refuses days that no calendar shows: those that never share a page with today, and those beyond two years.
 * Without this limit any day could be asked for, and each would be computed.
 */
export function checkAskedDays(days: Readonly<Record<string, LocalDate>>, today: LocalDate): void {
  const first = addDays(today, -LONGEST_SPAN_DAYS);
  const last = lastAskedDay(today);
  for (const [field, day] of Object.entries(days))
    if (day < first || day > last) throw new Failure('invalid_input', { field });
}

/** The last day that can be asked for, held or changed: two years ahead of today. */
export function lastAskedDay(today: LocalDate): LocalDate {
  return addDays(today, 2 * 366);
}
