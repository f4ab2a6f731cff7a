import { createHash } from 'node:crypto';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { DayPart } from '@ashore/core/contract/list-choices.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { dayPartsOf } from './day-parts-of.ts';
import type { DayWindow } from './day-window.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import type { ListFacts } from './list-facts.ts';
import { type Run, runsOf } from './runs-of.ts';

/** What products have in common with others, by which they are narrowed and counted. */
export type FacetValues = {
  readonly places: readonly string[];
  readonly type: ProductType;
  readonly interest: readonly Interest[];
  readonly language: readonly string[];
  /** In minutes. */
  readonly duration: number | null;
  readonly rating: number | null;
  readonly timeOfDay: readonly DayPart[];
  readonly freeCancellation: boolean;
  readonly instant: boolean;
  readonly running: Running;
};
export type Facet = keyof FacetValues;

/** When it runs, and on whose clock. */
export type Running = { readonly timeZone: string; readonly runs: readonly Run[] };

export type Facets = { readonly [Name in Facet]: Dictionary<FacetValues[Name]> };

/** What is counted by its values. */
export const COUNTED = [
  'type',
  'interest',
  'language',
  'duration',
  'rating',
  'timeOfDay',
  'freeCancellation',
  'instant',
] as const satisfies readonly Facet[];
export type Counted = (typeof COUNTED)[number];

export const FACETS = ['places', ...COUNTED, 'running'] as const satisfies readonly Facet[];

export function createFacets(): Facets {
  return {
    places: createDictionary(),
    type: createDictionary(),
    interest: createDictionary(),
    language: createDictionary(),
    duration: createDictionary(),
    rating: createDictionary(),
    timeOfDay: createDictionary(),
    freeCancellation: createDictionary(),
    instant: createDictionary(),
    running: createDictionary(),
  };
}

/** The numbers under which the values of a product stand in their dictionaries, in the order of `FACETS`. */
export function codesOf(facts: ListFacts, facets: Facets, window: DayWindow): number[] {
  const { places, type, interests, languages, durationMinutes, rating, options, timeZone } = facts;
  const parts = dayPartsOf(options);
  return [
    facets.places.codeOf(places.join(), () => places),
    facets.type.codeOf(type, () => type),
    facets.interest.codeOf(interests.toSorted().join(), () => interests),
    facets.language.codeOf(languages.toSorted().join(), () => languages),
    facets.duration.codeOf(String(durationMinutes), () => durationMinutes),
    facets.rating.codeOf(String(rating), () => rating),
    facets.timeOfDay.codeOf(parts.join(), () => parts),
    facets.freeCancellation.codeOf(String(facts.freeCancellation), () => facts.freeCancellation),
    facets.instant.codeOf(String(facts.instant), () => facts.instant),
    facets.running.codeOf(keyOfRunning(facts), () => ({ timeZone, runs: runsOf(options, window) })),
  ];
}

/** What is alike in all that its days are made from has the same days: only its hash is kept. */
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
