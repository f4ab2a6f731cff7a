import { createHash, timingSafeEqual } from 'node:crypto';
import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent, IntentState } from '../port.ts';
import { eventOf } from './events.ts';
import { capturePeriod, type IntentRow, intentColumns, intentOf, refundsOfIntent } from './intent.ts';

/** New values of an intent. */
export type IntentChange = {
  readonly state: IntentState;
  readonly capturedMinor?: number;
  readonly refundedMinor?: number;
  /** Cleared if omitted. The other values stay if they are omitted. */
  readonly refusal?: PaymentRefusal | null;
  readonly cardToken?: string | undefined;
};

/** Locks an intent. Concurrent changes wait for the lock. */
export async function lockIntent(client: Queryable, id: string): Promise<IntentRow | undefined> {
  const { rowCount } = await client.query('select from sandbox_intents where id = $1 for update', [id]);
  return rowCount === 0 ? undefined : await readIntent(client, id);
}

export async function readIntent(client: Queryable, id: string): Promise<IntentRow | undefined> {
  const { rows } = await client.query<IntentRow>(
    {
      name: 'read-sandbox-intent',
      text: `select ${intentColumns}, ${refundsOfIntent} from sandbox_intents intent where id = $1`,
    },
    [id],
  );
  return rows[0];
}

/** Writes the change together with its event. */
export async function changeIntent(client: Queryable, id: string, change: IntentChange): Promise<void> {
  await client.query(
    `with changed as (
       update sandbox_intents set state = $2, captured_minor = coalesce($3, captured_minor),
         refusal = $4, card_token = coalesce($5, card_token), changed_at = clock_timestamp(),
         capture_before = case when $2 = 'authorised' then coalesce(capture_before, now() + ${capturePeriod})
           else capture_before end,
         refunded_minor = coalesce($6, refunded_minor)
       where id = $1 returning id),
     ${eventOf('changed')} select`,
    [
      id,
      change.state,
      change.capturedMinor ?? null,
      change.refusal ?? null,
      change.cardToken ?? null,
      change.refundedMinor ?? null,
    ],
  );
}

/**
 * An intent changes in three ways: by an operation, by a refund that ends later than it began, and by an
 * authorisation that expires.
 */
const changed = `select ${intentColumns}, ${refundsOfIntent} from sandbox_intents intent
  where changed_at >= $1
    or (intent.state = 'authorised' and capture_before between $1 and now())
    or id in (select intent_id from sandbox_refunds where settles_at between $1 and now())
  order by changed_at, id`;

export async function changedIntents(client: Queryable, since: Date): Promise<Answer<readonly Intent[]>> {
  const { rows } = await client.query<IntentRow>(changed, [since]);
  return { outcome: 'done', result: rows.map(intentOf) };
}

/**
 * Finds the intent that this secret belongs to, for its page. Undefined if the secret belongs to another
 * intent.
 */
export async function openIntent(
  client: Queryable,
  { id, secret }: { readonly id: string; readonly secret: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<IntentRow | undefined> {
  const row = await (lock ? lockIntent(client, id) : readIntent(client, id));
  return row && isSame(row.secret, secret) ? row : undefined;
}

function isSame(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}

/** The state after payment: captured at once, or authorised until it is captured. */
export function paidState({ is_capture_later, amount }: IntentRow): IntentChange {
  return is_capture_later ? { state: 'authorised' } : { state: 'captured', capturedMinor: amount };
}
