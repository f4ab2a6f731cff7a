import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { firstDayIn, firstRefundable, nextDayAfter } from './use-availability.ts';

const today = localDate('2026-11-21');
const open = new Set(['2026-11-21', '2026-12-01', '2027-12-31']);
const next = (date: string) => nextDayAfter(localDate(date), { today, isOpen: (day) => open.has(day) });

test('The next day is the first available day after this one, across months', () => {
  expect(next('2026-11-21')).toBe('2026-12-01');
  expect(next('2026-11-20')).toBe('2026-11-21');
});

test('After a day long past the next day is today at the earliest, and the days between are not checked', () => {
  const requests: string[] = [];
  const isOpen = (day: string) => requests.push(day) > 0 && open.has(day);
  expect(nextDayAfter(localDate('0001-01-01'), { today, isOpen })).toBe('2026-11-21');
  expect(requests).toEqual(['2026-11-21']);
});

test('Beyond one year no next day is found', () => {
  expect(next('2026-12-01')).toBeUndefined();
});

test('The first day of a search is the first that runs and is available, but only once that is known of the days before', () => {
  const first = (from: string, to: string, known = () => true) =>
    firstDayIn(
      { from: localDate(from), to: localDate(to) },
      { today, isRunning: (day) => open.has(day), isKnown: known, isOpen: (day) => day !== '2026-11-21' },
    );
  expect(first('2026-11-20', '2026-12-03')).toBe('2026-12-01');
  expect(first('2026-11-21', '2026-11-30')).toBeNull();
  expect(first('2026-11-20', '2026-12-03', () => false)).toBeUndefined();
  // Nothing beyond one year is looked at.
  expect(first('2026-12-02', '9999-12-31')).toBeNull();
});

test.each([
  ['a day', [{ hoursBefore: 24, refundPercent: 100 }], '2026-11-23'],
  [
    'two days, and half of it until one',
    [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
    ],
    '2026-11-24',
  ],
  ['the start', [{ hoursBefore: 0, refundPercent: 100 }], '2026-11-22'],
  ['six days and a bit', [{ hoursBefore: 145, refundPercent: 100 }], '2026-11-29'],
  ['never', [{ hoursBefore: 24, refundPercent: 50 }], '2026-11-21'],
])('With a full refund until %s before, each start of the first day has it', (_, cancellation, first) => {
  expect(firstRefundable(cancellation, today)).toBe(first);
});
