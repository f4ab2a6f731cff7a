import type Stripe from 'stripe';
import type { Answer, Intent, Refund, RefusedAnswer } from '../port.ts';
import { noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import { isRefusal } from './ask-stripe.ts';
import { refundOfStripe } from './intent-of-stripe.ts';
import { readOnStripe } from './read-on-stripe.ts';

export async function captureOnStripe(
  stripe: Stripe,
  id: string,
  { key, amountMinor }: { readonly key: string; readonly amountMinor: number },
): Promise<Answer<Intent>> {
  const params = { amount_to_capture: amountMinor };
  return changeOrExplain(stripe, id, {
    change: async () => {
      await stripe.paymentIntents.capture(id, params, { idempotencyKey: key });
      return readOnStripe(stripe, id);
    },
    why: ({ state, amount }) =>
      state === 'authorised' ? tooMuch(amountMinor, amount.amount) : wrongState(state),
  });
}

export async function cancelOnStripe(
  stripe: Stripe,
  id: string,
  { key }: { readonly key: string },
): Promise<Answer<Intent>> {
  return changeOrExplain<Intent>(stripe, id, {
    change: async () => {
      await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key });
      return readOnStripe(stripe, id);
    },
    // An intent that is already cancelled is voided, regardless of what cancelled it.
    why: (intent) =>
      intent.state === 'cancelled' ? { outcome: 'done', result: intent } : wrongState(intent.state),
  });
}

export async function refundOnStripe(
  stripe: Stripe,
  id: string,
  {
    key,
    amountMinor,
    reason,
  }: { readonly key: string; readonly amountMinor: number; readonly reason: string },
): Promise<Answer<Refund>> {
  const params = { payment_intent: id, amount: amountMinor, metadata: { key, reason } };
  return changeOrExplain(stripe, id, {
    change: async () => {
      const refund = await stripe.refunds.create(params, { idempotencyKey: key });
      return { outcome: 'done', result: refundOfStripe(refund) };
    },
    why: ({ state, capturedMinor }) =>
      state === 'captured' ? tooMuch(amountMinor, capturedMinor) : wrongState(state),
  });
}

/** Derives the reason for a refusal from the state of the intent, because Stripe's error texts change. */
async function changeOrExplain<Result>(
  stripe: Stripe,
  id: string,
  {
    change,
    why,
  }: {
    readonly change: () => Promise<Answer<Result>>;
    readonly why: (intent: Intent) => RefusedAnswer | Answer<Result>;
  },
): Promise<Answer<Result>> {
  try {
    return await change();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const now = await readOnStripe(stripe, id);
    return now.outcome === 'done' ? why(now.result) : noSuchIntent;
  }
}
