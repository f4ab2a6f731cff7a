import { type Exception, type Start, startsOn, type Timetable } from '@ashore/core/availability/timetable.ts';
import { partyLimits } from '@ashore/core/pricing/party-limits.ts';
import { type DayRule, holdsOn } from '@ashore/core/time/day-rule.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { addDay, type DayBits, type DayWindow, hasDay, joinDays, noDays } from './day-window.ts';
import type { ListedOption } from './list-facts.ts';

/** The days on which the last that can still be booked of one way to book is this start. */
export type Run = {
  readonly start: Start;
  readonly cutoffMinutes: number;
  /** A party of fewer needs as many spots. */
  readonly least: number;
  /** The largest party that fits when nothing is taken. */
  readonly seats: number;
  readonly days: DayBits;
};

/**
 * When these ways to book run, as days: what a year of timetable comes to for lists. Of several starts a day the last
 * decides, because it is cut off last; hours in which one may come at any time are a start of their own.
 */
export function runsOf(options: readonly ListedOption[], window: DayWindow): Run[] {
  return options.flatMap((option) => {
    const { least } = partyLimits(option.tickets);
    const rest = { cutoffMinutes: option.cutoffMinutes, least, seats: seatsOf(option) };
    if (rest.seats < least) return [];
    const runs = new Map<string, Run>();
    for (const { days, starts } of daysAlike(option.timetable, window)) {
      const lastTimed = starts.findLast(({ time }) => time !== null);
      const open = starts.find(({ time }) => time === null);
      for (const start of [lastTimed, open]) {
        if (!start) continue;
        const key = start.time ?? `${start.open?.opens}-${start.open?.closes}`;
        const before = runs.get(key)?.days;
        runs.set(key, { ...rest, start, days: before ? joinDays(before, days) : days });
      }
    }
    return [...runs.values()];
  });
}

function seatsOf({ capacity, tickets, resources }: ListedOption): number {
  const shared = resources.map(({ capacity: all, per, units }) => {
    if (per === 'spot') return Math.floor(all / units);
    return all >= units ? Number.POSITIVE_INFINITY : 0;
  });
  const seats = Math.min(capacity, ...shared);
  const { group } = partyLimits(tickets);
  if (!group) return seats;
  // A group has its departure whole or not at all.
  return seats < capacity ? 0 : Math.min(seats, group.most);
}

type AlikeDays = { readonly days: DayBits; readonly starts: readonly Start[] };

/** Days about which the same rules, or the same exception, have something to say have the same starts. */
function daysAlike(timetable: Timetable, { dates }: DayWindow): AlikeDays[] {
  const { rules, exceptions } = timetable;
  const held = rules.map((rule) => daysOfRule(rule, dates));
  const [only, ...others] = held;
  const alike = new Map<string, DayBits>();
  // So it is with nearly everything: then its days are those of its rule, which are known.
  if (only && others.length === 0 && exceptions.length === 0) alike.set('1', only);
  else for (const index of dates.keys()) addDay(groupOf(index), index);
  return [...alike.values()].map((days) => {
    const date = dates.find((_, index) => hasDay(days, index));
    return { days, starts: date ? startsOn(timetable, date) : [] };
  });

  function groupOf(index: number): DayBits {
    const date = dates[index];
    const exception = exceptions.findIndex(({ days }) => date !== undefined && isAbout(days, date));
    const key = exception >= 0 ? `!${exception}` : held.map((days) => (hasDay(days, index) ? 1 : 0)).join('');
    const group = alike.get(key) ?? noDays();
    alike.set(key, group);
    return group;
  }
}

function isAbout(days: Exception['days'], date: LocalDate): boolean {
  return 'season' in days ? holdsOn(days, date) : days.from <= date && date <= days.to;
}

const known = new WeakMap<readonly unknown[], Map<string, DayBits>>();

/** Most rules of a catalogue are about the same few parts of the week and the year. */
function daysOfRule({ weekdays, season }: DayRule, dates: DayWindow['dates']): DayBits {
  const ofWindow = known.get(dates) ?? new Map<string, DayBits>();
  known.set(dates, ofWindow);
  const key = `${weekdays} ${season?.from} ${season?.to}`;
  const before = ofWindow.get(key);
  if (before) return before;
  const days = noDays();
  dates.forEach((date, index) => {
    if (holdsOn({ weekdays, season }, date)) addDay(days, index);
  });
  ofWindow.set(key, days);
  return days;
}
