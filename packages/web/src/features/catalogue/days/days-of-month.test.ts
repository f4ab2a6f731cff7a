import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { daysOfMonth } from './days-of-month.ts';

test('A month has all its days, and those before today and after the last one cannot be chosen.', () => {
  const days = daysOfMonth(localDate('2027-02-01'), localDate('2027-02-03'), localDate('2027-02-26'));
  expect(days.size).toBe(28);
  const off = [...days].filter(([, { state }]) => state === 'unavailable').map(([day]) => day.slice(8));
  expect(off).toEqual(['01', '02', '27', '28']);
});
