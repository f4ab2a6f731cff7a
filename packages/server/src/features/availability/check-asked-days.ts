import { LONGEST_SPAN_DAYS } from '@ashore/core/contract/availability.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { lastAskedDay } from './last-asked-day.ts';

/**
 * Refuses days that no calendar shows: before those that stand on a page with today, and beyond two years. There is no
 * end to what could be asked otherwise, and each of it would be computed.
 */
export function checkAskedDays(asked: Readonly<Record<string, LocalDate>>, today: LocalDate): void {
  const first = addDays(today, -LONGEST_SPAN_DAYS);
  const last = lastAskedDay(today);
  for (const [field, day] of Object.entries(asked))
    if (day < first || day > last) throw new Failure('invalid_input', { field });
}
