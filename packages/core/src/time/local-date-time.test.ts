import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  compareLocalDates,
  daysBetween,
  localDate,
  localTime,
  minutesOfDay,
  parseLocalDate,
  parseLocalTime,
  weekday,
} from './local-date-time.ts';

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => localDate(day.toISOString().slice(0, 10)));

test('Only dates of the calendar in one spelling are local dates', () => {
  for (const text of ['2026-11-21', '0001-01-01', '9999-12-31']) expect(parseLocalDate(text)).toBe(text);
  const wrong = [
    '',
    '2026-1-1',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '26-11-21',
    '-000001-01',
  ];
  const dressed = ['2026-11-21T00:00', ' 2026-11-21', '2026-11-21\n', '+002026-11-21', '２０２６-11-21'];
  for (const text of [...wrong, ...dressed]) expect(parseLocalDate(text), text).toBeUndefined();
});

test('29 February exists in leap years only: in 2000 but not in 1900', () => {
  for (const text of ['2028-02-29', '2000-02-29']) expect(parseLocalDate(text)).toBe(text);
  for (const text of ['2027-02-29', '1900-02-29', '2100-02-29']) expect(parseLocalDate(text)).toBeUndefined();
});

test('An invalid date in code throws', () => {
  expect(() => localDate('2027-02-29')).toThrow('"2027-02-29" is not a day of the calendar');
});

test('Days are added across months, years, leap days and clock changes', () => {
  expect(addDays(localDate('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(localDate('2028-02-28'), 1)).toBe('2028-02-29');
  expect(addDays(localDate('2027-02-28'), 1)).toBe('2027-03-01');
  expect(addDays(localDate('2027-03-28'), 1)).toBe('2027-03-29');
  expect(addDays(localDate('2027-01-01'), -1)).toBe('2026-12-31');
  expect(addDays(localDate('2026-11-21'), 7)).toBe('2026-11-28');
});

test('Dates outside the four-digit calendar throw', () => {
  expect(() => addDays(localDate('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => addDays(localDate('0001-01-01'), -400)).toThrow(RangeError);
  expect(() => addDays(localDate('2026-11-21'), 1e12)).toThrow(RangeError);
  expect(() => addDays(localDate('2026-11-21'), NaN)).toThrow(RangeError);
});

test('Adding days and counting days agree', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -50_000, max: 50_000 }), (from, days) => {
      const to = addDays(from, days);
      expect(daysBetween(from, to)).toBe(days);
      expect(addDays(to, -days)).toBe(from);
      expect(compareLocalDates(from, from)).toBe(0);
      expect(Math.sign(compareLocalDates(to, from))).toBe(Math.sign(days));
    }),
  );
});

test('Weeks begin on Monday with 1 and end on Sunday with 7', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays(localDate('2026-11-16'), index));
  expect(week.map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekday(localDate('2028-02-29'))).toBe(2);
});

test('A local time has two digits of hours and two of minutes, from 00:00 to 23:59', () => {
  for (const text of ['00:00', '09:30', '19:59', '20:15', '23:59']) expect(parseLocalTime(text)).toBe(text);
  for (const text of ['', '24:00', '9:30', '09:60', '09:30:00', ' 09:30', '09:30\n', '09.30', '29:00']) {
    expect(parseLocalTime(text), text).toBeUndefined();
  }
});

test('An invalid time in code throws', () => {
  expect(() => localTime('24:00')).toThrow('"24:00" is not a time of day');
});

test('Minutes are counted from midnight', () => {
  expect(minutesOfDay(localTime('00:00'))).toBe(0);
  expect(minutesOfDay(localTime('09:08'))).toBe(548);
  expect(minutesOfDay(localTime('23:59'))).toBe(1439);
});
