import { expect, test } from 'vitest';
import type { DateRule } from '../contract/tour-details.ts';
import { localDate } from '../time/local-date-time.ts';
import { runsOn } from './timetable.ts';

const componentKey = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001';
const evening: DateRule = {
  componentKey,
  rules: [{ weekdays: [5, 6], season: { from: '09-01', to: '05-31' }, startTimes: ['20:00'] }],
  exceptions: [
    { days: { from: '2027-01-01', to: '2027-01-01' }, startTimes: [] },
    { days: { season: { from: '12-24', to: '01-02' } }, startTimes: ['17:00'] },
  ],
};
const gallery: DateRule = {
  componentKey,
  rules: [{ startTimes: [], open: { opens: '10:00', closes: '18:00' }, weekdays: [3] }],
  exceptions: [],
};

test.each([
  ['2027-02-05', 'a Friday of its season', true],
  ['2027-02-04', 'a Thursday', false],
  ['2027-07-02', 'a Friday of summer', false],
  ['2026-12-24', 'a Thursday on which it plays by exception', true],
  ['2027-01-01', 'a Friday that an exception closes, which comes before the yearly exception', false],
  ['2027-07-07', 'a Wednesday, when the other way to book is open', true],
])('A day can be chosen if any option runs on it: %s, %s', (day, _, runs) => {
  expect(runsOn([evening, gallery], localDate(day))).toBe(runs);
});

test('A product that never runs has no day that can be chosen', () => {
  expect(runsOn([], localDate('2027-02-05'))).toBe(false);
});
