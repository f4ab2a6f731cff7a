// Apart from the contract, whose schemas a browser does without.

/** How a traveller may pay, by the names that calls use. */
export const PAYMENT_METHODS = ['credit-card', 'web-payments', 'paypal', 'bancontact'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How an organisation pays for its guests: on its account, or with a card, at once or when the supplier has said yes. */
export const BILLED_METHODS = ['bill-organisation', 'authorise-card', 'charge-card'] as const;
export type BilledMethod = (typeof BILLED_METHODS)[number];

/** Why no money came. Codes, never sentences: pages and mails have the words. */
export const PAYMENT_REFUSALS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'abandoned',
  'method_not_available',
  'processing_error',
  'provider_unavailable',
] as const;
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number];

type Offered = { readonly currency: string; readonly isLater: boolean };

/** Bancontact knows euros only and no charge that is taken later; everything else takes both. */
export function mayPayWith(method: PaymentMethod, { currency, isLater }: Offered): boolean {
  return method !== 'bancontact' || (currency === 'EUR' && !isLater);
}
