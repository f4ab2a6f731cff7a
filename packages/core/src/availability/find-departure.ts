import type { LocalDate, LocalTime } from '../time/local-date-time.ts';
import { localDateAt } from '../time/time-zone.ts';
import { bookableUntil, departureSpan, type Span } from './departure-span.ts';
import { departureTimesOn, type Timetable } from './timetable.ts';

export type FindDepartureInput = {
  readonly timetable: Timetable;
  readonly date: LocalDate;
  /** Null for an option with opening hours. */
  readonly time: LocalTime | null;
  readonly timeZone: string;
  readonly durationMinutes: number | null;
  readonly cutoffMinutes: number;
  readonly now: Date;
};

/** Why there is no departure. A past day is a mistake of the client; the other reasons are answers. */
export type NoDepartureReason = 'past' | 'not_running' | 'cut_off';

/** Returns the span of the wanted departure, if it runs then and can still be booked. */
export function findDeparture(input: FindDepartureInput): Span | NoDepartureReason {
  const { timetable, date, time, timeZone, now } = input;
  if (date < localDateAt(now, timeZone)) return 'past';
  const start = departureTimesOn(timetable, date).find((candidate) => candidate.time === time);
  if (!start) return 'not_running';
  const when = { ...input, start };
  return now < bookableUntil(when) ? departureSpan(when) : 'cut_off';
}
