import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { canRun } from './can-run.ts';

const saturday = localDate('2026-12-05');
const sunday = localDate('2026-12-06');
const availability = { availableDates: ['2026-12-06'], requireBookingApproval: false };
const saturdays: TourDetails['dateRules'] = [
  { componentKey: 'stalls', rules: [{ weekdays: [6], startTimes: ['20:00'] }], exceptions: [] },
];

test('A day of a show can be chosen unless its date rules reject it, whatever else is said of the day.', () => {
  const isRunning = canRun({ productType: 'shows', availability, dateRules: saturdays });
  expect([saturday, sunday].map(isRunning)).toEqual([true, false]);
});

test('A day of anything else can be chosen if it is one of the available dates.', () => {
  for (const dateRules of [saturdays, []]) {
    const isRunning = canRun({ productType: 'tours', availability, dateRules });
    expect([saturday, sunday].map(isRunning)).toEqual([false, true]);
  }
});

test('A show of which no rule is known is asked by its available dates.', () => {
  const isRunning = canRun({ productType: 'shows', availability, dateRules: [] });
  expect([saturday, sunday].map(isRunning)).toEqual([false, true]);
});
