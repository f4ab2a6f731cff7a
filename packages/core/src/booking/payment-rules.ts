// Kept apart from the contract, so that browsers need not load its schemas.

/** How a traveller may pay, by the names used in API calls. */
export const PAYMENT_METHODS = [
  'credit-card',
  'web-payments',
  'paypal',
  'bancontact',
  'alipay',
  'wechat-pay',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods whose page sends the traveller back to `/bancontact-processing`. */
export const REDIRECT_METHODS = ['bancontact', 'alipay', 'wechat-pay'] as const;
export type RedirectMethod = (typeof REDIRECT_METHODS)[number];

export function isRedirectMethod(method: string): method is RedirectMethod {
  return REDIRECT_METHODS.some((known) => known === method);
}

/**
 * How an organisation pays for its guests: on its account, or with a card that is charged at once or when the
 * supplier accepts.
 */
export const ORGANISATION_METHODS = ['bill-organisation', 'authorise-card', 'charge-card'] as const;
export type OrganisationMethod = (typeof ORGANISATION_METHODS)[number];

/** Why a payment failed. These are codes, never sentences: pages and emails have the texts. */
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

type PaymentSituation = {
  readonly currency: string;
  /** Whether the payment is only authorised now, and captured when the supplier accepts. */
  readonly isLater: boolean;
};

/**
 * Currencies of each redirect method, as Stripe documents them, and how long its payments can be refunded.
 * Alipay takes no Swiss francs.
 */
const redirectLimits: Readonly<
  Record<RedirectMethod, { readonly currencies: readonly string[]; readonly refundDays: number }>
> = {
  bancontact: { currencies: ['EUR'], refundDays: Number.POSITIVE_INFINITY },
  alipay: { currencies: ['EUR', 'USD', 'GBP', 'JPY', 'CAD'], refundDays: 90 },
  'wechat-pay': { currencies: ['EUR', 'USD', 'GBP', 'JPY', 'CAD', 'CHF'], refundDays: 180 },
};

/**
 * Redirect methods take only their currencies and no later capture. All other methods take every currency and
 * both kinds of payment.
 */
export function canPayWith(method: PaymentMethod, { currency, isLater }: PaymentSituation): boolean {
  return !isRedirectMethod(method) || (!isLater && redirectLimits[method].currencies.includes(currency));
}

const MILLISECONDS_PER_DAY = 86_400_000;

type RefundPeriod = { readonly paidAt: Date; readonly tripEndsAt: Date };

/**
 * Whether a payment made now can be refunded for as long as its trip can be cancelled. A method is not offered
 * for a trip beyond its refund period: we would owe money that the provider no longer sends back.
 */
export function canRefundTrip(method: PaymentMethod, { paidAt, tripEndsAt }: RefundPeriod): boolean {
  if (!isRedirectMethod(method)) return true;
  const days = (tripEndsAt.getTime() - paidAt.getTime()) / MILLISECONDS_PER_DAY;
  return days + SUPPLIER_CANCELLATION_HOURS / 24 <= redirectLimits[method].refundDays;
}

/** How long spots and price wait for the payment provider's answer, once the traveller has begun to pay. */
export const PAYMENT_MINUTES = 60;

/** A traveller whose payment is refused has at least this long to use another card. */
export const RETRY_MINUTES = 5;

/** How long a supplier has to answer a request. */
export const ANSWER_HOURS = 24;

/** How long after its end a trip that did not take place can still be cancelled by the supplier. */
export const SUPPLIER_CANCELLATION_HOURS = 48;

/** The date on which the booking terms last changed their meaning, as their page says. */
export const TERMS_VERSION = '2026-11-30';
