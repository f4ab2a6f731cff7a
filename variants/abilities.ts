import type { Variant } from './variant-schema.ts';

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

/** What a page of one white-label may mention: what the product has, and what this white-label offers of it. */
export type Features = Abilities & {
  /** Subscribing to the newsletter. */
  readonly newsletter: boolean;
  /** Booking without an account. Elsewhere only members of an organisation book. */
  readonly guestCheckout: boolean;
};

export function featuresOf(
  { newsletter, checkoutKind }: Pick<Variant, 'newsletter' | 'checkoutKind'>,
  abilities: Abilities = ABILITIES,
): Features {
  return { ...abilities, newsletter: newsletter !== null, guestCheckout: checkoutKind === 'direct' };
}
