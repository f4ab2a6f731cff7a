import type { OrganisationMethod, PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import { isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import { isUuid } from './saved-store.ts';

/** One press of the button that pays. */
export type PaymentAttempt = {
  /** Created by the browser before the first call that uses it. */
  readonly attemptId: string;
  readonly cartId: string;
  readonly method: PaymentMethod | OrganisationMethod;
  /** The payment provider's id, once there is one. */
  readonly intentId: string | null;
  /** Language in which the traveller pays; a bank does not send it back. */
  readonly locale: Locale;
  /** Discount code of the attempt. */
  readonly voucherCode?: string | null;
};

/** Result of a checkout: enough to show it again, even if everything else is forgotten. */
export type Confirmation = {
  readonly cart: {
    readonly id: string;
    readonly tcConfirmationNumber: string;
    readonly requireConfirmation: boolean;
    /** Amount that a discount code has taken off. */
    readonly voucherValue?: number;
  };
  readonly invoice: { readonly number: string; readonly url: string } | null;
  readonly voucher: { readonly url: string } | null;
  /** Grants access to the booking to any client that has it. 43 characters: 256 random bits in base64url. */
  readonly accessKey: string;
  /** Language of the checkout; the return address from a bank has none. */
  readonly locale?: Locale;
};

export function isAttempt(value: unknown): value is PaymentAttempt {
  if (!isRecord(value)) return false;
  const { attemptId, cartId, method, intentId, locale, voucherCode = null } = value;
  return (
    isUuid(attemptId) &&
    isUuid(cartId) &&
    typeof method === 'string' &&
    isTextOrNull(intentId) &&
    isTextOrNull(voucherCode) &&
    typeof locale === 'string' &&
    isLocale(locale)
  );
}

export function isConfirmation(value: unknown): value is Confirmation {
  if (!isRecord(value) || !isRecord(value.cart)) return false;
  const { cart, accessKey, locale = 'en' } = value;
  if (typeof (cart.voucherValue ?? 0) !== 'number') return false;
  const hasKnownLocale = typeof locale === 'string' && isLocale(locale);
  return (
    isUuid(cart.id) && typeof cart.tcConfirmationNumber === 'string' && isKey(accessKey) && hasKnownLocale
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
