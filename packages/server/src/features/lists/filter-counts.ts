import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import {
  AGES,
  DAY_PARTS,
  DURATIONS,
  MAX_LISTED_PLACES,
  PRICE_PARTS,
  RATINGS,
  REQUIREMENTS,
} from '@ashore/core/contract/values/list.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { currencyExponents } from '@ashore/core/money/currencies.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { type FilterResult, suitsAge } from './filter.ts';
import type { Facets } from './index/facets.ts';
import type { ListQuery } from './list-query.ts';

type CountsQuery = Pick<ListQuery, 'locale' | 'currency' | 'place' | 'age' | 'priceFrom' | 'priceTo'>;

/** The available filters of a list, with the number of products that each would leave. */
export function filterCounts(facets: Facets, narrowed: FilterResult, query: CountsQuery): ListOptions {
  const { tallies, unfiltered } = narrowed;
  const isBetween = (from: number, to: number | null) => (minutes: number | null) =>
    minutes !== null && minutes >= from && (to === null || minutes <= to);
  return {
    unfiltered,
    place: placesOf(facets, narrowed, query),
    type: PRODUCT_TYPES.map((id) => ({
      id,
      count: countPassing(facets.type.values, tallies.type, (type) => type === id),
    })),
    interest: countsOfIds(interestsOf(facets, narrowed), facets.interest.values, tallies.interest),
    language: countsOfIds(languagesOf(facets, narrowed), facets.language.values, tallies.language),
    duration: DURATIONS.map(({ from, to }) => ({
      ...{ from, to },
      count: countPassing(facets.duration.values, tallies.duration, isBetween(from, to)),
    })),
    rating: RATINGS.map((least) => ({
      least,
      count: countPassing(
        facets.rating.values,
        tallies.rating,
        (rating) => rating !== null && rating >= least,
      ),
    })),
    age: offeredAges(query.age).map((age) => ({
      age,
      count: countPassing(facets.ages.values, tallies.ages, suitsAge(age)),
    })),
    timeOfDay: countsOfIds(DAY_PARTS, facets.timeOfDay.values, tallies.timeOfDay),
    requirement: countsOfIds(REQUIREMENTS, facets.requirement.values, tallies.requirement),
    freeCancellation: countPassing(
      facets.freeCancellation.values,
      tallies.freeCancellation,
      (isFree) => isFree,
    ),
    instant: countPassing(facets.instant.values, tallies.instant, (isInstant) => isInstant),
    price: {
      ...priceBounds(narrowed.prices, query.currency),
      from: query.priceFrom ?? null,
      to: query.priceTo ?? null,
    },
  };
}

/** The offered ages, and the requested one. */
function offeredAges(requested: number | undefined): number[] {
  return [...new Set([...AGES, ...(requested === undefined ? [] : [requested])])].sort(
    (one, other) => one - other,
  );
}

function countPassing<Value>(
  values: readonly Value[],
  tally: Uint32Array,
  passes: (value: Value) => boolean,
) {
  return values.reduce((sum, value, code) => sum + (passes(value) ? (tally[code] ?? 0) : 0), 0);
}

function countsOfIds<Id>(ids: readonly Id[], sets: readonly (readonly Id[])[], tally: Uint32Array) {
  const counts = countById(sets, tally);
  return ids.map((id) => ({ id, count: counts.get(id) ?? 0 }));
}

function countById<Id>(sets: readonly (readonly Id[])[], tally: Uint32Array): Map<Id, number> {
  const counts = new Map<Id, number>();
  for (const [code, set] of sets.entries()) {
    const count = tally[code] ?? 0;
    if (count > 0) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** Sorted as in the list without filters, so that the choices do not move while a visitor filters. */
function languagesOf({ language }: Facets, { unfilteredTallies }: FilterResult): string[] {
  const counts = [...countById(language.values, unfilteredTallies.language)];
  counts.sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  return counts.map(([tag]) => tag);
}

/** Sorted in the same way, so that a visitor finds first what the list has most of. */
function interestsOf({ interest }: Facets, { unfilteredTallies }: FilterResult): Interest[] {
  const counts = countById(interest.values, unfilteredTallies.interest);
  return INTERESTS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

/**
 * The cities with most products in the list without filters, and all requested ones. A city whose names
 * changed has several codes for a moment, so its counts are added up.
 */
function placesOf({ city }: Facets, { tallies, unfilteredTallies }: FilterResult, query: CountsQuery) {
  const slugs = city.values.map(({ slug }) => [slug]);
  const counts = countById(slugs, tallies.city);
  const countedSlugs = [...countById(slugs, unfilteredTallies.city)];
  countedSlugs.sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  const isListed = (slug: string, at: number) => at < MAX_LISTED_PLACES || query.place?.includes(slug);
  const nameOf = new Map(city.values.map(({ slug, names }) => [slug, names[query.locale]]));
  return countedSlugs
    .filter(([slug], at) => isListed(slug, at))
    .map(([slug]) => ({ id: slug, name: nameOf.get(slug) ?? slug, count: counts.get(slug) ?? 0 }));
}

function priceBounds(prices: FilterResult['prices'], currency: SelectableCurrency) {
  const histogram = Array<number>(PRICE_PARTS).fill(0);
  if (!prices) return { min: 0, max: 10_000, histogram };
  const units = 10 ** currencyExponents[currency];
  const min = Math.floor(prices.lowest / units);
  const max = Math.ceil(prices.highest / units) + 10;
  prices.each((price) => {
    const part = Math.floor(((price / units - min) / (max - min)) * PRICE_PARTS);
    histogram[part] = (histogram[part] ?? 0) + 1;
  });
  return { min, max, histogram };
}
