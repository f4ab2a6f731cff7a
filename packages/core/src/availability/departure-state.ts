import { addDays, type LocalDate } from '../time/local-date.ts';
import { localTime } from '../time/local-time.ts';
import { localDateTimeToInstant } from '../time/time-zone.ts';
import type { Start } from './timetable.ts';

/** What is known of a departure that somebody has held, bought, closed or changed. */
export type Taken = {
  readonly capacity: number;
  /** In holds that are still alive. */
  readonly held: number;
  readonly sold: number;
  readonly closed: boolean;
  /** When the first of those holds ends, if it is neither bought nor extended. */
  readonly nextReleaseAt?: Date | undefined;
};

/** Why there is room or none. Free is a number; everything else is its reason. */
export type DepartureState =
  | { readonly state: 'free'; readonly spots: number }
  /** Not enough now, but others have not bought yet what they hold. */
  | { readonly state: 'held'; readonly spots: number; readonly mayComeBackAt: Date }
  | { readonly state: 'sold_out'; readonly spots: number }
  | { readonly state: 'closed' | 'cut_off' | 'not_running' };

export type AskedDeparture = {
  readonly taken: Taken | undefined;
  /** Of an option of which nothing is taken. */
  readonly capacity: number;
  /** What is left of what this departure shares with others, in spots; undefined where it shares nothing. */
  readonly shared?: number | undefined;
  /** After this nobody can book it any more. */
  readonly bookableUntil: Date;
  readonly now: Date;
  /** So many want to come together. */
  readonly party: number;
};

/** The subtraction, and its reason. Free, held and sold are always the capacity together. */
export function departureState(asked: AskedDeparture): DepartureState {
  const { taken, now, bookableUntil, party } = asked;
  if (taken?.closed) return { state: 'closed' };
  if (now >= bookableUntil) return { state: 'cut_off' };
  const spots = freeSpots(asked);
  if (spots >= party) return { state: 'free', spots };
  const soon = taken?.nextReleaseAt;
  if (taken && soon && spots + taken.held >= party) return { state: 'held', spots, mayComeBackAt: soon };
  return { state: 'sold_out', spots };
}

function freeSpots({ taken, capacity, shared }: AskedDeparture): number {
  const free = taken ? Math.max(0, taken.capacity - taken.held - taken.sold) : capacity;
  return shared === undefined ? free : Math.min(free, shared);
}

export type When = {
  readonly date: LocalDate;
  readonly start: Start;
  readonly timeZone: string;
  readonly durationMinutes: number | null;
  readonly cutoffMinutes: number;
};

/** From when to when it takes place. What is open all day takes place while it is open. */
export function departureSpan({ date, start, timeZone, durationMinutes }: When): { from: Date; to: Date } {
  const from = localDateTimeToInstant(date, start.time ?? start.open?.opens ?? midnight, timeZone);
  if (start.time === null && start.open) {
    const { opens, closes } = start.open;
    const lastDay = closes <= opens ? addDays(date, 1) : date;
    return { from, to: localDateTimeToInstant(lastDay, closes, timeZone) };
  }
  return { from, to: new Date(from.getTime() + (durationMinutes ?? usualMinutes) * 60_000) };
}

/** Before it starts, or before it closes, by so much as its supplier needs. */
export function bookableUntil(when: When): Date {
  const { from, to } = departureSpan(when);
  const last = when.start.time === null ? to : from;
  return new Date(last.getTime() - when.cutoffMinutes * 60_000);
}

const midnight = localTime('00:00');

/** Of something that nobody has said the length of. */
const usualMinutes = 60;
