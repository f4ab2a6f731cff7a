import type { StayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { offerExpiry } from '../offers/room-offer.ts';
import type { SearchHotelsInput } from '../offers/wanted-stay.ts';
import type { HotelOfPlace } from '../offers/watch-hotels.ts';
import { findBookable, type SearchHotelsDeps } from './bookable-hotels.ts';
import { createLister, type HotelList } from './listed-hotels.ts';

export type SearchHotelsResult =
  | {
      readonly outcome: 'found';
      /** Of the wanted page, to be shown with `presentHotel` or `writeHotel`. */
      readonly hotels: readonly HotelOfPlace[];
      readonly list: HotelList;
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
  const sorted = bookable.places.map((hotels) => list.sort(list.select(hotels), input.sort));
  const listed = sorted.length === 1 && sorted[0] ? sorted[0] : sorted.flat();
  if (listed.length === 0 && bookable.isSellerSilent) return { outcome: 'silent' };
  return {
    outcome: 'found',
    hotels: listed.slice((page - 1) * resultsPerPage, page * resultsPerPage),
    list,
    total: listed.length,
    expiresAt: offerExpiry(bookable.pricedAt),
    asksGuestCountries: bookable.asksGuestCountries,
  };
}
