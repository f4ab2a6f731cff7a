import type { HotelsFound, LodgingSupply, WantedHotels } from './port.ts';

/** How long a search is repeated from memory. Rooms, blocks and bookings always ask the seller. */
export const KEEP_SEARCH_MS = 5 * 60_000;

/** Most of the memory is that of the answers in a city with many hotels: about a megabyte each. */
const MOST_SEARCHES = 100;

/** Longer than a search may take. */
const WAIT_MS = 4_000;

type KnownSearch = { readonly until: number; readonly answer: Promise<HotelsFound> };

/**
 * Repeats the answers to equal searches for some minutes, and asks once if several visitors search for the same at the same
 * time. A list and its filters are one search, and so are the pages of a list. An answer that is not known is asked for
 * again: how often is up to the circuit breaker.
 */
export function keepSearches<Seller extends Pick<LodgingSupply, 'search'>>(
  supply: Seller,
  now: () => Date,
  most = MOST_SEARCHES,
): Seller {
  const searches = new Map<string, KnownSearch>();
  return {
    ...supply,
    search(wanted) {
      const key = keyOf(wanted);
      const known = searches.get(key);
      if (known && now().getTime() < known.until) return known.answer;
      // Of several that wait for it, none may end it for the others.
      const answer = supply.search(wanted, AbortSignal.timeout(WAIT_MS));
      const search = { until: now().getTime() + KEEP_SEARCH_MS, answer };
      searches.delete(key);
      searches.set(key, search);
      const forget = () => {
        if (searches.get(key) === search) searches.delete(key);
      };
      answer.then(({ outcome }) => (outcome === 'unknown' ? forget() : undefined), forget);
      for (const oldest of searches.keys()) {
        if (searches.size <= most) break;
        searches.delete(oldest);
      }
      return answer;
    },
  };
}

function keyOf({ stay, parties, ...where }: WantedHotels): string {
  const rooms = parties.map(({ adults, childrenAges, nationality, residence, board = '' }) =>
    [adults, childrenAges.join('.'), nationality, residence, board].join(' '),
  );
  const place = 'hotelCodes' in where ? where.hotelCodes : [`in ${where.placeCode}`];
  return JSON.stringify([stay.arrival, stay.departure, rooms, place]);
}
