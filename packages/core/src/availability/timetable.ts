import { type DayRule, holdsOn } from '../time/day-rule.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type LocalTime, minutesOfDay } from '../time/local-time.ts';

/** One may come whenever it is open; where it closes no later than it opens, it closes on the day after. */
export type OpenHours = { readonly opens: LocalTime; readonly closes: LocalTime };

/** When something runs on a day: at these times, or all through these hours, or not at all. */
export type Hours = { readonly startTimes: readonly LocalTime[]; readonly open?: OpenHours | undefined };

/** On these days of every year, or from one day of one year to another, it runs otherwise than its rules say. */
export type Exception = Hours & {
  readonly days:
    | { readonly from: LocalDate; readonly to: LocalDate }
    | { readonly season: NonNullable<DayRule['season']> };
};

/** When one way to book a product runs, as its supplier has said. All of it is on the clock at the place. */
export type Timetable = {
  readonly rules: readonly (DayRule & Hours)[];
  /** The first that is about a day counts, whatever the rules say. */
  readonly exceptions: readonly Exception[];
};

/** One start of a day. Without a time one may come whenever it is open. */
export type Start = { readonly time: LocalTime | null; readonly open?: OpenHours | undefined };

/** The starts of a day, each once and in their order; before them the hours in which one may come at any time. */
export function startsOn({ rules, exceptions }: Timetable, date: LocalDate): Start[] {
  const exception = exceptions.find((candidate) => isAbout(candidate, date));
  const hours: readonly Hours[] = exception ? [exception] : rules.filter((rule) => holdsOn(rule, date));
  const times = [...new Set(hours.flatMap(({ startTimes }) => startTimes))].sort();
  const starts: Start[] = times.map((time) => ({ time }));
  const open = openAllTogether(hours.flatMap((candidate) => candidate.open ?? []));
  return open ? [{ time: null, open }, ...starts] : starts;
}

function isAbout({ days }: Exception, date: LocalDate): boolean {
  return 'season' in days ? holdsOn(days, date) : days.from <= date && date <= days.to;
}

/** The hours of a day are one departure, however many rules say them: from the first opening to the last closing. */
function openAllTogether(hours: readonly OpenHours[]): OpenHours | undefined {
  const first = hours.toSorted((one, other) => minutesOfDay(one.opens) - minutesOfDay(other.opens))[0];
  const last = hours.toSorted((one, other) => closingOf(other) - closingOf(one))[0];
  if (!first || !last) return undefined;
  const { opens } = first;
  // Nothing is open for longer than until it opens again.
  return { opens, closes: closingOf(last) < minutesOfDay(opens) + wholeDay ? last.closes : opens };
}

/** In minutes after the midnight before it opens. */
function closingOf({ opens, closes }: OpenHours): number {
  const minutes = minutesOfDay(closes);
  return closes <= opens ? minutes + wholeDay : minutes;
}

const wholeDay = 24 * 60;
