import { bookableUntil } from '@ashore/core/availability/departure-span.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { windowDays } from './day-window.ts';
import type { Run } from './runs-of.ts';

export type FirstOpenDay = (
  run: Pick<Run, 'start' | 'cutoffMinutes'>,
  timeZone: string,
  now: Date,
) => LocalDate;

type Known = { readonly date: LocalDate; readonly since: number; readonly until: number };

/**
 * From which day on a start is not cut off yet, on the clock of its place and never before today. Asking that clock is
 * what costs; so an answer is kept until it is wrong.
 */
export function createFirstOpenDay(): FirstOpenDay {
  const known = new Map<string, Known>();
  return ({ start, cutoffMinutes }, timeZone, now) => {
    const at = now.getTime();
    const key = `${timeZone} ${start.time ?? `${start.open?.opens}-${start.open?.closes}`} ${cutoffMinutes}`;
    const before = known.get(key);
    if (before && before.since <= at && at < before.until) return before.date;
    let date = localDateAt(now, timeZone);
    for (let days = 0; days < windowDays; days++) {
      const until = bookableUntil({ date, start, timeZone, durationMinutes: null, cutoffMinutes });
      if (until > now) {
        known.set(key, { date, since: at, until: until.getTime() });
        return date;
      }
      date = addDays(date, 1);
    }
    return date;
  };
}
