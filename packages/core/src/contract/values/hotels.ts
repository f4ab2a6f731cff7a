import { parametersText, type StaySearch, stayParameters } from './product-path.ts';

/** Orders of a list of hotels. */
export const HOTEL_SORTS = ['recommended', 'price', 'price-down', 'stars', 'rating', 'distance'] as const;

/** Filters of a list of hotels, as its address states them. */
export type HotelListFilters = {
  readonly stars: readonly number[];
  readonly boards: readonly string[];
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rates that are paid at the hotel. */
  readonly payAtHotel: boolean;
  /** Slug of the sight that distances are measured to. */
  readonly sight?: string | undefined;
  readonly maxKmToSight?: number | undefined;
  readonly maxKmToQuay?: number | undefined;
  readonly sort?: (typeof HOTEL_SORTS)[number] | undefined;
};

/** The address of the hotels of a city, with filters and perhaps a stay, without its language. */
export function hotelListAddress(
  citySlug: string,
  { stars, boards, amenities, freeCancellation, payAtHotel, ...filters }: HotelListFilters,
  stay?: StaySearch,
): string {
  const { sight, maxKmToSight, maxKmToQuay, sort } = filters;
  const text = parametersText({
    ...(stay && stayParameters(stay)),
    ...(stars.length > 0 && { stars: stars.join() }),
    ...(boards.length > 0 && { board: boards.join() }),
    ...(amenities.length > 0 && { amenities: amenities.join() }),
    ...(freeCancellation && { freeCancellation: 'true' }),
    ...(payAtHotel && { payAtHotel: 'true' }),
    ...(sight !== undefined && { sight }),
    ...(maxKmToSight !== undefined && { maxKmToSight: String(maxKmToSight) }),
    ...(maxKmToQuay !== undefined && { maxKmToQuay: String(maxKmToQuay) }),
    ...(sort && sort !== 'recommended' && { sort }),
  });
  return `/hotels/${citySlug}${text === '' ? '' : `?${text}`}`;
}

/** Why a quote of rooms is refused with 409: the terms of a rate are not those that were offered. */
export const TERMS_CHANGED_REASON = 'terms_changed';

/** The terms of a rate that such a refusal may name. */
export const CHANGEABLE_TERMS = ['board', 'payment', 'cancellation', 'no_show'] as const;
export type ChangeableTerm = (typeof CHANGEABLE_TERMS)[number];
