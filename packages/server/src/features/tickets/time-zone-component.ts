import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * What the clocks of a place do around a trip, for calendars that do not know its zone by name: each change from a year
 * before to a month after, found with the same rules by which the trip is sold.
 */
export function describeTimeZone(timeZone: string, from: Date, to: Date): string[] {
  const first = startOfDay(from.getTime() - 366 * DAY);
  const last = startOfDay(to.getTime() + 31 * DAY);
  const changes = changesBetween(timeZone, first, last);
  const [earliest] = changes;
  const before = earliest?.before ?? offsetAt(first, timeZone);
  const all = [{ at: first, before, after: before }, ...changes];
  const usual = Math.min(...all.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...all.flatMap(({ at, before: was, after }) => {
      const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        // On the clock as it was before: the standard counts so.
        `DTSTART:${wallClock(at + was * MINUTE)}`,
        `TZOFFSETFROM:${offsetText(was)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

type Change = { readonly at: number; readonly before: number; readonly after: number };

function changesBetween(timeZone: string, first: number, last: number): Change[] {
  const changes: Change[] = [];
  for (let day = first; day < last; day += DAY) {
    const before = offsetAt(day, timeZone);
    const after = offsetAt(day + DAY, timeZone);
    if (before !== after) changes.push({ at: momentOfChange(timeZone, day, before), before, after });
  }
  return changes;
}

/** To the minute: the day is halved until nothing is left of it. */
function momentOfChange(timeZone: string, day: number, before: number): number {
  let [low, high] = [day, day + DAY];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Minutes that the clock there is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const at = new Date(instant);
  const shown = Date.parse(`${localDateAt(at, timeZone)}T${localTimeAt(at, timeZone)}:00Z`);
  return (shown - Math.floor(instant / MINUTE) * MINUTE) / MINUTE;
}

function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY;
}

function wallClock(shown: number): string {
  return new Date(shown).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
