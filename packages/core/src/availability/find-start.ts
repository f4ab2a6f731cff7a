import type { LocalDate } from '../time/local-date.ts';
import type { LocalTime } from '../time/local-time.ts';
import { localDateAt } from '../time/time-zone.ts';
import { bookableUntil, departureSpan, type Span } from './departure-span.ts';
import { startsOn, type Timetable } from './timetable.ts';

export type WantedStart = {
  readonly timetable: Timetable;
  readonly date: LocalDate;
  /** Null for what one may come to whenever it is open. */
  readonly time: LocalTime | null;
  readonly timeZone: string;
  readonly durationMinutes: number | null;
  readonly cutoffMinutes: number;
  readonly now: Date;
};

/** Why nobody can come then. A day that is over is a mistake of whoever asks; the others are an answer. */
export type NoStart = 'past' | 'not_running' | 'cut_off';

/** From when to when it is that somebody wants to come, if it runs then and can still be booked. */
export function findStart(wanted: WantedStart): Span | NoStart {
  const { timetable, date, time, timeZone, now } = wanted;
  if (date < localDateAt(now, timeZone)) return 'past';
  const start = startsOn(timetable, date).find((candidate) => candidate.time === time);
  if (!start) return 'not_running';
  const when = { ...wanted, start };
  return now < bookableUntil(when) ? departureSpan(when) : 'cut_off';
}
