import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { dayOf, fileDay } from './dates.ts';

const today = localDate('2026-12-31');

test.each([
  ['2027-02-28', '2027-02-28'],
  ['today', '2026-12-31'],
  ['today+1', '2027-01-01'],
  ['today-365', '2025-12-31'],
])('The day %s is %s on the last day of 2026', (text, day) => {
  expect(fileDay.safeParse(text).success).toBe(true);
  expect(dayOf(text, today)).toBe(day);
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
  expect(fileDay.safeParse(text).success).toBe(false);
});
