// Kept apart from the schemas, so that browsers need not load them.

import { addDays, type LocalDate } from '../../time/local-date-time.ts';
import { localDateAt } from '../../time/time-zone.ts';

/**
 * Start time: before noon, from noon, from five in the afternoon. Trips that are open all day belong to all
 * of them.
 */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** What travellers may require of a trip beside place, time and price. A trip must meet all that are chosen. */
export const REQUIREMENTS = [
  'wheelchair',
  'stroller',
  'few-steps',
  'little-walking',
  'calm',
  'indoors',
  'at-pier',
  'dogs',
  'small-group',
  'private',
  'vegetarian',
  'vegan',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/**
 * By name, or by price in either direction. The API value `none` sorts by demand: the most popular products come
 * first.
 */
export const LIST_SORTS = ['none', 'name', 'high', 'low'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Ranges in minutes that lists offer. Each ends before the next begins; the last has no end. */
export const DURATIONS = [
  { from: 0, to: 60 },
  { from: 61, to: 240 },
  { from: 241, to: 1_440 },
  { from: 1_441, to: null },
] as const;

export type Duration = (typeof DURATIONS)[number];

/** The duration as written in an address: "61-240", or "1441-" without an upper limit. */
export function durationWord({ from, to }: Duration): string {
  return `${from}-${to ?? ''}`;
}

/** The offered duration that an address states. */
export function durationIn(query: URLSearchParams): Duration | undefined {
  return DURATIONS.find((duration) => durationWord(duration) === query.get('duration'));
}

/** Bars of the histogram of prices. */
export const PRICE_PARTS = 20;

/** Minimum number of stars. */
export const RATINGS = [4.5, 4, 3.5, 3] as const;

/** Ages of the youngest traveller that lists offer. 0 stands for trips without a minimum age. */
export const AGES = [0, 3, 6, 9, 12] as const;

/** How many days ahead lists and comparison take a date. The calendar of one product goes further. */
export const MAX_DAYS_AHEAD = 365;

/** The last day that lists can be asked about. Tomorrow in UTC may already be today somewhere. */
export function lastListedDay(now: Date): LocalDate {
  return addDays(localDateAt(now, 'UTC'), MAX_DAYS_AHEAD + 1);
}

/**
 * Why nothing can be booked between these days, both included. Undefined if they can be filtered by, at most up to
 * `lastListedDay`.
 */
export function refusalOf(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  now: Date,
): 'past' | 'far' | undefined {
  // Yesterday in UTC may still be today somewhere.
  if (to < addDays(localDateAt(now, 'UTC'), -1)) return 'past';
  return from > lastListedDay(now) ? 'far' : undefined;
}

/** How many languages can be requested at once. */
export const MAX_LANGUAGES = 12;

/** How many cities can be requested at once. */
export const MAX_PLACES = 12;

/** How many cities a list offers as filters: those with most products. */
export const MAX_LISTED_PLACES = 100;
