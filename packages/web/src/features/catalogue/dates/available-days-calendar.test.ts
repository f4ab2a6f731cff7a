import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { daysOfMonth } from './available-days-calendar.tsx';

test('A month lists all its days, and days before today or after the last day cannot be chosen', () => {
  const days = daysOfMonth(localDate('2027-02-01'), localDate('2027-02-03'), localDate('2027-02-26'));
  expect(days.size).toBe(28);
  const off = [...days].filter(([, { state }]) => state === 'unavailable').map(([day]) => day.slice(8));
  expect(off).toEqual(['01', '02', '27', '28']);
});
