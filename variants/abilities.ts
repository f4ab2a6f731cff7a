/**
 * What texts may speak of only once the product does it. Whoever builds one of these turns it on here, and every page
 * says so in every language; until then its sentences are kept and not shown.
 */
export const ABILITIES = {
  /** Searching by words. */
  search: true,
  /** Checkout, payment, tickets, cancelling, discount codes, waivers. */
  booking: true,
  /** Signing in: dashboard, wishlist, members of organisations. */
  accounts: false,
  /** Reviewing a trip by invitation. */
  reviews: true,
} as const satisfies Record<string, boolean>;

export type Abilities = Readonly<Record<keyof typeof ABILITIES, boolean>>;
