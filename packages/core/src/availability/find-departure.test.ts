import { expect, test } from 'vitest';
import { localDate, localTime } from '../time/local-date-time.ts';
import { type FindDepartureInput, findDeparture } from './find-departure.ts';

const time = localTime('10:00');

const wanted = (differences: Partial<FindDepartureInput> = {}): FindDepartureInput => ({
  timetable: { rules: [{ weekdays: [6], startTimes: [time] }], exceptions: [] },
  date: localDate('2026-11-21'),
  time,
  timeZone: 'Pacific/Kiritimati',
  durationMinutes: 90,
  cutoffMinutes: 60,
  // Saturday, seven in the morning at the place; Friday evening in London.
  now: new Date('2026-11-20T17:00:00Z'),
  ...differences,
});

test('A departure that runs and can still be booked is found, with its start and its end', () => {
  expect(findDeparture(wanted())).toEqual({
    from: new Date('2026-11-20T20:00:00Z'),
    to: new Date('2026-11-20T21:30:00Z'),
  });
});

test('Another time, another day or a day on which it does not run has no departure', () => {
  expect(findDeparture(wanted({ time: localTime('10:30') }))).toBe('not_running');
  expect(findDeparture(wanted({ time: null }))).toBe('not_running');
  expect(findDeparture(wanted({ date: localDate('2026-11-22') }))).toBe('not_running');
});

test('Booking is cut off exactly at the supplier’s cut-off, to the second', () => {
  expect(findDeparture(wanted({ now: new Date('2026-11-20T18:59:59Z') }))).toHaveProperty('from');
  expect(findDeparture(wanted({ now: new Date('2026-11-20T19:00:00Z') }))).toBe('cut_off');
});

test('A day is over from midnight at its place on; the same instant is a day earlier elsewhere', () => {
  const lastMoment = new Date('2026-11-21T09:59:59Z');
  expect(findDeparture(wanted({ now: lastMoment }))).toBe('cut_off');
  expect(findDeparture(wanted({ now: new Date('2026-11-21T10:00:00Z') }))).toBe('past');
  expect(findDeparture(wanted({ now: lastMoment, timeZone: 'Pacific/Pago_Pago' }))).toHaveProperty('from');
});
