import type Stripe from 'stripe';
import type { Answer, Intent, ProviderEvent, WebhookDelivery } from '../port.ts';
import { readOnStripe } from './read-on-stripe.ts';

const toleranceSeconds = 300;

/** Event types that can change an intent for us. */
const types = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.partially_funded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'charge.captured',
  'charge.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.failed',
  'refund.updated',
] as const;

type EventObject = {
  readonly id?: unknown;
  readonly object?: unknown;
  readonly payment_intent?: unknown;
  readonly metadata?: Readonly<Record<string, string>> | null;
};

/** Verifies an event with Stripe's own library, on the bytes as received. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  { body, headers, now }: WebhookDelivery,
): ProviderEvent {
  let event: Stripe.Event;
  try {
    const signature = headers['stripe-signature'] ?? '';
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    return { outcome: 'refused', reason: (error as Error).message.split('\n', 1)[0] ?? 'not signed' };
  }
  const about = event.data.object as EventObject;
  const intentId = intentIdOf(about);
  if (!intentId || !isOneOf(event.type)) return { outcome: 'ignored', id: event.id };
  const attemptId = about.object === 'payment_intent' ? (about.metadata?.attemptId ?? null) : null;
  return { outcome: 'event', id: event.id, intentId, attemptId };
}

/**
 * Returns every intent named in Stripe's event list, once, in its current state. Stripe keeps that list for
 * thirty days.
 */
export async function changedOnStripe(stripe: Stripe, since: Date): Promise<Answer<readonly Intent[]>> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  const events = await stripe.events
    .list({ created, types: [...types], limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const abouts = events.reverse().map(({ data }) => data.object as EventObject);
  const ids = [...new Set(abouts.filter(mayBeOurs).flatMap((about) => intentIdOf(about) ?? []))];
  const changedIntents: Intent[] = [];
  for (let first = 0; first < ids.length; first += readAtOnce) {
    const batch = ids.slice(first, first + readAtOnce);
    const answers = await Promise.all(batch.map((id) => readOnStripe(stripe, id)));
    for (const answer of answers) if (answer.outcome === 'done') changedIntents.push(answer.result);
  }
  return { outcome: 'done', result: changedIntents };
}

/** Far below Stripe's limit per second. */
const readAtOnce = 10;

/**
 * Others may use the same Stripe account. Objects other than intents do not say whose they are, so they pass.
 */
function mayBeOurs({ object, metadata }: EventObject): boolean {
  return object !== 'payment_intent' || metadata?.attemptId !== undefined;
}

function isOneOf(type: string): boolean {
  return (types as readonly string[]).includes(type);
}

function intentIdOf({ object, id, payment_intent }: EventObject): string | undefined {
  const intentId = object === 'payment_intent' ? id : payment_intent;
  return typeof intentId === 'string' ? intentId : undefined;
}
