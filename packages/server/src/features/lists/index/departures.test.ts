import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { dayWindow, hasAnyDay, hasDay, noDays, windowDays } from './day-window.ts';
import { createFirstOpenDay, runsOf } from './departures.ts';
import { dayPartsOf } from './facets.ts';
import type { ListedOption } from './facts.ts';

const window = dayWindow(localDate('2026-11-18'));
const timeOf = (time: string) => localTime(time);

function listedOption(timetable: ListedOption['timetable'], more: Partial<ListedOption> = {}): ListedOption {
  return {
    ...{ timetable, durationMinutes: null, capacity: 12, cutoffMinutes: 60, resources: [] },
    tickets: [{ band: 'adult', priceMinor: 1_000 }],
    ...more,
  };
}

const dailyTimetable = { rules: [{ startTimes: [timeOf('10:00')] }], exceptions: [] };

test('Days between two days are found across word boundaries, and none outside the window', () => {
  const days = noDays();
  for (const index of [0, 31, 32, 63, 200, windowDays - 1])
    days[index >>> 5] = (days[index >>> 5] ?? 0) | (1 << (index & 31));
  for (let from = -3; from < windowDays + 3; from++)
    for (const to of [from, from + 1, from + 31, from + 140]) {
      const expected = Array.from({ length: to - from + 1 }, (_, step) => from + step).some((day) =>
        hasDay(days, day),
      );
      expect(hasAnyDay(days, from, to), `${from} to ${to}`).toBe(expected);
    }
  expect(hasAnyDay(days, 5, 4)).toBe(false);
});

test('The last of several start times decides, and opening hours are a separate run', () => {
  const hours = { opens: timeOf('09:00'), closes: timeOf('17:00') };
  const [timed, open] = runsOf(
    [
      listedOption({
        rules: [{ startTimes: [timeOf('10:00'), timeOf('15:00')] }, { startTimes: [], open: hours }],
        exceptions: [],
      }),
    ],
    window,
  );
  expect([timed?.start.time, open?.start]).toEqual(['15:00', { time: null, open: hours }]);
});

test('An exception removes days or replaces their start times', () => {
  const from = localDate('2026-12-24');
  const runs = runsOf(
    [
      listedOption({
        rules: dailyTimetable.rules,
        exceptions: [
          { days: { from, to: from }, startTimes: [] },
          { days: { season: { from: '12-31', to: '12-31' } }, startTimes: [timeOf('23:00')] },
        ],
      }),
    ],
    window,
  );
  const on = (date: string) =>
    runs.filter(({ days }) => hasDay(days, window.indexOf(localDate(date)))).map(({ start }) => start.time);
  expect([on('2026-12-23'), on('2026-12-24'), on('2026-12-31'), on('2027-12-31')]).toEqual([
    ['10:00'],
    [],
    ['23:00'],
    ['23:00'],
  ]);
});

test.each([
  ['the capacity', {}, 12],
  [
    'the capacity of a shared resource, divided by the units of a spot',
    { resources: [{ id: 'boat', capacity: 9, per: 'spot', units: 2 }] },
    4,
  ],
  [
    'the capacity, if a resource suffices for one booking',
    { resources: [{ id: 'car', capacity: 1, per: 'booking', units: 1 }] },
    12,
  ],
  ['the size of a group ticket', { tickets: [{ band: 'group', priceMinor: 1, groupSize: 6 }] }, 6],
  [
    'the capacity, if a group ticket allows further people',
    { tickets: [{ band: 'group', priceMinor: 1, groupSize: 6, extraPersonMinor: 1 }] },
    12,
  ],
] satisfies [string, Partial<ListedOption>, number][])('The largest party is %s', (_, more, most) => {
  expect(runsOf([listedOption(dailyTimetable, more)], window)[0]?.most).toBe(most);
});

test('An option that can never be booked has no runs', () => {
  const pairs = listedOption(dailyTimetable, {
    capacity: 1,
    tickets: [{ band: 'adult', priceMinor: 1, minCount: 2 }],
  });
  expect(runsOf([pairs, listedOption({ rules: [], exceptions: [] })], window)).toEqual([]);
});

test('A day is open until its local cut-off, and each answer is cached only while it is right', () => {
  const firstOpenDay = createFirstOpenDay();
  const [run] = runsOf([listedOption(dailyTimetable)], window);
  const first = (now: string, timeZone: string) => run && firstOpenDay(run, timeZone, new Date(now));
  expect(first('2026-11-21T08:59:59Z', 'Europe/Lisbon')).toBe('2026-11-21');
  expect(first('2026-11-21T09:00:00Z', 'Europe/Lisbon')).toBe('2026-11-22');
  expect(first('2026-11-21T08:00:00Z', 'Europe/Lisbon')).toBe('2026-11-21');
  expect(first('2026-11-21T15:30:00Z', 'Asia/Tokyo')).toBe('2026-11-22');
  expect(first('2026-11-22T01:00:00Z', 'Asia/Tokyo')).toBe('2026-11-23');
});

test.each([
  [[{ startTimes: [timeOf('11:59')] }], ['morning']],
  [[{ startTimes: [timeOf('12:00'), timeOf('16:59')] }], ['afternoon']],
  [
    [{ startTimes: [timeOf('17:00')] }, { startTimes: [timeOf('08:00')] }],
    ['morning', 'evening'],
  ],
  [[{ startTimes: [], open: { opens: timeOf('09:00'), closes: timeOf('17:00') } }], ['morning', 'afternoon']],
  [[{ startTimes: [], open: { opens: timeOf('12:00'), closes: timeOf('17:01') } }], ['afternoon', 'evening']],
  [[{ startTimes: [], open: { opens: timeOf('20:00'), closes: timeOf('02:00') } }], ['evening']],
  [[], []],
] as const)('The afternoon begins at noon and the evening at five: case %#', (rules, parts) => {
  expect(dayPartsOf([{ timetable: { rules, exceptions: [] } }])).toEqual(parts);
});
