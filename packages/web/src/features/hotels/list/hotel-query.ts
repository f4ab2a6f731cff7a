import { HOTEL_SORTS, hotelFilterParameters } from '@ashore/core/contract/values/hotels.ts';
import {
  parametersText,
  type StaySearch,
  stayParameters,
} from '@ashore/core/contract/values/product-path.ts';
import { isSlug } from '@ashore/core/contract/values/slug-form.ts';
import { BED_TYPES, type BedType } from '@ashore/core/hotels/beds.ts';
import { BOARDS, type Board } from '@ashore/core/hotels/board.ts';
import { RATING_CODES, starsOfRating } from '@ashore/core/hotels/rating.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Filters and order of a list of hotels, as read from its address. */
export type HotelQuery = {
  readonly stars: readonly number[];
  readonly boards: readonly Board[];
  /** Only rooms in which two guests sleep so. */
  readonly bed?: BedType | undefined;
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rates that are paid at the hotel. */
  readonly payAtHotel: boolean;
  /** Of the whole stay, in whole units of the currency of the page. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** The slug of the sight that distances are measured to; without it the main one. */
  readonly sight?: string | undefined;
  readonly maxKmToSight?: number | undefined;
  readonly maxKmToQuay?: number | undefined;
  readonly sort: HotelSort;
};

export const noHotelFilters: HotelQuery = {
  stars: [],
  boards: [],
  amenities: [],
  freeCancellation: false,
  payAtHotel: false,
  sort: 'recommended',
};

const LISTED_STARS = RATING_CODES.map(starsOfRating);
const MAX_AMENITIES = 40;
/** Distances that an address may state, in kilometres. */
const MOST_KM = 100;

/**
 * Reads filters and order from an address. Invalid values are ignored, so that the list is always shown. A price in
 * another currency than that of the page says nothing about the prices of the page.
 */
export function readHotelQuery(query: URLSearchParams, currency: SelectableCurrency): HotelQuery {
  const wordsOf = (name: string) => query.getAll(name).flatMap((text) => text.split(',').filter(Boolean));
  const numberOf = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,7}(\.\d)?$/.test(text) ? Number(text) : undefined;
  };
  const kilometresOf = (name: string) => {
    const number = numberOf(name);
    return number !== undefined && number <= MOST_KM ? number : undefined;
  };
  const isOwnCurrency = (query.get('priceIn') ?? currency) === currency;
  const sort = query.get('sort');
  const sight = query.get('sight') ?? '';
  const amenities = wordsOf('amenities').filter((word) => /^[a-z0-9-]{1,40}$/.test(word));
  return {
    stars: LISTED_STARS.filter((stars) => wordsOf('stars').includes(String(stars))),
    boards: BOARDS.filter((board) => wordsOf('board').includes(board)),
    bed: BED_TYPES.find((type) => type === query.get('bed')),
    amenities: [...new Set(amenities)].sort().slice(0, MAX_AMENITIES),
    freeCancellation: query.get('freeCancellation') === 'true',
    payAtHotel: query.get('payAtHotel') === 'true',
    ...(isOwnCurrency && { priceFrom: numberOf('priceFrom'), priceTo: numberOf('priceTo') }),
    sight: isSlug(sight) ? sight : undefined,
    maxKmToSight: kilometresOf('maxKmToSight'),
    maxKmToQuay: kilometresOf('maxKmToQuay'),
    sort: HOTEL_SORTS.find((candidate) => candidate === sort) ?? 'recommended',
  };
}

type HotelAddress = {
  readonly search: StaySearch;
  /** False for the usual stay, which an address need not state. */
  readonly isStated: boolean;
  readonly query: HotelQuery;
  readonly currency: SelectableCurrency;
  /** Counted from 1. */
  readonly page?: number;
};

/** The query of the address of a list, with its question mark. The usual list has none. */
export function hotelQueryText({ search, isStated, query, currency, page = 1 }: HotelAddress): string {
  const text = parametersText({
    ...(isStated && stayParameters(search)),
    ...filterParameters(query, currency),
    ...(page > 1 && { page: String(page) }),
  });
  return text === '' ? '' : `?${text}`;
}

/** Filters and order as an address states them. */
export function filterParameters(query: HotelQuery, currency: SelectableCurrency): Record<string, string> {
  return hotelFilterParameters({ ...query, priceIn: currency });
}

/** What of filters and order is also true of another place: its sights and its quay are not those of this one. */
export function filtersElsewhere({ sight, maxKmToSight, maxKmToQuay, ...query }: HotelQuery): HotelQuery {
  return { ...query, sort: query.sort === 'distance' ? 'recommended' : query.sort };
}

/** The filters that concern rooms and rates, as the address of a hotel continues with them after the stay. */
export function rateFilterText({
  boards,
  bed,
  freeCancellation,
  payAtHotel,
}: { readonly boards: readonly string[] } & Pick<HotelQuery, 'bed' | 'freeCancellation' | 'payAtHotel'>) {
  const text = parametersText(hotelFilterParameters({ boards, bed, freeCancellation, payAtHotel }));
  return text === '' ? '' : `&${text}`;
}

/** How many filters are chosen. The order is none, nor is the sight that distances are measured to. */
export function filterCount(query: HotelQuery): number {
  const { stars, boards, amenities, freeCancellation, payAtHotel, priceFrom, priceTo } = query;
  return (
    stars.length +
    boards.length +
    amenities.length +
    Number(query.bed !== undefined) +
    Number(freeCancellation) +
    Number(payAtHotel) +
    Number((priceFrom ?? priceTo) !== undefined) +
    Number(query.maxKmToSight !== undefined) +
    Number(query.maxKmToQuay !== undefined)
  );
}

/** Adds a value to a list, or removes it. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
