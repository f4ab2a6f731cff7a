import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { daysOfPage } from './available-days-calendar.tsx';

test('Days before today or after the last day cannot be chosen', () => {
  const days = daysOfPage(
    { month: localDate('2027-02-01'), today: localDate('2027-02-03'), firstWeekday: 1 },
    localDate('2027-02-26'),
  );
  // The page of the current month runs on into March.
  const marchDays = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14'];
  const off = [...days].filter(([, { state }]) => state === 'unavailable').map(([day]) => day.slice(8));
  expect(off).toEqual(['01', '02', '27', '28', ...marchDays]);
});
