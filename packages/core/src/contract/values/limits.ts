/** Id of an affiliate, as in the addresses of its links. */
export const AFFILIATE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Longest logo of an organisation, in characters of base64: within the 64 kB of a call. */
export const LONGEST_LOGO = 60_000;

/**
 * The entry of the browser's storage that says whether an account is logged in: its name, its version, and the `part` of
 * its state that says so. Entries of another version are discarded.
 */
export const SAVED_ROOT = { name: 'root', version: 8, part: 'auth' } as const;

/** Milliseconds for which a browser saves the name of an account and what was typed into a checkout. */
export const SAVED_FOR = 86_400_000;

/** The content of that part after a log-in at this instant, in milliseconds. */
export function savedLogIn(now: number) {
  return { isAuthenticated: true, authPersistExpiresAt: now + SAVED_FOR };
}

/** End of the address to which a log-in returns. The server appends it, and the page then asks for its token. */
export const LOGGED_IN = '#logged-in';

/**
 * Larger than any group that books online. Kept apart from the schemas, so that browsers need not load them.
 */
export const MAX_PARTY = 99;

/** Longest address of a request, its query included. Longer ones are refused with 414. */
export const MAX_URL_LENGTH = 2_048;

/**
 * Longest `stay` of a call that counts the filters of hotels: more than five rooms with every filter chosen. Percent-encoded,
 * such a stay still fits into an address.
 */
export const MAX_STAY_PARAMETER = 1_200;

/** Longer than anything people type. It limits the work of one query. */
export const MAX_QUERY_LENGTH = 200;

/**
 * How many products can be compared at once. Kept apart from the schemas, so that browsers need not load
 * them.
 */
export const MAX_COMPARED = 4;

/** How many results an answer contains: below the search box, which has room for no more, and on a page. */
export const MAX_SEARCH_RESULTS = {
  box: { tours: 3, locations: 8 },
  page: { tours: 24, locations: 24 },
  sailings: 3,
  hotels: { box: 3, page: 6 },
} as const;

/** How many products can be requested by id at once: as many as a browser saves. */
export const MAX_REQUESTED_BY_ID = 48;

/** How many products a map shows at once: four pages of a list. Kept apart from the schemas, for browsers. */
export const MAX_ON_MAP = 96;

/** How long spots are held and a price is fixed, and by how much a hold can be extended, once. */
export const HOLD_MINUTES = 15;

/** How long a cart holds spots in all, regardless of changes. Only a payment that has begun takes longer. */
export const LONGEST_HOLD_MINUTES = 30;

/** A shorter extension is not worth offering. */
export const LEAST_EXTENSION_MINUTES = 5;

/** Why a booking without charge is refused with 429: its address has used up the free bookings of the day. */
export const FREE_BOOKINGS_REASON = 'free_a_day';

/**
 * Room nights of stays that are paid at the hotel and still to come: of one email address, one account or one network address.
 * Two rooms for a month, or five for twelve nights.
 */
export const UNPAID_ROOM_NIGHTS = 60;

/** Why a stay that is paid at the hotel is refused with 429: it would exceed these room nights. */
export const UNPAID_NIGHTS_REASON = 'unpaid_nights';

/** Why the `tickets` of a quote are refused: all of them are free, where other tickets have a price. */
export const ONLY_FREE_REASON = 'only_free';
