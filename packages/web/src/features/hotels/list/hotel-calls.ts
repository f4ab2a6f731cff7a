import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { ApiClient } from '../../../page/page-context.ts';
import type { HotelQuery } from './hotel-query.ts';

export const HOTELS_A_PAGE = 24;

/** A stay as the calls of the hotels take it. */
export function stayInput({ arrival, departure, rooms, guests }: StaySearch, currency: SelectableCurrency) {
  return {
    calculatedDateFrom: arrival,
    calculatedDateTo: departure,
    currency,
    rooms: rooms.map(({ adults, childrenAges }: RoomParty) => ({
      adultsCode: String(adults),
      children: [...childrenAges],
      ...guests,
    })),
  };
}

export type HotelListInput = {
  readonly location: string;
  readonly search: StaySearch;
  readonly query: HotelQuery;
  readonly currency: SelectableCurrency;
};

/** A list as the search for hotels takes it. Pages count from 1. */
export function hotelListInput({ location, search, query, currency }: HotelListInput, page: number) {
  const { sort, stars, boards, amenities, ...rest } = query;
  return {
    ...stayInput(search, currency),
    id: location,
    page,
    resultsPerPage: HOTELS_A_PAGE,
    sort,
    filters: {
      stars: [...stars],
      boards: [...boards],
      amenities: [...amenities],
      bed: rest.bed ?? null,
      freeCancellation: rest.freeCancellation,
      payAtHotel: rest.payAtHotel,
      priceFrom: rest.priceFrom ?? null,
      priceTo: rest.priceTo ?? null,
      sight: rest.sight ?? null,
      maxKmToSight: rest.maxKmToSight ?? null,
      maxKmToQuay: rest.maxKmToQuay ?? null,
    },
  };
}

export type HotelPage = Awaited<ReturnType<ApiClient['hotels']['search']>>;
export type OfferedFilters = Awaited<ReturnType<ApiClient['hotels']['filterOptions']>>['filterOptions'];

/** Loads one page of a list in the browser. */
export async function fetchHotels(
  list: HotelListInput,
  page: number,
  signal: AbortSignal,
): Promise<HotelPage & { readonly hotels: readonly HotelOffer[] }> {
  const { api } = await import('../../../api/browser-client.ts');
  return api.hotels.search(hotelListInput(list, page), { signal });
}
