import { bookableUntil } from '@ashore/core/availability/departure-span.ts';
import { addDays, type LocalDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import { type DayWindow, hasDay, windowDays } from './index/day-window.ts';
import type { FirstOpenDay } from './index/departures.ts';
import type { Running } from './index/facets.ts';

export type NextRun = {
  /** The next day, if it is far away. Undefined if it is near or unknown. */
  readonly on: LocalDate | undefined;
  /** Whether it runs within the next weeks. */
  readonly isSoon: boolean;
  /** When the answer may change by the clock alone. */
  readonly until: Date | undefined;
};

type NextRunInput = { readonly window: DayWindow; readonly firstOpenDay: FirstOpenDay; readonly now: Date };

/** In days. A visitor who has chosen no dates is not surprised by a nearer departure. */
const FAR_AFTER_DAYS = 21;

/**
 * The next day on which a product runs, if it is weeks away. It depends only on the timetable, which changes
 * with announced changes and the clock. Bookings change every minute and are ignored, so that the answer
 * stays true.
 */
export function nextRun({ runs, timeZone }: Running, { window, firstOpenDay, now }: NextRunInput): NextRun {
  const openRuns = runs.map((run) => ({ ...run, first: window.indexOf(firstOpenDay(run, timeZone, now)) }));
  const isOpen = (index: number) =>
    openRuns.filter(({ days, first }) => first <= index && hasDay(days, index));
  const today = window.indexOf(localDateAt(now, timeZone));
  // A departure may be cut off some days before it. The wait for the next departure then begins at the cut-off.
  const cutoffDays = Math.ceil(
    Math.max(0, ...runs.map(({ cutoffMinutes }) => cutoffMinutes)) / MINUTES_OF_DAY,
  );
  let lastOpenIndex: number | undefined;
  for (let index = today; index < windowDays; index++) {
    if (isOpen(index).length === 0) continue;
    const date = window.dates[index];
    if (date === undefined) break;
    if (lastOpenIndex === undefined && index - today > FAR_AFTER_DAYS)
      return { on: date, isSoon: false, until: startOf(dayFarBefore(date)) };
    if (lastOpenIndex !== undefined && index - lastOpenIndex > FAR_AFTER_DAYS - cutoffDays)
      return { on: undefined, isSoon: true, until: endOf(lastOpenIndex) };
    lastOpenIndex = index;
  }
  return { on: undefined, isSoon: lastOpenIndex !== undefined, until: undefined };

  function startOf(date: LocalDate): Date {
    return localDateTimeToInstant(date, localTime('00:00'), timeZone);
  }

  /** The latest cut-off among the departures of that day. */
  function endOf(index: number): Date | undefined {
    const date = window.dates[index];
    if (date === undefined) return undefined;
    const ends = isOpen(index).map((run) =>
      bookableUntil({ ...run, date, timeZone, durationMinutes: null }).getTime(),
    );
    return new Date(Math.max(...ends));
  }
}

const MINUTES_OF_DAY = 24 * 60;

const dayFarBefore = (date: LocalDate) => addDays(date, -FAR_AFTER_DAYS);
