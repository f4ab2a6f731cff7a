import { expect, test } from 'vitest';
import { appliesOn } from './day-rule.ts';
import { localDate } from './local-date-time.ts';

const on = (rule: Parameters<typeof appliesOn>[0], ...days: string[]) =>
  days.map((day) => appliesOn(rule, localDate(day)));

test('A rule without conditions applies every day', () => {
  expect(on({}, '2026-01-01', '2028-02-29')).toEqual([true, true]);
});

test('Weekdays are counted from Monday', () => {
  // 21 November 2026 is a Saturday.
  expect(on({ weekdays: [6] }, '2026-11-21', '2026-11-22')).toEqual([true, false]);
  expect(on({ weekdays: [] }, '2026-11-21')).toEqual([false]);
});

test('The first and last day of a season belong to it', () => {
  const season = { from: '04-01', to: '10-31' };
  expect(on({ season }, '2026-03-31', '2026-04-01', '2026-10-31', '2026-11-01')).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('A season may run across the new year', () => {
  const season = { from: '11-20', to: '01-06' };
  expect(on({ season }, '2026-11-19', '2026-11-20', '2027-01-06', '2027-01-07')).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('Weekday and season must both apply', () => {
  const rule = { weekdays: [7], season: { from: '06-01', to: '06-30' } };
  expect(on(rule, '2026-06-07', '2026-06-08', '2026-07-05')).toEqual([true, false, false]);
});
