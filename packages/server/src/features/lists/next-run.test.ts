import { bookableUntil } from '@ashore/core/availability/departure-span.ts';
import type { Timetable } from '@ashore/core/availability/timetable.ts';
import { addDays, daysBetween, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { expect, test } from 'vitest';
import { dayWindow } from './index/day-window.ts';
import { createFirstOpenDay, runsOf } from './index/departures.ts';
import { nextRun } from './next-run.ts';

const window = dayWindow(localDate('2026-11-18'));
const timeZone = 'Europe/Rome';
const tenOClock = localTime('10:00');

const hourMs = 3_600_000;

function optionRunning(timetable: Timetable, cutoffMinutes = 60) {
  const tickets = [{ band: 'adult', priceMinor: 1_000 } as const];
  return {
    timeZone,
    runs: runsOf(
      [{ timetable, durationMinutes: null, capacity: 12, cutoffMinutes, tickets, resources: [] }],
      window,
    ),
  };
}

const inSeason = (from: string, to: string, cutoffMinutes = 60) =>
  optionRunning(
    { rules: [{ startTimes: [tenOClock], season: { from, to } }], exceptions: [] },
    cutoffMinutes,
  );

const windowAt = (now: Date) => ({ window, firstOpenDay: createFirstOpenDay(), now });
const windowAtInstant = (instant: string) => windowAt(new Date(instant));

test('The next run is stated only if it is more than three weeks away', () => {
  const now = windowAtInstant('2026-11-22T12:00:00Z');
  expect(nextRun(inSeason('04-04', '10-10'), now).on).toBe('2027-04-04');
  expect(nextRun(inSeason('12-14', '12-20'), now).on).toBe('2026-12-14');
  expect(nextRun(inSeason('12-13', '12-20'), now).on).toBeUndefined();
  expect(nextRun(optionRunning({ rules: [], exceptions: [] }), now)).toEqual({
    on: undefined,
    isSoon: false,
    until: undefined,
  });
});

test('The next run is stated from the cut-off of the last start before the long wait', () => {
  const summers = inSeason('04-04', '11-23');
  const { on, until } = nextRun(summers, windowAtInstant('2026-11-22T12:00:00Z'));
  expect([on, until?.toISOString()]).toEqual([undefined, '2026-11-23T08:00:00.000Z']);
  expect(nextRun(summers, windowAtInstant('2026-11-23T07:59:59Z')).on).toBeUndefined();
  expect(nextRun(summers, windowAtInstant('2026-11-23T08:00:00Z')).on).toBe('2027-04-04');
});

test('The next run is no longer stated from the local midnight at which it is three weeks away', () => {
  const { until } = nextRun(inSeason('04-04', '10-10'), windowAtInstant('2026-11-22T12:00:00Z'));
  expect(until?.toISOString()).toBe('2027-03-13T23:00:00.000Z');
  expect(nextRun(inSeason('04-04', '10-10'), windowAtInstant('2027-03-13T22:59:59Z')).on).toBe('2027-04-04');
  expect(nextRun(inSeason('04-04', '10-10'), windowAtInstant('2027-03-13T23:00:00Z')).on).toBeUndefined();
});

test('Every answer remains right until the time that it states', () => {
  // Waits of less and of more than three weeks in turn.
  const dates = [3, 9, 26, 29, 52, 53, 71, 93, 120].map((days) => addDays(localDate('2026-11-18'), days));
  for (const cutoffMinutes of [0, 60, 5 * 24 * 60]) {
    const exceptions = dates.map((date) => ({ days: { from: date, to: date }, startTimes: [tenOClock] }));
    const odd = optionRunning({ rules: [], exceptions }, cutoffMinutes);
    const start = { time: tenOClock };
    const truth = (now: Date) => {
      const rest = { start, timeZone, durationMinutes: null, cutoffMinutes };
      const next = dates.find((date) => bookableUntil({ ...rest, date }) > now);
      const today = localDateAt(now, timeZone);
      return next !== undefined && daysBetween(today, next) > 21 ? next : undefined;
    };
    for (let hours = 24; hours < 130 * 24; hours += 7) {
      const now = new Date(Date.UTC(2026, 10, 18) + hours * hourMs);
      const { on, until } = nextRun(odd, windowAt(now));
      expect(on, now.toISOString()).toBe(truth(now));
      const lastMoment = until ? until.getTime() - 1 : now.getTime() + 400 * hourMs;
      for (let later = now.getTime(); later <= lastMoment; later += 11 * hourMs)
        expect(truth(new Date(later)), new Date(later).toISOString()).toBe(on);
      expect(truth(new Date(lastMoment))).toBe(on);
    }
  }
});
