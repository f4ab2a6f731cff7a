import { bookableUntil } from '@ashore/core/availability/departure-span.ts';
import {
  type DepartureTime,
  departureTimesOn,
  type Exception,
  type Timetable,
} from '@ashore/core/availability/timetable.ts';
import { partyLimits } from '@ashore/core/pricing/party-limits.ts';
import { appliesOn, type DayRule } from '@ashore/core/time/day-rule.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { addDay, type DayBits, type DayWindow, hasDay, joinDays, noDays, windowDays } from './day-window.ts';
import type { ListedOption } from './facts.ts';

/** The days on which the departure with this start time is the last bookable one of an option. */
export type Run = {
  readonly start: DepartureTime;
  readonly cutoffMinutes: number;
  /** A smaller party still needs this many spots. */
  readonly least: number;
  /** The largest party that fits if no spots are taken. */
  readonly most: number;
  readonly days: DayBits;
};

/**
 * The days on which these options run, computed from a year of timetable. Of several start times the last
 * decides, because its cut-off is the latest. Opening hours count as a separate start.
 */
export function runsOf(options: readonly ListedOption[], window: DayWindow): Run[] {
  return options.flatMap((option) => {
    const { minimum } = partyLimits(option.tickets);
    const limits = { cutoffMinutes: option.cutoffMinutes, least: minimum, most: largestPartyOf(option) };
    if (limits.most < minimum) return [];
    const runs = new Map<string, Run>();
    for (const { days, starts } of daysAlike(option.timetable, window)) {
      const lastTimed = starts.findLast(({ time }) => time !== null);
      const openStart = starts.find(({ time }) => time === null);
      for (const start of [lastTimed, openStart]) {
        if (!start) continue;
        const key = start.time ?? `${start.open?.opens}-${start.open?.closes}`;
        const before = runs.get(key)?.days;
        runs.set(key, { ...limits, start, days: before ? joinDays(before, days) : days });
      }
    }
    return [...runs.values()];
  });
}

function largestPartyOf({ capacity, tickets, resources }: ListedOption): number {
  const shared = resources.map(({ capacity: all, per, units }) => {
    if (per === 'spot') return Math.floor(all / units);
    return all >= units ? Number.POSITIVE_INFINITY : 0;
  });
  const spots = Math.min(capacity, ...shared);
  const { group } = partyLimits(tickets);
  if (!group) return spots;
  // A group takes a whole departure or none.
  return spots < capacity ? 0 : Math.min(spots, group.maxPeople);
}

type AlikeDays = { readonly days: DayBits; readonly starts: readonly DepartureTime[] };

/** Groups the days that have the same starts: those that match the same rules, or the same exception. */
function daysAlike(timetable: Timetable, { dates }: DayWindow): AlikeDays[] {
  const { rules, exceptions } = timetable;
  const daysByRule = rules.map((rule) => daysOfRule(rule, dates));
  const [only, ...others] = daysByRule;
  const alike = new Map<string, DayBits>();
  // Most options have one rule and no exceptions. Their days are those of the rule, which are already
  // computed.
  if (only && others.length === 0 && exceptions.length === 0) alike.set('1', only);
  else for (const index of dates.keys()) addDay(groupOf(index), index);
  return [...alike.values()].map((days) => {
    const date = dates.find((_, index) => hasDay(days, index));
    return { days, starts: date ? departureTimesOn(timetable, date) : [] };
  });

  function groupOf(index: number): DayBits {
    const date = dates[index];
    const exception = exceptions.findIndex(({ days }) => date !== undefined && isAbout(days, date));
    const key =
      exception >= 0 ? `!${exception}` : daysByRule.map((days) => (hasDay(days, index) ? 1 : 0)).join('');
    const group = alike.get(key) ?? noDays();
    alike.set(key, group);
    return group;
  }
}

function isAbout(days: Exception['days'], date: LocalDate): boolean {
  return 'season' in days ? appliesOn(days, date) : days.from <= date && date <= days.to;
}

const bitsByRules = new WeakMap<readonly unknown[], Map<string, DayBits>>();

/** Cached, because most rules of a catalogue cover the same few weekdays and seasons. */
function daysOfRule({ weekdays, season }: DayRule, dates: DayWindow['dates']): DayBits {
  const ofWindow = bitsByRules.get(dates) ?? new Map<string, DayBits>();
  bitsByRules.set(dates, ofWindow);
  const key = `${weekdays} ${season?.from} ${season?.to}`;
  const before = ofWindow.get(key);
  if (before) return before;
  const days = noDays();
  dates.forEach((date, index) => {
    if (appliesOn({ weekdays, season }, date)) addDay(days, index);
  });
  ofWindow.set(key, days);
  return days;
}

export type FirstOpenDay = (
  run: Pick<Run, 'start' | 'cutoffMinutes'>,
  timeZone: string,
  now: Date,
) => LocalDate;

type CachedFirstDay = { readonly date: LocalDate; readonly since: number; readonly until: number };

/**
 * Finds the first day on which a departure is not past its cut-off, in local time and never before today. Local
 * time is slow to compute, so each answer is cached while it is right.
 */
export function createFirstOpenDay(): FirstOpenDay {
  const entriesByKey = new Map<string, CachedFirstDay>();
  return ({ start, cutoffMinutes }, timeZone, now) => {
    const at = now.getTime();
    const key = `${timeZone} ${start.time ?? `${start.open?.opens}-${start.open?.closes}`} ${cutoffMinutes}`;
    const before = entriesByKey.get(key);
    if (before && before.since <= at && at < before.until) return before.date;
    let date = localDateAt(now, timeZone);
    for (let days = 0; days < windowDays; days++) {
      const until = bookableUntil({ date, start, timeZone, durationMinutes: null, cutoffMinutes });
      if (until > now) {
        entriesByKey.set(key, { date, since: at, until: until.getTime() });
        return date;
      }
      date = addDays(date, 1);
    }
    return date;
  };
}
