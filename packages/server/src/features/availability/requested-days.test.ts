import { MAX_SPAN_DAYS } from '@ashore/core/contract/availability.ts';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { checkRequestedDays, lastRequestableDay } from './requested-days.ts';

const today = localDate('2026-11-21');

test('Days can be requested as far back as one period of the calendar, and two years ahead', () => {
  expect(lastRequestableDay(today)).toBe('2028-11-22');
  const [first, last] = [addDays(today, -MAX_SPAN_DAYS), lastRequestableDay(today)];
  for (const day of [first, today, last]) expect(() => checkRequestedDays({ day }, today)).not.toThrow();
  for (const day of [addDays(first, -1), addDays(last, 1)])
    expect(() => checkRequestedDays({ from: today, to: day }, today)).toThrow(
      expect.objectContaining({ code: 'invalid_input', field: 'to' }),
    );
});
