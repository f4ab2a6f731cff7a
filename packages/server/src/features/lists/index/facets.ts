import { createHash } from 'node:crypto';
import type { RunningTimes } from '@ashore/core/availability/timetable.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { SuitedAges } from '@ashore/core/catalogue/product-facts.ts';
import { DAY_PARTS, type DayPart, type Requirement } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { EVENING, minutesOfDay, NOON, partOfDay } from '@ashore/core/time/local-date-time.ts';
import type { DayWindow } from './day-window.ts';
import { type Run, runsOf } from './departures.ts';
import type { City, ListedOption, ListFacts } from './facts.ts';

/** The values that products share, by which lists are filtered and counted. */
export type FacetValues = {
  readonly places: readonly string[];
  readonly city: City;
  readonly type: ProductType;
  readonly interest: readonly Interest[];
  readonly language: readonly string[];
  /** In minutes. */
  readonly duration: number | null;
  readonly rating: number | null;
  /** The ages for which it is made. */
  readonly ages: SuitedAges;
  readonly timeOfDay: readonly DayPart[];
  readonly requirement: readonly Requirement[];
  readonly freeCancellation: boolean;
  readonly instant: boolean;
  readonly running: Running;
  readonly hours: readonly Hours[];
};
export type Facet = keyof FacetValues;

/** When a product starts and is over, in minutes of the day; with opening hours at any time between. */
export type Hours = {
  readonly start: number;
  /** Undefined without opening hours. */
  readonly closes?: number;
  /** Undefined if it is not stated how long it takes. */
  readonly minutes?: number;
};

/** The time zone of a product and the days on which it runs. */
export type Running = { readonly timeZone: string; readonly runs: readonly Run[] };

export type Facets = { readonly [Name in Facet]: Dictionary<FacetValues[Name]> };

/** The facets whose values are counted. */
export const COUNTED_FACETS = [
  'city',
  'type',
  'interest',
  'language',
  'duration',
  'rating',
  'ages',
  'timeOfDay',
  'requirement',
  'freeCancellation',
  'instant',
] as const satisfies readonly Facet[];
export type CountedFacet = (typeof COUNTED_FACETS)[number];

export const FACETS = ['places', ...COUNTED_FACETS, 'running', 'hours'] as const satisfies readonly Facet[];

export function createFacets(): Facets {
  return {
    places: createDictionary(),
    city: createDictionary(),
    type: createDictionary(),
    interest: createDictionary(),
    language: createDictionary(),
    duration: createDictionary(),
    rating: createDictionary(),
    ages: createDictionary(),
    timeOfDay: createDictionary(),
    requirement: createDictionary(),
    freeCancellation: createDictionary(),
    instant: createDictionary(),
    running: createDictionary(),
    hours: createDictionary(),
  };
}

/** The codes of a product's values in their dictionaries, in the order of `FACETS`. */
export function codesOf(facts: ListFacts, facets: Facets, window: DayWindow): number[] {
  const { places, city, type, interests, languages, durationMinutes, rating, options, timeZone } = facts;
  const parts = dayPartsOf(options);
  const hours = hoursOf(facts);
  return [
    facets.places.codeOf(places.join(), () => places),
    facets.city.codeOf(JSON.stringify(city), () => city),
    facets.type.codeOf(type, () => type),
    facets.interest.codeOf(interests.toSorted().join(), () => interests),
    facets.language.codeOf(languages.toSorted().join(), () => languages),
    facets.duration.codeOf(String(durationMinutes), () => durationMinutes),
    facets.rating.codeOf(String(rating), () => rating),
    facets.ages.codeOf(`${facts.ages.from}-${facts.ages.to ?? ''}`, () => facts.ages),
    facets.timeOfDay.codeOf(parts.join(), () => parts),
    facets.requirement.codeOf(facts.requirements.join(), () => facts.requirements),
    facets.freeCancellation.codeOf(String(facts.freeCancellation), () => facts.freeCancellation),
    facets.instant.codeOf(String(facts.instant), () => facts.instant),
    facets.running.codeOf(keyOfRunning(facts), () => ({ timeZone, runs: runsOf(options, window) })),
    facets.hours.codeOf(JSON.stringify(hours), () => hours),
  ];
}

/**
 * Products with equal timetables, capacities and limits have the same days, so they share one entry. Only the
 * hash of these facts is stored.
 */
function keyOfRunning({ options, timeZone }: ListFacts): string {
  const parts = options.map(({ timetable, capacity, cutoffMinutes, tickets, resources }) => [
    timetable,
    capacity,
    cutoffMinutes,
    tickets.map(({ minCount, groupSize, extraPersonMinor }) => [
      minCount,
      groupSize,
      extraPersonMinor === undefined,
    ]),
    resources.map((resource) => [resource.capacity, resource.per, resource.units]),
  ]);
  return createHash('md5')
    .update(JSON.stringify([timeZone, parts]))
    .digest('base64');
}

/**
 * The parts of the day in which a product starts at some time of the year. Opening hours count in every part
 * that they cover.
 */
export function dayPartsOf(options: readonly Pick<ListedOption, 'timetable'>[]): DayPart[] {
  const hours = options.flatMap(({ timetable: { rules, exceptions } }) => [...rules, ...exceptions]);
  const dayParts = new Set(hours.flatMap(partsOfHours));
  return DAY_PARTS.filter((part) => dayParts.has(part));
}

function partsOfHours({ startTimes, open }: RunningTimes): DayPart[] {
  const parts = startTimes.map(partOfDay);
  if (!open) return parts;
  const { opens, closes } = open;
  const isOvernight = closes <= opens;
  if (opens < NOON) parts.push('morning');
  if (opens < EVENING && (isOvernight || closes > NOON)) parts.push('afternoon');
  if (isOvernight || closes > EVENING) parts.push('evening');
  return parts;
}

/** When a product starts and is over at some time of the year, each once. */
export function hoursOf({
  options,
  durationMinutes,
}: {
  readonly options: readonly Pick<ListedOption, 'timetable' | 'durationMinutes'>[];
  readonly durationMinutes: number | null;
}): Hours[] {
  const all = options.flatMap(({ timetable: { rules, exceptions }, durationMinutes: ofOption }) => {
    const length = ofOption ?? durationMinutes;
    const minutes = length === null ? {} : { minutes: length };
    return [...rules, ...exceptions].flatMap(({ startTimes, open }): Hours[] => [
      ...startTimes.map((time) => ({ start: minutesOfDay(time), ...minutes })),
      ...(open ? [{ start: minutesOfDay(open.opens), closes: closingMinutes(open), ...minutes }] : []),
    ]);
  });
  return [...new Map(all.map((hours) => [JSON.stringify(hours), hours])).values()];
}

/** What closes after midnight closes on the next day. */
function closingMinutes({ opens, closes }: NonNullable<RunningTimes['open']>): number {
  return minutesOfDay(closes) + (closes <= opens ? MINUTES_OF_DAY : 0);
}

const MINUTES_OF_DAY = 24 * 60;

/**
 * Stores each value once under a small code. Columns hold the codes, and a request evaluates its filters once
 * per value.
 */
type Dictionary<Value> = {
  readonly values: readonly Value[];
  /** The code of the value with this key. A new value is made and gets a new code; codes are never reused. */
  codeOf(key: string, make: () => Value): number;
};

function createDictionary<Value>(): Dictionary<Value> {
  const codes = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    codeOf(key, make) {
      const knownCode = codes.get(key);
      if (knownCode !== undefined) return knownCode;
      const code = values.push(make()) - 1;
      codes.set(key, code);
      return code;
    },
  };
}
