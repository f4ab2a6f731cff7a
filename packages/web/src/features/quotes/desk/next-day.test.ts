import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { nextDayAfter } from './next-day.ts';

const today = localDate('2026-11-21');
const open = new Set(['2026-11-21', '2026-12-01', '2027-12-31']);
const next = (date: string) => nextDayAfter(localDate(date), { today, isOpen: (day) => open.has(day) });

test('The next day is the first after this one that can be had, across months.', () => {
  expect(next('2026-11-21')).toBe('2026-12-01');
  expect(next('2026-11-20')).toBe('2026-11-21');
});

test('A day long past is followed by today at the earliest, and nobody asks about the days between.', () => {
  const asked: string[] = [];
  const isOpen = (day: string) => asked.push(day) > 0 && open.has(day);
  expect(nextDayAfter(localDate('0001-01-01'), { today, isOpen })).toBe('2026-11-21');
  expect(asked).toEqual(['2026-11-21']);
});

test('Beyond a year nothing is known.', () => {
  expect(next('2026-12-01')).toBeUndefined();
});
