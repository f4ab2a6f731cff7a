import type { DateRule } from '../contract/tour-details.ts';
import { appliesOn, type DayRule } from '../time/day-rule.ts';
import { type LocalDate, type LocalTime, minutesOfDay } from '../time/local-date-time.ts';

/**
 * Travellers may come whenever it is open. If it closes no later than it opens, it closes on the next day.
 */
export type OpenHours = { readonly opens: LocalTime; readonly closes: LocalTime };

/** When an option runs on a day: at these times, during these hours, or not at all. */
export type Hours = { readonly startTimes: readonly LocalTime[]; readonly open?: OpenHours | undefined };

/** Days on which an option deviates from its rules: every year, or from one date to another. */
export type Exception = Hours & {
  readonly days:
    | { readonly from: LocalDate; readonly to: LocalDate }
    | { readonly season: NonNullable<DayRule['season']> };
};

/** When an option runs, as its supplier defines it. All times are local times of the place. */
export type Timetable = {
  readonly rules: readonly (DayRule & Hours)[];
  /** The first exception that matches a day applies, regardless of the rules. */
  readonly exceptions: readonly Exception[];
};

/** One departure of a day. Without a time, travellers may come whenever it is open. */
export type DepartureTime = { readonly time: LocalTime | null; readonly open?: OpenHours | undefined };

/** The departures of a day, each once and in order. Opening hours come before start times. */
export function departureTimesOn({ rules, exceptions }: Timetable, date: LocalDate): DepartureTime[] {
  const exception = exceptions.find((candidate) => exceptionAppliesOn(candidate, date));
  const hours: readonly Hours[] = exception ? [exception] : rules.filter((rule) => appliesOn(rule, date));
  const times = [...new Set(hours.flatMap(({ startTimes }) => startTimes))].sort();
  const starts: DepartureTime[] = times.map((time) => ({ time }));
  const open = joinOpeningHours(hours.flatMap((candidate) => candidate.open ?? []));
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
  const last = hours.toSorted((one, other) => closingOf(other) - closingOf(one))[0];
  if (!first || !last) return undefined;
  const { opens } = first;
  // An option is never open longer than until its next opening.
  return { opens, closes: closingOf(last) < minutesOfDay(opens) + minutesPerDay ? last.closes : opens };
}

/** Minutes after the midnight before the opening. */
function closingOf({ opens, closes }: OpenHours): number {
  const minutes = minutesOfDay(closes);
  return closes <= opens ? minutes + minutesPerDay : minutes;
}

const minutesPerDay = 24 * 60;

/** Whether any of these options runs on a day. The calendar of a show disables all other days. */
export function runsOn(rules: readonly DateRule[], date: LocalDate): boolean {
  // The rules arrive as plain text; the contract has already checked the days and times.
  return rules.some((rule) => departureTimesOn(rule as unknown as Timetable, date).length > 0);
}
