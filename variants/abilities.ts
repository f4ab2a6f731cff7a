/**
 * Features that texts may mention only once the product has them. A developer who builds one turns it on
 * here, and then every page mentions it in every language. Until then its sentences are kept and not shown.
 */
export const ABILITIES = {
  /** Search by words. */
  search: true,
  /** Checkout, payment, tickets, cancelling, discount codes, waivers. */
  booking: true,
  /** Logging in: dashboard, wishlist, members of organisations. */
  accounts: true,
  /** Reviewing a trip by invitation. */
  reviews: true,
} as const satisfies Record<string, boolean>;

export type Abilities = Readonly<Record<keyof typeof ABILITIES, boolean>>;
