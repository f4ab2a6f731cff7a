import { expect, test } from 'vitest';
import { addDays, localDate } from '../time/local-date-time.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightCount, nightsOf, stayProblem } from './stay-limits.ts';

const today = localDate('2028-02-20');
const stayOf = (arrival: string, departure: string) => ({
  arrival: localDate(arrival),
  departure: localDate(departure),
});

test('A stay has the nights from its arrival to the day before its departure', () => {
  expect(nightsOf(stayOf('2028-02-27', '2028-03-01'))).toEqual(['2028-02-27', '2028-02-28', '2028-02-29']);
});

test.each([
  ['a leap day', '2028-02-28', '2028-03-01', 2],
  ['the change to summer time', '2028-03-25', '2028-03-27', 2],
  ['the change to winter time', '2028-10-28', '2028-10-30', 2],
  ['the end of a year', '2027-12-31', '2028-01-01', 1],
])('Nights are counted by dates, also across %s', (_, arrival, departure, count) => {
  expect(nightCount(stayOf(arrival, departure))).toBe(count);
});

test('A stay may begin today and last one night', () => {
  expect(stayProblem({ arrival: today, departure: addDays(today, 1) }, today)).toBeUndefined();
});

test.each([
  ['departure_before_arrival', 0, 0],
  ['departure_before_arrival', 3, 2],
  ['past_arrival', -1, 2],
  ['too_many_nights', 0, MAX_NIGHTS + 1],
  ['too_far_ahead', MAX_DAYS_AHEAD + 1, MAX_DAYS_AHEAD + 2],
] as const)('The problem %s: arrival in %i days, departure in %i', (problem, arrival, departure) => {
  const stay = { arrival: addDays(today, arrival), departure: addDays(today, departure) };
  expect(stayProblem(stay, today)).toBe(problem);
});

test('A stay has at most thirty nights and begins within five hundred days', () => {
  expect([MAX_NIGHTS, MAX_DAYS_AHEAD]).toEqual([30, 500]);
});

test('The longest stay and the latest arrival are possible', () => {
  const lastArrival = addDays(today, MAX_DAYS_AHEAD);
  expect(
    stayProblem({ arrival: lastArrival, departure: addDays(lastArrival, MAX_NIGHTS) }, today),
  ).toBeUndefined();
});
