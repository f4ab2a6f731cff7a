import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate, localTime } from '../time/local-date-time.ts';
import {
  type DepartureTime,
  departureTimesOn,
  type Exception,
  type RunningTimes,
  type Timetable,
} from './timetable.ts';

const at = (...times: string[]) => ({ startTimes: times.map(localTime) });
const openFrom = (opens: string, closes: string) => ({
  startTimes: [],
  open: { opens: localTime(opens), closes: localTime(closes) },
});
const closed = { startTimes: [] };

/** Start times as they are, opening hours as "10:00-18:00". */
const say = ({ time, open }: DepartureTime) => time ?? `${open?.opens}-${open?.closes}`;
const on = (day: string, { rules = [], exceptions = [] }: Partial<Timetable>) =>
  departureTimesOn({ rules, exceptions }, localDate(day)).map(say);

test('A day has the start times of all rules that apply to it, each once and in order', () => {
  const rules = [
    { weekdays: [1, 2], ...at('18:30', '09:00') },
    { weekdays: [1], ...at('09:00', '12:15') },
    { season: { from: '12-15', to: '01-06' }, ...at('07:00') },
  ];
  expect(on('2026-11-23', { rules })).toEqual(['09:00', '12:15', '18:30']);
  expect(on('2026-11-24', { rules })).toEqual(['09:00', '18:30']);
  expect(on('2026-11-25', { rules })).toEqual([]);
  expect(on('2026-12-28', { rules })).toEqual(['07:00', '09:00', '12:15', '18:30']);
});

test('A season across the new year applies on both sides of it, and on no day outside', () => {
  const rules = [{ season: { from: '12-31', to: '01-01' }, ...at('00:00') }];
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
  expect(days.map((day) => on(day, { rules }).length)).toEqual([0, 1, 1, 0]);
});

test('A season on the leap day applies in leap years only, and to no other day', () => {
  const rules = [{ season: { from: '02-29', to: '02-29' }, ...at('10:00') }];
  const days = ['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01'];
  expect(days.filter((day) => on(day, { rules }).length > 0)).toEqual(['2028-02-29']);
});

test('Opening hours are one departure, from the first opening of the day to the last closing', () => {
  expect(on('2026-11-23', { rules: [openFrom('10:00', '18:00')] })).toEqual(['10:00-18:00']);
  expect(on('2026-11-23', { rules: [openFrom('14:00', '18:00'), openFrom('09:00', '12:00')] })).toEqual([
    '09:00-18:00',
  ]);
  expect(on('2026-11-23', { rules: [openFrom('20:00', '02:00'), openFrom('10:00', '23:00')] })).toEqual([
    '10:00-02:00',
  ]);
  expect(on('2026-11-23', { rules: [openFrom('09:00', '12:00'), openFrom('14:00', '18:00')] })).toEqual([
    '09:00-18:00',
  ]);
  // Hours that open again before they have closed count as open all day.
  expect(on('2026-11-23', { rules: [openFrom('20:00', '03:00'), openFrom('02:00', '04:00')] })).toEqual([
    '02:00-02:00',
  ]);
  expect(on('2026-11-23', { rules: [openFrom('00:00', '00:00'), openFrom('10:00', '12:00')] })).toEqual([
    '00:00-00:00',
  ]);
});

test('Opening hours come first, then the start times', () => {
  expect(on('2026-11-23', { rules: [at('12:00'), openFrom('10:00', '18:00')] })).toEqual([
    '10:00-18:00',
    '12:00',
  ]);
});

test('An exception replaces all rules: with other times, with other hours, or with none', () => {
  const rules = [at('09:00', '18:30')];
  const about = (hours: RunningTimes) => [
    { days: { from: localDate('2026-12-24'), to: localDate('2026-12-26') }, ...hours },
  ];
  expect(on('2026-12-24', { rules, exceptions: about(closed) })).toEqual([]);
  expect(on('2026-12-26', { rules, exceptions: about(at('11:00')) })).toEqual(['11:00']);
  expect(on('2026-12-25', { rules, exceptions: about(openFrom('10:00', '14:00')) })).toEqual(['10:00-14:00']);
  for (const day of ['2026-12-23', '2026-12-27', '2027-12-24'])
    expect(on(day, { rules, exceptions: about(closed) })).toEqual(['09:00', '18:30']);
  // An exception also adds a day on which the rules have no departure.
  expect(on('2026-12-24', { exceptions: about(at('11:00')) })).toEqual(['11:00']);
});

test('A yearly exception repeats every year, also across the new year', () => {
  const exceptions = [{ days: { season: { from: '12-31', to: '01-01' } }, ...closed }];
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2028-12-31', '2029-01-02'];
  expect(days.map((day) => on(day, { rules: [at('10:00')], exceptions }).length)).toEqual([1, 0, 0, 0, 1]);
});

test('Of several exceptions for a day the first applies', () => {
  const rules = [at('10:00')];
  const christmas: Exception = { days: { season: { from: '12-24', to: '12-26' } }, ...closed };
  const thisYear: Exception = {
    days: { from: localDate('2026-12-25'), to: localDate('2026-12-25') },
    ...at('15:00'),
  };
  expect(on('2026-12-25', { rules, exceptions: [thisYear, christmas] })).toEqual(['15:00']);
  expect(on('2026-12-25', { rules, exceptions: [christmas, thisYear] })).toEqual([]);
});

const date = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(localDate('2024-01-01'), days));
const monthDay = date.map((day) => day.slice(5));
const time = fc.integer({ min: 0, max: 1_439 }).map((minutes) => {
  const two = (number: number) => String(number).padStart(2, '0');
  return localTime(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
});
const hours = fc.oneof(
  fc.record({ startTimes: fc.array(time, { maxLength: 4 }) }),
  fc.record({ startTimes: fc.constant([]), open: fc.record({ opens: time, closes: time }) }),
);
const season = fc.record({ from: monthDay, to: monthDay });
const rule = fc
  .tuple(
    hours,
    fc.record({ weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })), season }, { requiredKeys: [] }),
  )
  .map(([when, days]) => ({ ...when, ...days }));
const exception = fc
  .tuple(
    hours,
    fc.oneof(
      season.map((of) => ({ season: of })),
      fc.tuple(date, fc.nat(30)).map(([from, more]) => ({ from, to: addDays(from, more) })),
    ),
  )
  .map(([when, days]): Exception => ({ ...when, days }));

test('Departures of any timetable are unique and in order, and at most one has no time', () => {
  fc.assert(
    fc.property(fc.array(rule), fc.array(exception), date, (rules, exceptions, day) => {
      const starts = departureTimesOn({ rules, exceptions }, day);
      const times = starts.flatMap((start) => start.time ?? []);
      expect(times).toEqual([...new Set(times)].sort());
      expect(starts.length - times.length).toBeLessThanOrEqual(1);
      expect(starts.slice(1).every((start) => start.time !== null)).toBe(true);
    }),
  );
});

test('The first exception for a day wins over all rules and all other exceptions', () => {
  fc.assert(
    fc.property(fc.array(rule), fc.array(exception), hours, date, (rules, others, when, day) => {
      const alone = { rules: [], exceptions: [{ ...when, days: { from: day, to: day } }] };
      const among = { rules, exceptions: [...alone.exceptions, ...others] };
      expect(departureTimesOn(among, day)).toEqual(departureTimesOn(alone, day));
      // The next day is not affected.
      const next = addDays(day, 1);
      expect(departureTimesOn(among, next)).toEqual(departureTimesOn({ rules, exceptions: others }, next));
    }),
  );
});
