import type { DateRule } from '../contract/tour-details.ts';
import { appliesOn, type DayRule } from '../time/day-rule.ts';
import { type LocalDate, type LocalTime, minutesOfDay } from '../time/local-date-time.ts';

const MINUTES_PER_DAY = 24 * 60;

/**
 * From opening to closing, when travellers may come at any time. If it closes no later than it opens, it closes on the next day.
 */
export type OpenHours = { readonly opens: LocalTime; readonly closes: LocalTime };

/** When an option runs on a day: at these times, during these hours, or not at all. */
export type RunningTimes = {
  readonly startTimes: readonly LocalTime[];
  readonly open?: OpenHours | undefined;
};

/** Days on which an option deviates from its rules: every year, or from one date to another. */
export type Exception = RunningTimes & {
  readonly days:
    | { readonly from: LocalDate; readonly to: LocalDate }
    | { readonly season: NonNullable<DayRule['season']> };
};

/** When an option runs, as its supplier defines it. All times are local times of the place. */
export type Timetable = {
  readonly rules: readonly (DayRule & RunningTimes)[];
  /** The first exception that matches a day applies, regardless of the rules. */
  readonly exceptions: readonly Exception[];
};

/** One departure of a day. `time` is null for a departure with opening hours. */
export type DepartureTime = { readonly time: LocalTime | null; readonly open?: OpenHours | undefined };

/** The departures of a day, each once and in order. Opening hours come before start times. */
export function departureTimesOn({ rules, exceptions }: Timetable, date: LocalDate): DepartureTime[] {
  const exception = exceptions.find((candidate) => exceptionAppliesOn(candidate, date));
  const applying: readonly RunningTimes[] = exception
    ? [exception]
    : rules.filter((rule) => appliesOn(rule, date));
  const times = [...new Set(applying.flatMap(({ startTimes }) => startTimes))].sort();
  const starts: DepartureTime[] = times.map((time) => ({ time }));
  const open = joinOpeningHours(applying.flatMap((candidate) => candidate.open ?? []));
  return open ? [{ time: null, open }, ...starts] : starts;
}

function exceptionAppliesOn({ days }: Exception, date: LocalDate): boolean {
  return 'season' in days ? appliesOn(days, date) : days.from <= date && date <= days.to;
}

/**
 * All opening hours of a day are one departure, however many rules give them: from the first opening to the
 * last closing.
 */
function joinOpeningHours(hours: readonly OpenHours[]): OpenHours | undefined {
  const first = hours.toSorted((one, other) => minutesOfDay(one.opens) - minutesOfDay(other.opens))[0];
  const last = hours.toSorted((one, other) => closingMinutes(other) - closingMinutes(one))[0];
  if (!first || !last) return undefined;
  const { opens } = first;
  // An option is never open longer than until its next opening.
  return {
    opens,
    closes: closingMinutes(last) < minutesOfDay(opens) + MINUTES_PER_DAY ? last.closes : opens,
  };
}

/** Minutes after the midnight before the opening. */
function closingMinutes({ opens, closes }: OpenHours): number {
  const minutes = minutesOfDay(closes);
  return closes <= opens ? minutes + MINUTES_PER_DAY : minutes;
}

/**
 * Whether an option runs on a day, for calendars in the browser. Products of the type `shows` use it (`canRun` in
 * `booking-panel/choice.ts`).
 */
export function runsOn(timetables: readonly DateRule[], date: LocalDate): boolean {
  // Over HTTP, days and times are plain strings. The contract has checked them, so the cast is safe.
  return timetables.some((timetable) => departureTimesOn(timetable as unknown as Timetable, date).length > 0);
}
