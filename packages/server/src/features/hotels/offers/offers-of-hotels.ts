import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { findBookable, type SearchHotelsDeps } from './bookable-hotels.ts';
import { createLister } from './listed-hotels.ts';
import { presentHotel } from './present-hotel.ts';
import type { SearchHotelsInput } from './wanted-stay.ts';

/** What some hotels of a place cost for a stay, by their ids, as its list says it. Hotels without rooms are left out. */
export async function offersOfHotels(
  deps: SearchHotelsDeps,
  input: SearchHotelsInput,
  ids: ReadonlySet<string>,
): Promise<Map<string, HotelOffer>> {
  const bookable = await findBookable(deps, input);
  if (bookable.outcome !== 'found') return new Map();
  const list = createLister(bookable, deps.rates, input)(input.filters);
  const named = list.select(bookable.places.flat().filter(({ id }) => ids.has(id)));
  return new Map(named.map((hotel) => [hotel.id, presentHotel(hotel, input, list)]));
}
