import type Stripe from 'stripe';
import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { intentOfStripe } from './intent-of-stripe.ts';

/**
 * Reads the current intent with all its refunds. An answer stored under an idempotency key would show an
 * earlier state.
 */
export async function readOnStripe(stripe: Stripe, id: string): Promise<Answer<Intent>> {
  const stripeIntent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const refunds = stripeIntent.amount_received > 0 ? await refundsOf(stripe, id) : [];
  const disputes = isDisputed(stripeIntent) ? await disputesOf(stripe, id) : [];
  const intent = intentOfStripe(stripeIntent, refunds, disputes);
  return intent ? { outcome: 'done', result: intent } : noSuchIntent;
}

function isDisputed({ latest_charge }: Stripe.PaymentIntent): boolean {
  return typeof latest_charge === 'object' && latest_charge?.disputed === true;
}

async function disputesOf(stripe: Stripe, id: string): Promise<Stripe.Dispute[]> {
  return stripe.disputes.list({ payment_intent: id, limit: 100 }).autoPagingToArray({ limit: 1_000 });
}

/** Oldest first; Stripe lists the newest first. */
async function refundsOf(stripe: Stripe, id: string): Promise<Stripe.Refund[]> {
  const refunds = await stripe.refunds
    .list({ payment_intent: id, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  return refunds.reverse();
}
