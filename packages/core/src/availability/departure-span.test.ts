import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate, localTime } from '../time/local-date-time.ts';
import { localDateAt } from '../time/time-zone.ts';
import { bookableUntil, bookableUntilAsOf, type DepartureToTime, departureSpan } from './departure-span.ts';

const BERLIN = 'Europe/Berlin';
const KIRITIMATI = 'Pacific/Kiritimati';
const PAGO_PAGO = 'Pacific/Pago_Pago';

function when(date: string, hours: string, differences: Partial<DepartureToTime> = {}): DepartureToTime {
  const [first = '', closes] = hours.split('-');
  const start = closes
    ? { time: null, open: { opens: localTime(first), closes: localTime(closes) } }
    : { time: localTime(first) };
  return {
    date: localDate(date),
    start,
    timeZone: BERLIN,
    durationMinutes: 90,
    cutoffMinutes: 60,
    ...differences,
  };
}

const toMinute = (instant: Date) => instant.toISOString().slice(0, 16);
const span = (...parts: Parameters<typeof when>) => {
  const { from, to } = departureSpan(when(...parts));
  return [toMinute(from), toMinute(to)];
};
const until = (...parts: Parameters<typeof when>) => toMinute(bookableUntil(when(...parts)));

test('A departure lasts as long as its option, or an hour if no duration is given', () => {
  expect(span('2026-11-21', '09:00')).toEqual(['2026-11-21T08:00', '2026-11-21T09:30']);
  expect(span('2026-11-21', '09:00', { durationMinutes: null })).toEqual([
    '2026-11-21T08:00',
    '2026-11-21T09:00',
  ]);
  expect(span('2026-12-31', '20:00', { durationMinutes: 3 * 1_440 })).toEqual([
    '2026-12-31T19:00',
    '2027-01-03T19:00',
  ]);
});

test('A departure with neither a time nor opening hours starts with its day', () => {
  const allDay = { start: { time: null }, durationMinutes: 120 } as const;
  expect(span('2026-11-21', '00:00', allDay)).toEqual(['2026-11-20T23:00', '2026-11-21T01:00']);
});

test('An option with opening hours and any duration lasts while it is open, also past midnight', () => {
  expect(span('2026-11-21', '10:00-18:00')).toEqual(['2026-11-21T09:00', '2026-11-21T17:00']);
  expect(span('2026-12-31', '20:00-02:00')).toEqual(['2026-12-31T19:00', '2027-01-01T01:00']);
  expect(span('2028-02-29', '09:00-09:00')).toEqual(['2028-02-29T08:00', '2028-03-01T08:00']);
});

test('A departure can be booked until its cut-off before the start, even days before', () => {
  expect(until('2026-11-21', '09:00')).toBe('2026-11-21T07:00');
  expect(until('2026-11-21', '00:30')).toBe('2026-11-20T22:30');
  expect(until('2026-11-21', '09:00', { cutoffMinutes: 0 })).toBe('2026-11-21T08:00');
  expect(until('2027-01-01', '09:00', { cutoffMinutes: 2 * 1_440 })).toBe('2026-12-30T08:00');
});

test('An option with opening hours can be booked until its cut-off before closing, but not after its day has ended', () => {
  expect(until('2026-11-21', '10:00-18:00')).toBe('2026-11-21T16:00');
  expect(until('2026-11-21', '20:00-00:30')).toBe('2026-11-21T22:30');
  expect(until('2026-11-21', '20:00-04:00')).toBe('2026-11-21T23:00');
  expect(until('2026-12-31', '20:00-04:00', { timeZone: KIRITIMATI })).toBe('2026-12-31T10:00');
});

