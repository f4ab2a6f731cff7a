import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../../database/connect.ts';
import type { SharedSecret } from '../../../database/shared-secret.ts';
import { refuseInsideTransaction } from '../../../database/transaction.ts';
import { signatureHeader, signEvent } from './events.ts';

type DeliverEventInput = {
  readonly database: Database;
  readonly secret: SharedSecret;
  readonly clock: Clock;
  /** Address of our own webhooks. */
  readonly url: string;
};

type Delivered = { readonly end: 'done' } | { readonly end: 'later'; readonly reason: string };

const WAIT_MS = 10_000;

/**
 * Delivers an event. The job repeats this until the receiver accepts the event. An event may arrive twice, so
 * the receiver must tolerate repeats.
 */
export async function deliverEvent(
  input: DeliverEventInput,
  eventId: string,
  signal: AbortSignal,
): Promise<Delivered> {
  const { database, clock, url } = input;
  refuseInsideTransaction('An event was delivered');
  const body = await bodyOf(database, eventId);
  if (body === undefined) return { end: 'done' };
  const sendSignedWith = async (secret: Buffer) =>
    send(url, { body, signature: signEvent(secret, body, clock.now()) }, signal);
  let answer = await sendSignedWith(await input.secret());
  // A database crash loses the secret that signs events. The receiver may already know the new one, and
  // answers 400 to the old one (`refused` in http/hooks/webhooks.ts).
  if (answer === 'status 400') answer = await sendSignedWith(await input.secret({ mustReadAgain: true }));
  if (answer !== 'ok') return { end: 'later', reason: answer };
  await database.pool.query({ name: 'sandbox-event-delivered', text: MARK_DELIVERED }, [eventId]);
  return { end: 'done' };
}

async function bodyOf({ pool }: Database, eventId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string; attempt_id: string }>(
    { name: 'sandbox-event', text: READ_EVENT },
    [eventId],
  );
  const [intent] = rows;
  if (!intent) return undefined;
  return JSON.stringify({
    id: eventId,
    type: 'intent.changed',
    intent: { id: intent.id, attemptId: intent.attempt_id },
  });
}

const READ_EVENT = `
  select intent.id, attempt_id from sandbox_events event join sandbox_intents intent on intent.id = intent_id
  where event.id = $1`;

const MARK_DELIVERED = 'update sandbox_events set delivered_at = now() where id = $1';

async function send(
  url: string,
  { body, signature }: { readonly body: string; readonly signature: string },
  signal: AbortSignal,
): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
    });
    await answer.body?.cancel();
    return answer.ok ? 'ok' : `status ${answer.status}`;
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}
