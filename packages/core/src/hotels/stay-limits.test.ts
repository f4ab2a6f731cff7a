import { expect, test } from 'vitest';
import { addDays, localDate } from '../time/local-date-time.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightCount, nightsOf, stayProblem } from './stay-limits.ts';

const today = localDate('2027-05-01');
const stayOf = (daysAhead: number, nights: number) => {
  const arrival = addDays(today, daysAhead);
  return { arrival, departure: addDays(arrival, nights) };
};

test.each([
  ['no night', 5, 0, 'departure_before_arrival'],
  ['a departure before the arrival', 5, -2, 'departure_before_arrival'],
  ['an arrival yesterday', -1, 3, 'past_arrival'],
  ['an arrival today', 0, 1, undefined],
  ['the most nights', 5, MAX_NIGHTS, undefined],
  ['one night too many', 5, MAX_NIGHTS + 1, 'too_many_nights'],
  ['the latest arrival', MAX_DAYS_AHEAD, MAX_NIGHTS, undefined],
  ['an arrival a day later', MAX_DAYS_AHEAD + 1, 1, 'too_far_ahead'],
])('A stay with %s', (_, daysAhead, nights, problem) => {
  expect(stayProblem(stayOf(daysAhead, nights), today)).toBe(problem);
});

test.each([
  ['the change to summer time', '2027-03-27', '2027-03-29', ['2027-03-27', '2027-03-28']],
  ['the change to winter time', '2027-10-30', '2027-11-01', ['2027-10-30', '2027-10-31']],
  ['a leap day', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29']],
  ['the end of a year', '2027-12-31', '2028-01-01', ['2027-12-31']],
])('A stay over %s has its dates as nights', (_, arrival, departure, nights) => {
  const stay = { arrival: localDate(arrival), departure: localDate(departure) };
  expect(nightsOf(stay)).toEqual(nights);
  expect(nightCount(stay)).toBe(nights.length);
});
