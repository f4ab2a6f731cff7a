import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { SearchHotelsInput } from '../offers/wanted-stay.ts';
import { findBookable, type SearchHotelsDeps } from './bookable-hotels.ts';
import { createLister } from './listed-hotels.ts';
import { presentHotel } from './present-hotel.ts';

export type OffersOfHotels = {
  /** By the id of the hotel, as lists say it. Hotels without rooms are left out. */
  readonly offers: ReadonlyMap<string, HotelOffer>;
  /** Hotels whose sellers have not answered in time. */
  readonly unanswered: readonly string[];
};

/** What some hotels of a place cost for a stay. */
export async function offersOfHotels(
  deps: SearchHotelsDeps,
  input: SearchHotelsInput,
  ids: ReadonlySet<string>,
): Promise<OffersOfHotels> {
  const bookable = await findBookable(deps, input);
  if (bookable.outcome !== 'found') return { offers: new Map(), unanswered: [] };
  const list = createLister(bookable, deps.rates, input)(input.filters);
  const named = list.select(bookable.places.flat().filter(({ id }) => ids.has(id)));
  return {
    offers: new Map(named.map((hotel) => [hotel.id, presentHotel(hotel, input, list)])),
    unanswered: [...ids].filter(bookable.isUnanswered),
  };
}
