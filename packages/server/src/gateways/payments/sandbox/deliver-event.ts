import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../../database/connect-database.ts';
import { refuseInsideTransaction } from '../../../database/inside-transaction.ts';
import type { OwnSecret } from '../../../database/own-secret.ts';
import { signatureHeader, signEvent } from './events.ts';

type Input = {
  readonly database: Database;
  readonly secret: OwnSecret;
  readonly clock: Clock;
  /** Where our own webhooks are heard. */
  readonly url: string;
};

type Delivered = { readonly end: 'done' } | { readonly end: 'later'; readonly reason: string };

const waitMilliseconds = 10_000;

/** Tells of an event until somebody says that he has heard it. It may be told twice: whoever hears it must not mind. */
export async function deliverEvent(input: Input, eventId: string, signal: AbortSignal): Promise<Delivered> {
  const { database, clock, url } = input;
  refuseInsideTransaction('An event was told');
  const body = await bodyOf(database, eventId);
  if (body === undefined) return { end: 'done' };
  const tell = async (secret: Buffer) =>
    send(url, { body, signature: signEvent(secret, body, clock.now()) }, signal);
  let heard = await tell(await input.secret());
  // A crash of the database loses what it was signed with, and whoever hears it may know the new one already.
  if (heard === 'status 400') heard = await tell(await input.secret({ anew: true }));
  if (heard !== 'ok') return { end: 'later', reason: heard };
  await database.pool.query('update sandbox_events set delivered_at = now() where id = $1', [eventId]);
  return { end: 'done' };
}

async function bodyOf({ pool }: Database, eventId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string; attempt_id: string }>(
    `select intent.id, attempt_id from sandbox_events event join sandbox_intents intent on intent.id = intent_id
     where event.id = $1`,
    [eventId],
  );
  const [intent] = rows;
  if (!intent) return undefined;
  const about = { id: intent.id, attemptId: intent.attempt_id };
  return JSON.stringify({ id: eventId, type: 'intent.changed', intent: about });
}

async function send(
  url: string,
  { body, signature }: { readonly body: string; readonly signature: string },
  signal: AbortSignal,
): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(waitMilliseconds)]),
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
