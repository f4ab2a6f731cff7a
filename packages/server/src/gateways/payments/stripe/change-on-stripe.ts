import type Stripe from 'stripe';
import type { Answer, Intent, Refund } from '../port.ts';
import { noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import { isRefusal } from './ask-stripe.ts';
import { refundOfStripe } from './intent-of-stripe.ts';
import { readOnStripe } from './read-on-stripe.ts';

type Refused = Extract<Answer<never>, { outcome: 'refused' }>;

export async function captureOnStripe(
  stripe: Stripe,
  id: string,
  { key, amountMinor }: { readonly key: string; readonly amountMinor: number },
): Promise<Answer<Intent>> {
  const params = { amount_to_capture: amountMinor };
  return orWhy(stripe, id, {
    deed: async () => {
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
  return orWhy<Intent>(stripe, id, {
    deed: async () => {
      await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key });
      return readOnStripe(stripe, id);
    },
    // By whomever and whenever: it is let go of.
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
  return orWhy(stripe, id, {
    deed: async () => {
      const refund = await stripe.refunds.create(params, { idempotencyKey: key });
      return { outcome: 'done', result: refundOfStripe(refund) };
    },
    why: ({ state, capturedMinor }) =>
      state === 'captured' ? tooMuch(amountMinor, capturedMinor) : wrongState(state),
  });
}

/** Why Stripe says no is told by what the intent is, not by its words, which change. */
async function orWhy<Result>(
  stripe: Stripe,
  id: string,
  {
    deed,
    why,
  }: {
    readonly deed: () => Promise<Answer<Result>>;
    readonly why: (intent: Intent) => Refused | Answer<Result>;
  },
): Promise<Answer<Result>> {
  try {
    return await deed();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const now = await readOnStripe(stripe, id);
    return now.outcome === 'done' ? why(now.result) : noSuchIntent;
  }
}
