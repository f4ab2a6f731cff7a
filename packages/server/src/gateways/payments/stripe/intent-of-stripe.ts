import { PAYMENT_METHODS } from '@ashore/core/booking/payment-rules.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Dispute, Intent, IntentState, Refund } from '../port.ts';
import { refusalOfStripe } from './refusal-of-stripe.ts';

const states: Readonly<Record<string, IntentState>> = {
  requires_payment_method: 'requires_method',
  requires_confirmation: 'requires_method',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
};

/** All other states await an answer or a decision. */
const disputeStates: Readonly<Record<string, Dispute['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** Undefined for an intent that we did not create: the Stripe account may serve others as well. */
export function intentOfStripe(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[] = [],
): Intent | undefined {
  const { bookingId, method: named } = intent.metadata;
  // Another shop on the same account may give its attempts other IDs. The database takes UUIDs only.
  const attemptId = z.uuid().safeParse(intent.metadata.attemptId).data;
  const method = PAYMENT_METHODS.find((known) => known === named);
  const currency = intent.currency.toUpperCase();
  if (!attemptId || !bookingId || !method || !isCurrencyCode(currency)) return undefined;
  const state = stateOf(intent);
  const isOpen = state === 'requires_method' || state === 'requires_action';
  return {
    id: intent.id,
    attemptId,
    bookingId,
    method,
    state,
    amount: money(intent.amount, currency satisfies CurrencyCode),
    isCaptureLater: intent.capture_method === 'manual',
    capturedMinor: intent.amount_received,
    refunds: refunds.map(refundOfStripe),
    disputes: disputes.map(({ id, amount, status }) => ({
      id,
      amountMinor: amount,
      state: disputeStates[status] ?? 'open',
    })),
    captureBefore: captureBeforeOf(intent),
    refusal: state === 'failed' ? refusalOfStripe(intent.last_payment_error, method) : null,
    clientSecret: isOpen ? intent.client_secret : null,
    action: state === 'requires_action' ? actionOf(intent) : null,
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

/** After a card is refused, Stripe waits for another card. We begin a new payment attempt instead. */
function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): IntentState {
  if (status === 'requires_payment_method' && last_payment_error) return 'failed';
  // An unknown Stripe status counts as `processing`, because nothing is certain.
  return states[status] ?? 'processing';
}

function captureBeforeOf({ latest_charge }: Stripe.PaymentIntent): Date | null {
  if (typeof latest_charge !== 'object') return null;
  const seconds = latest_charge?.payment_method_details?.card?.capture_before;
  return seconds ? new Date(seconds * 1_000) : null;
}

/** Where Stripe's own script must act, it needs the secret and no address. */
function actionOf({ next_action }: Stripe.PaymentIntent): Intent['action'] {
  const url = next_action?.redirect_to_url?.url ?? next_action?.alipay_handle_redirect?.url;
  return url ? { kind: 'redirect', url } : null;
}
