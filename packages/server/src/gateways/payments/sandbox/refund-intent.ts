import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Answer, Refund } from '../port.ts';
import { invalidAmount, keyReused, noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import { changeIntent, lockIntent } from './change-intent.ts';
import { type IntentRow, refundColumns } from './intent.ts';

type RequestedRefund = { readonly key: string; readonly amountMinor: number; readonly reason: string };
type RefundRow = Refund & { readonly intent_id: string };

/** Seconds until a refund ends, if it does not end as it began. */
const laterSeconds = 20;

/** Refunds a captured payment. All refunds together never exceed the captured amount. */
export function refundIntent(
  database: Database,
  id: string,
  request: RequestedRefund,
): Promise<Answer<Refund>> {
  const { key, amountMinor } = request;
  return transaction(database, async ({ client }): Promise<Answer<Refund>> => {
    const intent = await lockIntent(client, id);
    if (!intent) return noSuchIntent;
    const before = await findRefund(client, key);
    if (before && (before.intent_id !== id || before.amountMinor !== amountMinor)) return keyReused;
    if (before) return { outcome: 'done', result: refundOf(before) };
    if (intent.state !== 'captured') return wrongState(intent.state);
    if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
    const refunded = refundedOf(intent);
    const refundable = intent.captured - refunded;
    if (amountMinor > refundable) return tooMuch(amountMinor, refundable);
    const refund = await insertRefund(client, intent, request);
    await changeIntent(client, id, { state: 'captured', refundedMinor: refunded + amountMinor });
    return { outcome: 'done', result: refund };
  });
}

/** A failed refund does not count: its amount can be refunded again. */
function refundedOf({ refunds }: IntentRow): number {
  return refunds.reduce((sum, { state, amountMinor }) => sum + (state === 'failed' ? 0 : amountMinor), 0);
}

async function findRefund(client: Queryable, key: string): Promise<RefundRow | undefined> {
  const { rows } = await client.query<RefundRow>(
    `select ${refundColumns}, intent_id from sandbox_refunds where key = $1`,
    [key],
  );
  return rows[0];
}

function refundOf({ id, key, amountMinor, state }: Refund): Refund {
  return { id, key, amountMinor, state };
}

/** The card decides how the refund goes. A refund that ends later is announced later, by a second event. */
async function insertRefund(
  client: Queryable,
  { id, card_token }: IntentRow,
  { key, amountMinor, reason }: RequestedRefund,
): Promise<Refund> {
  const { rows } = await client.query<Refund>(
    `with card as (select coalesce((select refund_ends from sandbox_cards where token = $6), 'done') as ends),
     refund as (
       insert into sandbox_refunds (id, intent_id, key, amount_minor, reason, state, later_state, settles_at)
       select $1, $2, $3, $4, $5, case ends when 'slowly' then 'pending' else 'done' end,
         case ends when 'slowly' then 'done' when 'failed' then 'failed' end,
         case when ends <> 'done' then now() + make_interval(secs => $7) end
       from card returning *),
     event as (
       insert into sandbox_events (id, intent_id)
       select 'evt_' || gen_random_uuid(), intent_id from refund where settles_at is not null returning id),
     to_deliver as (
       insert into jobs (kind, key, payload, due_at)
       select 'deliver-sandbox-event', id, jsonb_build_object('eventId', id), now() + make_interval(secs => $7) from event)
     select ${refundColumns} from refund`,
    [`rfd_${randomUUID()}`, id, key, amountMinor, reason, card_token, laterSeconds],
  );
  const [refund] = rows;
  if (!refund) throw new Error('The refund was not stored.');
  return refundOf(refund);
}
