import type { BilledMethod, PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import { isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import { isUuid } from './is-uuid.ts';

/** One press of the button that pays. */
export type PaymentAttempt = {
  /** Made here, before the first call that carries it. */
  readonly attemptId: string;
  readonly cartId: string;
  readonly method: PaymentMethod | BilledMethod;
  /** The provider's name for it, once there is one. */
  readonly intentId: string | null;
  /** In which language the traveller pays: a bank does not send it back. */
  readonly locale: Locale;
  /** The code that it goes with. */
  readonly voucherCode?: string | null;
};

/** What a checkout gave: enough to show it again, whatever else is forgotten. */
export type Confirmation = {
  readonly cart: {
    readonly id: string;
    readonly tcConfirmationNumber: string;
    readonly requireConfirmation: boolean;
    /** What a code has taken off. */
    readonly voucherValue?: number;
  };
  readonly invoice: { readonly number: string; readonly url: string } | null;
  readonly voucher: { readonly url: string } | null;
  /** Opens the booking, for whoever has it. */
  readonly accessKey: string;
  /** In which language it was bought: the way back from a bank has none. */
  readonly locale?: Locale;
};

export function isAttempt(value: unknown): value is PaymentAttempt {
  if (!isRecord(value)) return false;
  const { attemptId, cartId, method, intentId, locale, voucherCode = null } = value;
  return (
    isUuid(attemptId) &&
    isUuid(cartId) &&
    typeof method === 'string' &&
    isWordOrNull(intentId) &&
    isWordOrNull(voucherCode) &&
    typeof locale === 'string' &&
    isLocale(locale)
  );
}

export function isConfirmation(value: unknown): value is Confirmation {
  if (!isRecord(value) || !isRecord(value.cart)) return false;
  const { cart, accessKey, locale = 'en' } = value;
  if (typeof (cart.voucherValue ?? 0) !== 'number') return false;
  const isSpoken = typeof locale === 'string' && isLocale(locale);
  return isUuid(cart.id) && typeof cart.tcConfirmationNumber === 'string' && isKey(accessKey) && isSpoken;
}

function isWordOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
