import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { findOnStripe } from './find-on-stripe.ts';

const now = new Date('2037-11-23T12:00:00.900Z');
const ownAttemptId = '4f2c8f6e-6f0e-4f7e-9f39-0d7c5c8f0b11';
const otherAttemptId = '0b9d2b54-4f5c-4c53-8f0d-8f4b0b7a1f22';
const ownIntent = (id: string, attemptId: string) => ({
  id,
  amount: 1_000,
  amount_received: 0,
  currency: 'eur',
  status: 'processing',
  metadata: { attemptId, bookingId: 'booking-1', method: 'credit-card' },
});
type StripeIntent = ReturnType<typeof ownIntent>;

/** Plays the library of Stripe with intents that its list shows, and others that its search finds. */
function stripeWith(parts: { young?: readonly StripeIntent[]; old?: readonly StripeIntent[] }) {
  const { young = [], old = [] } = parts;
  const requests: object[] = [];
  const paymentIntents = {
    list: (params: object) => {
      requests.push(params);
      return { autoPagingToArray: async () => young };
    },
    search: async (params: object) => {
      requests.push(params);
      return { data: old };
    },
    retrieve: async (id: string) => [...young, ...old].find((one) => one.id === id),
  };
  return { stripe: { paymentIntents } as unknown as Stripe, requests };
}

const idOf = async (stripe: Stripe, attemptId: string) => {
  const answer = await findOnStripe(stripe, attemptId, now);
  return answer.outcome === 'done' ? answer.result.id : answer.outcome;
};

test('An attempt of the last quarter of an hour is found in the list, which knows it before the search does', async () => {
  const { stripe, requests } = stripeWith({
    young: [ownIntent('pi_other', otherAttemptId), ownIntent('pi_1', ownAttemptId)],
  });
  expect(await idOf(stripe, ownAttemptId)).toBe('pi_1');
  expect(requests).toEqual([{ created: { gte: Date.parse('2037-11-23T11:45:00Z') / 1_000 }, limit: 100 }]);
});

test('An older attempt is found by the search, and only if the found intent names exactly this attempt', async () => {
  const { stripe, requests } = stripeWith({
    young: [ownIntent('pi_young', otherAttemptId)],
    old: [ownIntent('pi_like', ownAttemptId.toUpperCase()), ownIntent('pi_2', ownAttemptId)],
  });
  expect(await idOf(stripe, ownAttemptId)).toBe('pi_2');
  expect(requests[1]).toEqual({ query: `metadata['attemptId']:'${ownAttemptId}'` });
  expect(await idOf(stripe, "min'\\")).toBe('refused');
  // Neither a quote nor a backslash ends the value in the query.
  expect(requests.at(-1)).toEqual({ query: `metadata['attemptId']:'min\\'\\\\'` });
});
