import type Stripe from 'stripe';
import { z } from 'zod';
import type { Answer, Intent, ProviderEvent, WebhookDelivery } from '../port.ts';
import { readOnStripe } from './read-on-stripe.ts';

const TOLERANCE_SECONDS = 300;

/** Event types that can change an intent for us. */
const EVENT_TYPES = [
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

/** What we read of an event. Only Stripe can sign one, but a shape that we do not know must not be a fault of ours. */
const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.unknown().optional(),
      object: z.unknown().optional(),
      payment_intent: z.unknown().optional(),
      metadata: z.record(z.string(), z.unknown()).nullish(),
    }),
  }),
});
type EventObject = z.infer<typeof eventSchema>['data']['object'];

/** Verifies an event with Stripe's own library, on the bytes as received. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  { body, headers, now }: WebhookDelivery,
): ProviderEvent {
  let signed: unknown;
  const signature = headers['stripe-signature'] ?? '';
  try {
    signed = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    return { outcome: 'refused', reason: (error as Error).message.split('\n', 1)[0] ?? 'not signed' };
  }
  if (isAhead(signature, now)) return { outcome: 'refused', reason: 'signed in the future' };
  const parsed = eventSchema.safeParse(signed);
  if (!parsed.success) return { outcome: 'refused', reason: 'not an event as Stripe describes it' };
  const { id, type, data } = parsed.data;
  const changedObject = data.object;
  const intentId = intentIdOf(changedObject);
  if (!intentId || !isKnownType(type) || !mayBeOurs(changedObject)) return { outcome: 'ignored', id };
  return { outcome: 'event', id, intentId, attemptId: attemptIdOf(changedObject) ?? null };
}

/** Stripe's library refuses an old signature, but not one from the future, which would stay valid for long. */
function isAhead(signature: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return seconds > now.getTime() / 1_000 + TOLERANCE_SECONDS;
}

/**
 * Returns every intent named in Stripe's event list, once, in its current state. Stripe keeps that list for
 * thirty days.
 */
export async function changedOnStripe(stripe: Stripe, since: Date): Promise<Answer<readonly Intent[]>> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  const events = await stripe.events
    .list({ created, types: [...EVENT_TYPES], limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const changedObjects = events.reverse().map(({ data }) => data.object as unknown as EventObject);
  const ids = [
    ...new Set(changedObjects.filter(mayBeOurs).flatMap((changedObject) => intentIdOf(changedObject) ?? [])),
  ];
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

/** Others may use the same Stripe account. Objects other than intents do not say whose they are, so they pass. */
function mayBeOurs(changedObject: EventObject): boolean {
  return changedObject.object !== 'payment_intent' || attemptIdOf(changedObject) !== undefined;
}

/** The payment attempt that an intent of ours names. Others' intents may have metadata of the same name. */
function attemptIdOf({ object, metadata }: EventObject): string | undefined {
  const { success, data } = z.uuid().safeParse(metadata?.attemptId);
  return object === 'payment_intent' && success ? data : undefined;
}

function isKnownType(type: string): boolean {
  return (EVENT_TYPES as readonly string[]).includes(type);
}

function intentIdOf({ object, id, payment_intent }: EventObject): string | undefined {
  const intentId = object === 'payment_intent' ? id : payment_intent;
  return typeof intentId === 'string' && /^[\w-]{1,255}$/.test(intentId) ? intentId : undefined;
}
