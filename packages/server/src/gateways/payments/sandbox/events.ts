import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent, WebhookDelivery } from '../port.ts';

export const signatureHeader = 'sandbox-signature';

export const FOREIGN = 'signed by another sender';

/** Maximum age of an event in seconds. An older event was held back on its way. */
const toleranceSeconds = 300;

const event = z.object({
  id: z.string().min(1).max(100),
  type: z.string(),
  intent: z.object({ id: z.string().min(1).max(100), attemptId: z.string().min(1).max(200) }),
});

/** Signs the bytes together with the signing time, so that neither can be replaced. */
export function signEvent(secret: Buffer, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${signatureOf(secret, seconds, body)}`;
}

export function readSignedEvent(secret: Buffer, { body, headers, now }: WebhookDelivery): ProviderEvent {
  const [, seconds, signature] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[signatureHeader] ?? '') ?? [];
  if (seconds === undefined || signature === undefined) return refused('not signed');
  const expected = signatureOf(secret, Number(seconds), body);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return refused(FOREIGN);
  const age = now.getTime() / 1_000 - Number(seconds);
  if (Math.abs(age) > toleranceSeconds) return refused('signed too long ago');
  const read = event.safeParse(parsed(body));
  if (!read.success) return refused('no event');
  const { id, type, intent } = read.data;
  if (type !== 'intent.changed') return { outcome: 'ignored', id };
  return { outcome: 'event', id, intentId: intent.id, attemptId: intent.attemptId };
}

function signatureOf(secret: Buffer, seconds: number, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function refused(reason: string): ProviderEvent {
  return { outcome: 'refused', reason };
}

/**
 * Returns the end of a statement that changes intents. It records an event for each row of `changed` and
 * enqueues its delivery. Both happen in the same transaction, so every change has its event.
 */
export function eventOf(changed: string): string {
  return `event as (
    insert into sandbox_events (id, intent_id) select 'evt_' || gen_random_uuid(), id from ${changed} returning id),
  to_deliver as (
    insert into jobs (kind, key, payload)
    select 'deliver-sandbox-event', id, jsonb_build_object('eventId', id) from event)`;
}
