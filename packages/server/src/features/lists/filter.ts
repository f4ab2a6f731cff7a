import type { SuitedAges } from '@ashore/core/catalogue/product-facts.ts';
import { currencyExponents } from '@ashore/core/money/currencies.ts';
import { type Columns, NOT_ON_SALE } from './index/columns.ts';
import { COUNTED_FACETS, type CountedFacet, type FacetValues } from './index/facets.ts';
import { noPrice } from './index/prices.ts';
import type { ListQuery } from './list-query.ts';

/** Whether the party can book a product on the requested days. */
export type OnDays = (number: number) => boolean;

export type FilterResult = {
  /**
   * The numbers of the remaining products, in ascending order. Valid only until the next list is filtered.
   */
  readonly matches: Uint32Array;
  readonly unfiltered: number;
  /** How often each value occurs, under the filters chosen in all other groups. */
  readonly tallies: Readonly<Record<CountedFacet, Uint32Array>>;
  /** How often each set of languages, and each city, occurs in the list without filters. */
  readonly unfilteredTallies: Readonly<Record<'language' | 'city' | 'interest', Uint32Array>>;
  /**
   * The lowest and highest price in minor units, under all filters except price; undefined if there are no
   * products.
   */
  readonly prices:
    | {
        readonly lowest: number;
        readonly highest: number;
        /** Goes through all of them. Valid only until the next list is filtered. */
        readonly each: (visit: (price: number) => void) => void;
      }
    | undefined;
};

/**
 * Allocated once and reused by every list, one after the other: the products that fail no group, those that
 * fail one group, and the bit of the group that each of the latter fails.
 */
let scratchArrays = {
  found: new Uint32Array(1024),
  missed: new Uint32Array(1024),
  missing: new Uint32Array(1024),
};

/**
 * Filters in one pass over all products on sale. Each product records the filter groups that it fails. A
 * product that fails none is found and counts in every group. A product that fails one counts in that group
 * only, as if nothing were chosen there.
 */
