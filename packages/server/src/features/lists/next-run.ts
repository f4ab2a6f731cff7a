import { bookableUntil } from '@ashore/core/availability/departure-span.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import { localDateAt, localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import { type DayWindow, hasDay, windowDays } from './day-window.ts';
import type { Running } from './facets.ts';
import type { FirstOpenDay } from './first-open-day.ts';

export type NextRun = {
  /** Where that is far away; undefined as well where it is not known. */
  readonly on: LocalDate | undefined;
  /** When that may be another by itself. */
  readonly until: Date | undefined;
};

type Asked = { readonly window: DayWindow; readonly firstOpenDay: FirstOpenDay; readonly now: Date };

/** In days. Nearer than that, nobody who looks at a list without days would wonder. */
const farAway = 21;

/**
 * When something runs next, where that is only in some weeks: by its timetable alone, which changes with news of the
 * product and with the clock. What is taken changes by the minute and has no say, so what is said stays true.
 */
export function nextRun({ runs, timeZone }: Running, { window, firstOpenDay, now }: Asked): NextRun {
  const open = runs.map((run) => ({ ...run, first: window.indexOf(firstOpenDay(run, timeZone, now)) }));
  const isOpen = (index: number) => open.filter(({ days, first }) => first <= index && hasDay(days, index));
  const today = window.indexOf(localDateAt(now, timeZone));
  // A start may be cut off some days before it, and the wait for the next one begins then.
  const ahead = Math.ceil(Math.max(0, ...runs.map(({ cutoffMinutes }) => cutoffMinutes)) / minutesOfDay);
  let last: number | undefined;
  for (let index = today; index < windowDays; index++) {
    if (isOpen(index).length === 0) continue;
    const date = window.dates[index];
    if (date === undefined) break;
    if (last === undefined && index - today > farAway) return { on: date, until: startOf(farBefore(date)) };
    if (last !== undefined && index - last > farAway - ahead) return { on: undefined, until: endOf(last) };
    last = index;
  }
  return { on: undefined, until: undefined };

  function startOf(date: LocalDate): Date {
    return localDateTimeToInstant(date, localTime('00:00'), timeZone);
  }

  /** When the last start of that day can no longer be booked. */
  function endOf(index: number): Date | undefined {
    const date = window.dates[index];
    if (date === undefined) return undefined;
    const ends = isOpen(index).map((run) =>
      bookableUntil({ ...run, date, timeZone, durationMinutes: null }).getTime(),
    );
    return new Date(Math.max(...ends));
  }
}

const minutesOfDay = 24 * 60;

const farBefore = (date: LocalDate) => addDays(date, -farAway);
