import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { reviewDay } from './review-day.ts';

const text = 'Ten signs.';

test('A review that names a month was written in that month, at least so many months ago, whenever it is imported', () => {
  for (let days = 0; days < 400; days += 13) {
    const today = addDays(localDate('2026-01-31'), days);
    for (const [monthsAgo, inMonth] of [
      [0, 12],
      [4, 7],
      [9, 1],
      [18, 2],
    ] as const) {
      const day = reviewDay({ monthsAgo, inMonth, text }, today);
      expect(Number(day.slice(5, 7))).toBe(inMonth);
      expect(day <= addDays(today, -30 * monthsAgo)).toBe(true);
      expect(day > addDays(today, -30 * monthsAgo - 366)).toBe(true);
    }
  }
});

test('Other reviews are of their day, or so many months old', () => {
  const today = localDate('2026-11-28');
  expect(reviewDay({ monthsAgo: 1, text }, today)).toBe('2026-10-29');
  expect(reviewDay({ writtenOn: localDate('2026-02-03'), text }, today)).toBe('2026-02-03');
  expect(reviewDay({ monthsAgo: 1, inMonth: 7, text }, today)).toBe('2026-07-11');
});