test('If the clocks go forward, a departure in the gap starts after the gap, and its cut-off counts from that start', () => {
  expect(span('2027-03-28', '02:30')[0]).toBe('2027-03-28T01:30');
  expect(until('2027-03-28', '02:30')).toBe('2027-03-28T00:30');
  // A cut-off is a length of time: one hour before three o'clock, the local clocks show one.
  expect(until('2027-03-28', '03:00')).toBe('2027-03-28T00:00');
  expect(span('2027-03-28', '01:30-04:00')).toEqual(['2027-03-28T00:30', '2027-03-28T02:00']);
  // The gap swallows all opening hours except the minute that keeps the span from being empty.
  expect(span('2027-03-28', '02:30-03:00')).toEqual(['2027-03-28T01:30', '2027-03-28T01:31']);
  expect(span('2027-03-28', '02:30-03:30')).toEqual(['2027-03-28T01:30', '2027-03-28T01:31']);
});

test('If the clocks go back, a departure in the repeated hour starts in the first of the two hours', () => {
  expect(span('2026-10-25', '02:30')).toEqual(['2026-10-25T00:30', '2026-10-25T02:00']);
  expect(until('2026-10-25', '02:30')).toBe('2026-10-24T23:30');
  // Three hours on the clock are four hours.
  expect(span('2026-10-25', '01:00-04:00')).toEqual(['2026-10-24T23:00', '2026-10-25T03:00']);
  expect(until('2026-10-25', '09:00', { cutoffMinutes: 600 })).toBe('2026-10-24T22:00');
});

test('Times follow the clock of the place, in every time zone of the place and of the server', () => {
  const zoneBefore = process.env.TZ;
  try {
    for (const zone of ['UTC', KIRITIMATI, PAGO_PAGO, BERLIN, 'America/New_York']) {
      process.env.TZ = zone;
      expect(until('2027-01-01', '09:00', { timeZone: KIRITIMATI })).toBe('2026-12-31T18:00');
      expect(until('2026-12-31', '23:30', { timeZone: PAGO_PAGO })).toBe('2027-01-01T09:30');
      expect(until('2028-02-29', '09:00')).toBe('2028-02-29T07:00');
      expect(until('2027-03-28', '02:30')).toBe('2027-03-28T00:30');
      expect(until('2026-10-25', '02:30')).toBe('2026-10-24T23:30');
    }
  } finally {
    if (zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = zoneBefore;
  }
});

const zones = fc.constantFrom(BERLIN, KIRITIMATI, PAGO_PAGO, 'Asia/Beirut', 'Asia/Kathmandu', 'Pacific/Apia');
const days = fc.integer({ min: 0, max: 1_500 }).map((count) => addDays(localDate('2026-01-01'), count));
const clock = fc.integer({ min: 0, max: 95 }).map((quarters) => {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(quarters / 4))}:${two((quarters % 4) * 15)}`;
});
const anyWhen = fc
  .record({
    date: days,
    hours: fc.oneof(
      clock,
      fc.tuple(clock, clock).map((both) => both.join('-')),
    ),
    timeZone: zones,
    cutoffMinutes: fc.constantFrom(0, 30, 60, 1_440, 4_320),
  })
  .map(({ date, hours, ...others }) => when(date, hours, others));

test('Every span has a length, and opening hours cannot be booked after their day', () => {
  fc.assert(
    fc.property(anyWhen, (start) => {
      const { from, to } = departureSpan(start);
      expect(to > from).toBe(true);
      const last = bookableUntil(start);
      expect(last <= (start.start.time === null ? to : from)).toBe(true);
      if (start.start.time === null)
        expect(localDateAt(new Date(last.getTime() - 1), start.timeZone) <= start.date).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('The approximate end of booking lies on the same side of now as the exact one', () => {
  const away = fc.oneof(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -9_000, max: 9_000 }));
  fc.assert(
    fc.property(anyWhen, away, (start, hours) => {
      const exact = bookableUntil(start);
      const now = new Date(exact.getTime() + hours * 3_600_000);
      expect(now >= bookableUntilAsOf(now, start)).toBe(now >= exact);
    }),
    { numRuns: 500 },
  );
});
