import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { calendarDayInFile, dayInFile, daysFromFirstToSecond, instantInFile, resolveDay } from './dates.ts';

const today = localDate('2026-12-31');

test.each([
  ['2027-02-28', '2027-02-28'],
  ['today', '2026-12-31'],
  ['today+1', '2027-01-01'],
  ['today-365', '2025-12-31'],
])('The day %s is %s on the last day of 2026', (text, day) => {
  expect(dayInFile.safeParse(text).success).toBe(true);
  expect(resolveDay(text, today)).toBe(day);
});

test.each([
  '0000-01-01',
  '1999-12-31',
  '2100-01-01',
  '2027-02-29',
  'today +1',
  'tomorrow',
  'today+',
  'today+10000',
  '',
])('"%s" is not a valid day', (text) => {
  expect(dayInFile.safeParse(text).success).toBe(false);
});

test('Where a day must be of the calendar, a day counted from the import is refused', () => {
  expect(calendarDayInFile.safeParse('2027-02-28').success).toBe(true);
  expect(calendarDayInFile.safeParse('today+21').success).toBe(false);
});

test('An instant is in UTC and of this century', () => {
  expect(instantInFile.safeParse('2027-02-28T09:30:00Z').success).toBe(true);
  for (const text of ['1999-12-31T23:59:59Z', '2027-02-28T09:30:00+01:00', '2027-02-28'])
    expect(instantInFile.safeParse(text).success).toBe(false);
});

test.each([
  ['2027-02-28', '2027-03-02', 2],
  ['today+3', 'today', -3],
  ['today', '2027-03-02', undefined],
])('From %s to %s it is %s days', (first, second, days) => {
  expect(daysFromFirstToSecond(first, second)).toBe(days);
});
