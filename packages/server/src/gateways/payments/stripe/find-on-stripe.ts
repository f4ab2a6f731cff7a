import type Stripe from 'stripe';
import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { readOnStripe } from './read-on-stripe.ts';

/**
 * Stripe's search usually knows what was written a minute ago. Intents younger than this are listed and
 * compared one by one.
 */
const UNSEARCHED_SECONDS = 15 * 60;
const MOST_LISTED = 5_000;

/** Finds an intent by our own key, if the first answer was lost. */
export async function findOnStripe(stripe: Stripe, attemptId: string, now: Date): Promise<Answer<Intent>> {
  const recentIntents = await stripe.paymentIntents
    .list({ created: { gte: Math.floor(now.getTime() / 1_000) - UNSEARCHED_SECONDS }, limit: 100 })
    .autoPagingToArray({ limit: MOST_LISTED });
  const stripeIntent =
    recentIntents.find(({ metadata }) => metadata.attemptId === attemptId) ?? (await search());
  return stripeIntent ? await readOnStripe(stripe, stripeIntent.id) : noSuchIntent;

  async function search(): Promise<Stripe.PaymentIntent | undefined> {
    const quotedId = attemptId.replace(/['\\]/g, '\\$&');
    const { data } = await stripe.paymentIntents.search({ query: `metadata['attemptId']:'${quotedId}'` });
    return data.find(({ metadata }) => metadata.attemptId === attemptId);
  }
}
