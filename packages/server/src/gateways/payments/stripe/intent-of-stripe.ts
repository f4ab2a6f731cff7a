import { PAYMENT_METHODS } from '@ashore/core/booking/payment-methods.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import type Stripe from 'stripe';
import type { Intent, IntentState, Refund } from '../port.ts';
import { refusalOfStripe } from './refusal-of-stripe.ts';

const states: Readonly<Record<string, IntentState>> = {
  requires_payment_method: 'waiting',
  requires_confirmation: 'waiting',
  requires_action: 'acting',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
};

/** Undefined for one that we have not made: an account may serve others as well. */
export function intentOfStripe(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
): Intent | undefined {
  const { attemptId, bookingId, method: named } = intent.metadata;
  const method = PAYMENT_METHODS.find((known) => known === named);
  const currency = intent.currency.toUpperCase();
  if (!attemptId || !bookingId || !method || !isCurrencyCode(currency)) return undefined;
  const state = stateOf(intent);
  const isOpen = state === 'waiting' || state === 'acting';
  return {
    id: intent.id,
    attemptId,
    bookingId,
    method,
    state,
    amount: money(intent.amount, currency satisfies CurrencyCode),
    isLater: intent.capture_method === 'manual',
    capturedMinor: intent.amount_received,
    refunds: refunds.map(refundOfStripe),
    captureBefore: captureBeforeOf(intent),
    refusal: state === 'failed' ? refusalOfStripe(intent.last_payment_error) : null,
    clientSecret: isOpen ? intent.client_secret : null,
    action: state === 'acting' ? actionOf(intent) : null,
  };
}

export function refundOfStripe({ id, metadata, amount, status }: Stripe.Refund): Refund {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    id,
    key: metadata?.key ?? '',
    amountMinor: amount,
    state: isOver ? 'failed' : status === 'succeeded' ? 'done' : 'pending',
  };
}

/** After a card was refused, Stripe waits for another one; we make another try of that. */
function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): IntentState {
  if (status === 'requires_payment_method' && last_payment_error) return 'failed';
  // A state that is newer than we are is one in which nothing is sure.
  return states[status] ?? 'processing';
}

function captureBeforeOf({ latest_charge }: Stripe.PaymentIntent): Date | null {
  if (typeof latest_charge !== 'object') return null;
  const seconds = latest_charge?.payment_method_details?.card?.capture_before;
  return seconds ? new Date(seconds * 1_000) : null;
}

/** Where Stripe's own script must act, it needs the secret and no address. */
function actionOf({ next_action }: Stripe.PaymentIntent): Intent['action'] {
  const url = next_action?.redirect_to_url?.url;
  return url ? { kind: 'redirect', url } : null;
}
