import type { BedType } from '../../hotels/beds.ts';
import { parametersText, type StaySearch, stayParameters } from './product-path.ts';

/** Orders of a list of hotels. */
export const HOTEL_SORTS = ['recommended', 'price', 'price-down', 'stars', 'rating', 'distance'] as const;

/** Filters of a list of hotels, as its address states them. */
export type HotelListFilters = {
  readonly stars: readonly number[];
  readonly boards: readonly string[];
  /** Only rooms in which two guests sleep so. */
  readonly bed?: BedType | undefined;
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rates that are paid at the hotel. */
  readonly payAtHotel: boolean;
  /** Of the whole stay, in whole units of a currency that is named beside them. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  readonly priceIn?: string | undefined;
  /** Slug of the sight that distances are measured to. */
  readonly sight?: string | undefined;
  readonly maxKmToSight?: number | undefined;
  readonly maxKmToQuay?: number | undefined;
  readonly sort?: (typeof HOTEL_SORTS)[number] | undefined;
};

/** The address of the hotels of a city, with filters and perhaps a stay, without its language. */
export function hotelListAddress(citySlug: string, filters: HotelListFilters, stay?: StaySearch): string {
  const text = parametersText({ ...(stay && stayParameters(stay)), ...hotelFilterParameters(filters) });
  return `/hotels/${citySlug}${text === '' ? '' : `?${text}`}`;
}

/** Filters and order as addresses state them. What filters nothing is left out. */
export function hotelFilterParameters(filters: Partial<HotelListFilters>): Record<string, string> {
  const { stars = [], boards = [], amenities = [], priceFrom, priceTo, priceIn } = filters;
  const { sight, maxKmToSight, maxKmToQuay, sort = 'recommended' } = filters;
  return {
    ...(stars.length > 0 && { stars: stars.join() }),
    ...(boards.length > 0 && { board: boards.join() }),
    ...(filters.bed !== undefined && { bed: filters.bed }),
    ...(amenities.length > 0 && { amenities: amenities.join() }),
    ...(filters.freeCancellation && { freeCancellation: 'true' }),
    ...(filters.payAtHotel && { payAtHotel: 'true' }),
    ...(priceFrom !== undefined && { priceFrom: String(priceFrom) }),
    ...(priceTo !== undefined && { priceTo: String(priceTo) }),
    ...((priceFrom ?? priceTo) !== undefined && priceIn !== undefined && { priceIn }),
    ...(sight !== undefined && { sight }),
    ...(maxKmToSight !== undefined && { maxKmToSight: String(maxKmToSight) }),
    ...(maxKmToQuay !== undefined && { maxKmToQuay: String(maxKmToQuay) }),
    ...(sort !== 'recommended' && { sort }),
  };
}

/** Why a quote of rooms is refused with 409: the terms of a rate are not those that were offered. */
export const TERMS_CHANGED_REASON = 'terms_changed';

/** The terms of a rate that such a refusal may name. */
export const CHANGEABLE_TERMS = ['board', 'payment', 'cancellation', 'no_show'] as const;
export type ChangeableTerm = (typeof CHANGEABLE_TERMS)[number];
