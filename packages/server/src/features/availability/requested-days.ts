import { MAX_SPAN_DAYS } from '@ashore/core/contract/availability.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';

/**
 * Refuses days further from today than the calendar can show. Without this limit a client could request any day,
 * and each would be computed.
 */
export function checkRequestedDays(days: Readonly<Record<string, LocalDate>>, today: LocalDate): void {
  const first = addDays(today, -MAX_SPAN_DAYS);
  const last = lastRequestableDay(today);
  for (const [field, day] of Object.entries(days))
    if (day < first || day > last) throw new Failure('invalid_input', { field });
}

/** The last day that can be requested, held or changed: two years ahead of today. */
export function lastRequestableDay(today: LocalDate): LocalDate {
  return addDays(today, 2 * 366);
}
