import type { PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { IntentState } from '../port.ts';
import { type IntentRow, intentColumns, refundsOfIntent } from './intent-row.ts';
import { tellOf } from './tell.ts';

/** What becomes of an intent. */
export type Change = {
  readonly state: IntentState;
  readonly capturedMinor?: number;
  readonly refundedMinor?: number;
  readonly refusal?: PaymentRefusal | null;
  readonly cardToken?: string | undefined;
};

/** Whoever wants to change it waits until the one before has. */
export async function lockIntent(client: Queryable, id: string): Promise<IntentRow | undefined> {
  const { rowCount } = await client.query('select from sandbox_intents where id = $1 for update', [id]);
  return rowCount === 0 ? undefined : await readIntent(client, id);
}

export async function readIntent(client: Queryable, id: string): Promise<IntentRow | undefined> {
  const { rows } = await client.query<IntentRow>(
    `select ${intentColumns}, ${refundsOfIntent} from sandbox_intents intent where id = $1`,
    [id],
  );
  return rows[0];
}

/** Writes it, with the event that tells of it. */
export async function changeIntent(client: Queryable, id: string, change: Change): Promise<void> {
  await client.query(
    `with changed as (
       update sandbox_intents set state = $2, captured_minor = coalesce($3, captured_minor),
         refusal = $4, card_token = coalesce($5, card_token), changed_at = clock_timestamp(),
         capture_before = case when $2 = 'authorised' then coalesce(capture_before, now() + interval '7 days')
           else capture_before end,
         refunded_minor = coalesce($6, refunded_minor)
       where id = $1 returning id),
     ${tellOf('changed')} select`,
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
