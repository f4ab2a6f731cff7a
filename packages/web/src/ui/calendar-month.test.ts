import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { addMonths, firstWeekdayOf, monthOf, weeksOf } from './calendar-month.ts';

test('a month is named by its first day', () => {
  expect(monthOf(localDate('2027-05-31'))).toBe('2027-05-01');
});

test('a month away is the same day, or the last one that month has', () => {
  expect(addMonths(localDate('2027-05-15'), 1)).toBe('2027-06-15');
  expect(addMonths(localDate('2027-01-31'), 1)).toBe('2027-02-28');
  expect(addMonths(localDate('2028-02-29'), 12)).toBe('2029-02-28');
  expect(addMonths(localDate('2027-01-15'), -1)).toBe('2026-12-15');
  expect(addMonths(localDate('2027-12-31'), 2)).toBe('2028-02-29');
});

test('a month stands in six weeks whatever its length, so that turning the page moves nothing', () => {
  for (let month = localDate('2026-01-01'); month < '2028-01-01'; month = addMonths(month, 1)) {
    const weeks = weeksOf(month, 1);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days[0]).toBe(month);
    expect(addMonths(month, 1) > (days.at(-1) ?? '')).toBe(true);
    expect(new Set(days).size).toBe(days.length);
  }
});

test('the first column is the weekday the reader starts the week with', () => {
  // 1 May 2027 is a Saturday: the sixth column from Monday, the last from Sunday.
  expect(weeksOf(localDate('2027-05-01'), 1)[0]?.indexOf(localDate('2027-05-01'))).toBe(5);
  expect(weeksOf(localDate('2027-05-01'), 7)[0]?.indexOf(localDate('2027-05-01'))).toBe(6);
});

test('the week starts where the region of the locale starts it', () => {
  expect(['en-GB', 'de-DE', 'zh-Hans-CN', 'fr-FR'].map(firstWeekdayOf)).toEqual([1, 1, 1, 1]);
  expect(firstWeekdayOf('en-US')).toBe(7);
});
