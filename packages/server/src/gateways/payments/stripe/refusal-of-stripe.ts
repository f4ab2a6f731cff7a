import type { PaymentMethod, PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';

const refusalByCode: Readonly<Record<string, PaymentRefusal>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  payment_intent_payment_attempt_expired: 'abandoned',
  payment_intent_payment_attempt_failed: 'authentication_failed',
  payment_method_customer_decline: 'authentication_failed',
  payment_method_provider_decline: 'card_declined',
  payment_method_provider_timeout: 'provider_unavailable',
  payment_method_not_available: 'method_not_available',
  payment_method_currency_mismatch: 'method_not_available',
};

type StripeRefusal =
  | { readonly code?: string | undefined; readonly decline_code?: string | undefined }
  | null
  | undefined;

/**
 * The more specific reason wins: a bank that declines may say why. Fraud and theft are never revealed to the
 * payer.
 */
export function refusalOfStripe(error: StripeRefusal, method: PaymentMethod): PaymentRefusal {
  const refusal =
    refusalByCode[error?.decline_code ?? ''] ?? refusalByCode[error?.code ?? ''] ?? 'card_declined';
  return isAppWallet(method) && cardAndBankRefusals.has(refusal) ? 'abandoned' : refusal;
}

/** Reasons that name a card or a bank. A payer in an app has neither, and knows why the app did not pay. */
const cardAndBankRefusals: ReadonlySet<PaymentRefusal> = new Set([
  'card_declined',
  'authentication_failed',
] as const);

function isAppWallet(method: PaymentMethod): boolean {
  return method === 'alipay' || method === 'wechat-pay';
}
