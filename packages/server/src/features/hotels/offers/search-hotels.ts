import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { StayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { findBookable, type SearchHotelsDeps } from './bookable-hotels.ts';
import { createLister } from './listed-hotels.ts';
import { presentHotel } from './present-hotel.ts';
import { offerExpiry } from './room-offer.ts';
import type { SearchHotelsInput } from './wanted-stay.ts';

export type SearchHotelsResult =
  | {
      readonly outcome: 'found';
      readonly hotels: HotelOffer[];
      readonly total: number;
      readonly expiresAt: Date;
      readonly asksGuestCountries: boolean;
    }
  | { readonly outcome: 'refused'; readonly reason: StayProblem }
  | { readonly outcome: 'unknown' }
  /** All that would be listed is of sellers that do not answer. */
  | { readonly outcome: 'silent' };

/** One page of the hotels of a place that have all wanted rooms for a stay, with the lowest price of each. */
export async function searchHotels(
  deps: SearchHotelsDeps,
  input: SearchHotelsInput,
): Promise<SearchHotelsResult> {
  const bookable = await findBookable(deps, input);
  if (bookable.outcome !== 'found') return bookable;
  const { page, resultsPerPage } = input;
  const list = createLister(bookable, deps.rates, input)(input.filters);
  const listed = bookable.places.flatMap((hotels) => list.sort(list.select(hotels), input.sort));
  if (listed.length === 0 && bookable.isSellerSilent) return { outcome: 'silent' };
  const shown = listed.slice((page - 1) * resultsPerPage, page * resultsPerPage);
  return {
    outcome: 'found',
    hotels: shown.map((hotel) => presentHotel(hotel, input, list)),
    total: listed.length,
    expiresAt: offerExpiry(bookable.pricedAt),
    asksGuestCountries: bookable.asksGuestCountries,
  };
}