export function filterList(
  columns: Columns,
  query: ListQuery,
  onDays: OnDays | undefined,
  isAmong?: (number: number) => boolean,
): FilterResult {
  const { facets, size } = columns;
  if (scratchArrays.found.length < size) scratchArrays = createScratchArrays(2 * size);
  const { found, missed, missing: failedBits } = scratchArrays;
  const isInLocation = passTable(facets.places.values, includesLocation(query.location));
  isInLocation[NOT_ON_SALE] = 0;
  const isOfType = passTable(facets.type.values, isOneOf(query.productType && [query.productType]));
  const [placeCodes, typeCodes] = [columns.codes('places'), columns.codes('type')];
  const [languageCodes, cityCodes] = [columns.codes('language'), columns.codes('city')];
  const interestCodes = columns.codes('interest');
  const groups = activeGroups(columns, query);
  const prices = columns.prices(query.currency);
  const isPriced = query.priceFrom !== undefined || query.priceTo !== undefined;
  const { from, to } = priceSpan(query);
  const unfilteredTallies = {
    language: new Uint32Array(facets.language.values.length),
    city: new Uint32Array(facets.city.values.length),
    interest: new Uint32Array(facets.interest.values.length),
  };
  let [unfiltered, count, misses, lowest, highest] = [0, 0, 0, Number.POSITIVE_INFINITY, -1];

  for (let number = 0; number < size; number++) {
    if (isInLocation[placeCodes[number] ?? 0] === 0) continue;
    if (isAmong && !isAmong(number)) continue;
    if (isOfType[typeCodes[number] ?? 0] === 1) {
      unfiltered++;
      countValue(unfilteredTallies.language, languageCodes[number]);
      countValue(unfilteredTallies.city, cityCodes[number]);
      countValue(unfilteredTallies.interest, interestCodes[number]);
    }
    let failedFilters = 0;
    for (let index = 0; index < groups.length; index++) failedFilters |= failedBit(groups[index], number);
    const price = prices[number] ?? noPrice;
    if (isPriced && (price < from || price > to)) failedFilters |= PRICE_BIT;
    // A product that fails two groups counts nowhere, so the days need not be checked.
    if (hasSeveralBits(failedFilters)) continue;
    if (onDays && !onDays(number)) failedFilters |= DAY_BIT;
    if (hasSeveralBits(failedFilters)) continue;
    if (failedFilters === 0) found[count++] = number;
    else {
      missed[misses] = number;
      failedBits[misses++] = failedFilters;
    }
    if ((failedFilters | PRICE_BIT) === PRICE_BIT && price !== noPrice) {
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
  }

  function each(visit: (price: number) => void) {
    for (let index = 0; index < count; index++) visitPrice(found[index], visit);
    for (let index = 0; index < misses; index++)
      if (failedBits[index] === PRICE_BIT) visitPrice(missed[index], visit);
  }

  function visitPrice(number = 0, visit: (price: number) => void) {
    const price = prices[number] ?? noPrice;
    if (price !== noPrice) visit(price);
  }

  const tallies = COUNTED_FACETS.map((facet, index) => {
    const [codes, tally] = [columns.codes(facet), new Uint32Array(facets[facet].values.length)];
    for (let place = 0; place < count; place++) countValue(tally, codes[found[place] ?? 0]);
    for (let place = 0; place < misses; place++)
      if (failedBits[place] === 1 << index && !isAllWanted(facet, query))
        countValue(tally, codes[missed[place] ?? 0]);
    return [facet, tally];
  });
  return {
    matches: found.subarray(0, count),
    unfiltered,
    tallies: Object.fromEntries(tallies),
    unfilteredTallies,
    prices: highest < 0 ? undefined : { lowest, highest, each },
  };
}

function createScratchArrays(size: number): typeof scratchArrays {
  return { found: new Uint32Array(size), missed: new Uint32Array(size), missing: new Uint32Array(size) };
}

const PRICE_BIT = 1 << COUNTED_FACETS.length;
const DAY_BIT = 2 << COUNTED_FACETS.length;

function hasSeveralBits(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}

type ActiveGroup = { readonly bit: number; readonly codes: Uint32Array; readonly passes: Uint8Array };

function activeGroups(columns: Columns, query: ListQuery): ActiveGroup[] {
  return COUNTED_FACETS.flatMap((facet, index) => {
    const passes = passesOf(columns, query, facet);
    return passes ? [{ bit: 1 << index, codes: columns.codes(facet), passes }] : [];
  });
}

function failedBit(group: ActiveGroup | undefined, number: number): number {
  return group && group.passes[group.codes[number] ?? 0] === 0 ? group.bit : 0;
}

function countValue(tally: Uint32Array, code = 0): void {
  tally[code] = (tally[code] ?? 0) + 1;
}

/** For each value, 1 if it passes and 0 if not. */
function passTable<Value>(values: readonly Value[], passes: (value: Value) => boolean): Uint8Array {
  return Uint8Array.from(values, (value) => (passes(value) ? 1 : 0));
}

function includesLocation(location: string | undefined) {
  const locationId = location?.toLowerCase();
  return (places: readonly string[]) => locationId === undefined || places.includes(locationId);
}

function isOneOf<Value>(wantedValues: readonly Value[] | undefined) {
  return (value: Value) => wantedValues === undefined || wantedValues.includes(value);
}

function hasOneOf<Value>(wantedValues: readonly Value[]) {
  return (values: readonly Value[]) => values.some((value) => wantedValues.includes(value));
}

function hasAllOf<Value>(wantedValues: readonly Value[]) {
  return (values: readonly Value[]) => wantedValues.every((value) => values.includes(value));
}

/** Of a group whose values must all match, another value can only leave fewer products than there are. */
function isAllWanted(facet: CountedFacet, { allInterests }: ListQuery): boolean {
  return facet === 'requirement' || (facet === 'interest' && allInterests === true);
}

/** Undefined if nothing is chosen in the group. */
function passesOf({ facets }: Columns, query: ListQuery, facet: CountedFacet): Uint8Array | undefined {
  const { place, interest, language, timeOfDay, requirement, rating: least } = query;
  switch (facet) {
    case 'city':
      return place && passTable(facets.city.values, ({ slug }) => place.includes(slug));
    case 'type': {
      // A list of one type is filtered by it, so that the other types are counted under the same filters.
      const type = query.productType ? [query.productType] : query.type;
      return type && passTable(facets.type.values, isOneOf(type));
    }
    case 'interest':
      return (
        interest &&
        passTable(facets.interest.values, (isAllWanted(facet, query) ? hasAllOf : hasOneOf)(interest))
      );
    case 'language':
      return language && passTable(facets.language.values, hasOneOf(language));
    case 'timeOfDay':
      return timeOfDay && passTable(facets.timeOfDay.values, hasOneOf(timeOfDay));
    case 'duration':
      return durationPasses(facets.duration.values, query);
    case 'rating':
      if (least === undefined) return undefined;
      return passTable(facets.rating.values, (rating) => rating !== null && rating >= least);
    case 'ages':
      return query.age === undefined ? undefined : passTable(facets.ages.values, suitsAge(query.age));
    case 'requirement':
      return requirement && passTable(facets.requirement.values, hasAllOf(requirement));
    case 'freeCancellation':
      return query.freeCancellation && passTable(facets.freeCancellation.values, (isFree) => isFree);
    case 'instant':
      return query.instant && passTable(facets.instant.values, (isInstant) => isInstant);
  }
}

/** Whether a product for these ages suits a traveller of the given age. */
export function suitsAge(age: number): (ages: SuitedAges) => boolean {
  return ({ from, to }) => from <= age && (to === undefined || age <= to);
}

function durationPasses(values: readonly FacetValues['duration'][], query: ListQuery) {
  const { durationFrom, durationTo } = query;
  if (durationFrom === undefined && durationTo === undefined) return undefined;
  const [from, to] = [durationFrom ?? 0, durationTo ?? Number.POSITIVE_INFINITY];
  return passTable(values, (minutes) => minutes !== null && minutes >= from && minutes <= to);
}

/**
 * The price range in minor units. A double may differ from the intended decimal number by much less than one
 * unit.
 */
function priceSpan({ priceFrom = 0, priceTo, currency }: ListQuery): { from: number; to: number } {
  const units = 10 ** currencyExponents[currency];
  const to = priceTo === undefined ? Number.MAX_VALUE : Math.floor(priceTo * units + 1e-4);
  return { from: Math.ceil(priceFrom * units - 1e-4), to };
}
