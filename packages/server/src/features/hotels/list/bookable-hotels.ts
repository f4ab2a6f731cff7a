import { type StayProblem, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { selectNearbyCities } from '../offers/place.queries.ts';
import { createStayPricer, type LeftOfType, type StayPricer } from '../offers/priced-places.ts';
import { readRoomsLeftInPlaces } from '../offers/rooms-left.ts';
import type { SearchHotelsInput } from '../offers/wanted-stay.ts';
import type { HotelOfPlace, Hotels } from '../offers/watch-hotels.ts';
import { priceAtSellers, type SellerDeps } from '../supply/price-at-sellers.ts';

export type SearchHotelsDeps = SellerDeps & {
  readonly hotels: Pick<Hotels, 'citiesOf' | 'ofPlace'>;
};

/** The hotels that sell a stay, with what prices them and counts of rooms that were read now. */
export type BookableHotels = {
  readonly outcome: 'found';
  /** The hotels of each city: first those of the place, then those of the cities nearby. */
  readonly places: readonly (readonly HotelOfPlace[])[];
  readonly pricer: StayPricer;
  readonly leftOf: LeftOfType;
  /** When the longest ago of these prices was stated. */
  readonly pricedAt: Date;
  /** Whether the hotels of a seller are missing because it did not answer. */
  readonly isSellerSilent: boolean;
  /** Whether a hotel is missing for that reason. */
  readonly isUnanswered: (hotelId: string) => boolean;
  readonly asksGuestCountries: boolean;
};

type FoundHotels =
  | BookableHotels
  | { readonly outcome: 'refused'; readonly reason: StayProblem }
  | { readonly outcome: 'unknown' };

export async function findBookable(
  deps: SearchHotelsDeps,
  { place, nearbyCities, stay, rooms, filters, now, sellerWaitMs: waitMs }: SearchHotelsInput,
): Promise<FoundHotels> {
  const { database, hotels } = deps;
  const cities = await hotels.citiesOf(place);
  const [first] = cities;
  if (!first) return { outcome: 'unknown' };
  const reason = stayProblem(stay, localDateAt(now, first.timeZone));
  if (reason) return { outcome: 'refused', reason };
  const cityIds = cities.map(({ id }) => id);
  const others = nearbyCities ? await selectNearbyCities(database, cityIds) : [];
  const placeIds = [...cityIds, ...others.map(({ id }) => id)];
  const [hotelsOfPlaces, left] = await Promise.all([
    Promise.all(placeIds.map((id) => hotels.ofPlace(id))),
    readRoomsLeftInPlaces(database, { placeIds, stay }),
  ]);
  const pricer = createStayPricer({ stay, rooms, now, left });
  const isBookable = (hotel: HotelOfPlace) => filters.ratings.includes(hotel.stars) && pricer.isOnSale(hotel);
  // Usually all of them are, and a copy of hundreds of hotels would be made for nothing.
  const bookable = hotelsOfPlaces.map((ofPlace) =>
    ofPlace.hotels.every(isBookable) ? ofPlace.hotels : ofPlace.hotels.filter(isBookable),
  );
  const hotelsToPrice = deps.sellers.size > 0 ? bookable.flat() : [];
  const priced = await priceAtSellers(deps, { hotels: hotelsToPrice, stay, rooms, now, waitMs }, 'search');
  // Cities of one place are one list; cities nearby follow it, the nearest first.
  const places =
    cities.length === 1
      ? bookable
      : [bookable.slice(0, cities.length).flat(), ...bookable.slice(cities.length)];
  return {
    outcome: 'found',
    places: places.map(priced.select),
    pricer,
    leftOf: (hotel, roomType) =>
      hotel.live
        ? Math.min(left.of(roomType), roomType.leftAtSeller ?? Number.POSITIVE_INFINITY)
        : pricer.leftOf(hotel, roomType),
    pricedAt: priced.pricedAt,
    isSellerSilent: priced.isSellerSilent,
    isUnanswered: priced.isUnanswered,
    asksGuestCountries: priced.asksGuestCountries,
  };
}
