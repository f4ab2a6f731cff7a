import { splitCharge, takenBack } from '@ashore/core/booking/split-sale.ts';
import { money } from '@ashore/core/money/money.ts';
import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Refund } from '../../gateways/payments/port.ts';
import type { Payment } from './payment.ts';
import { writeMovement } from './write-movement.ts';

/**
 * Writes down what became of refunds, as the provider says it; each is told once when it has arrived, and when it could not.
 * A refund that nobody here asked for was given at the provider's own desk, and is written down like ours.
 */
export async function noteRefunds(
  client: Queryable,
  payment: Payment,
  refunds: readonly Refund[],
): Promise<void> {
  const foreign: Refund[] = [];
  // Ours first: what is still only asked for after them is not at the provider.
  for (const refund of refunds)
    if (!(await isOurs(client, payment, refund))) foreign.push(refund);
    else await noteRefund(client, payment, refund);
  for (const refund of foreign) {
    const key = await writeForeign(client, payment, refund);
    if (key !== undefined) await noteRefund(client, payment, { ...refund, key });
  }
}

async function isOurs(client: Queryable, payment: Payment, { key }: Refund): Promise<boolean> {
  const { rowCount } = await client.query('select from refunds where id::text = $1 and payment_id = $2', [
    key,
    payment.id,
  ]);
  return rowCount !== 0;
}

/** The key of its row here. One that has failed and was never heard of moved nothing. */
async function writeForeign(
  client: Queryable,
  { id, gateway }: Payment,
  { id: refundId, amountMinor, state }: Refund,
): Promise<string | undefined> {
  const { rows } = await client.query<{ key: string; isKnown: boolean }>(
    `select named.key, exists (select from refunds where id = named.key) as "isKnown"
     from (select md5($1 || '/' || $2)::uuid as key) named`,
    [id, refundId],
  );
  const [found] = rows;
  if (!found || (!found.isKnown && state === 'failed')) return undefined;
  if (found.isKnown) return found.key;
  // What we were about to give may be what was given there: how much is still owed is found out anew.
  await client.query(
    `update refunds set state = 'failed', failure = $2, ended_at = now() where payment_id = $1 and state = 'asked'`,
    [id, GIVEN_AT_PROVIDER],
  );
  await client.query({ name: 'write-foreign-refund', text: FOREIGN }, [
    found.key,
    id,
    amountMinor,
    `${AT_PROVIDER} ${gateway}`,
    refundId,
  ]);
  return found.key;
}

async function noteRefund(client: Queryable, payment: Payment, refund: Refund): Promise<void> {
  const { rows } = await client.query<{ id: string; wasDone: boolean }>({ name: 'note-refund', text: NOTE }, [
    refund.key,
    payment.id,
    refund.id,
    refund.state,
  ]);
  const [ended] = rows;
  if (!ended) return;
  const { bookingId, currency } = payment;
  const charge = splitCharge(money(refund.amountMinor, currency));
  if (refund.state === 'done')
    await writeMovement(client, { name: `refund/${ended.id}`, bookingId, entries: takenBack(charge) });
  // The bank of the traveller has sent it back: it is at the provider again.
  if (ended.wasDone)
    await writeMovement(client, { name: `refund-failed/${ended.id}`, bookingId, entries: charge });
  const about = refund.state === 'done' ? 'refunded' : 'refund_failed';
  await putJob(client, {
    kind: 'tell-booking',
    key: `${bookingId}/${about}/${ended.id}`,
    payload: { bookingId, about, which: ended.id },
  });
}

/** Who has asked for what was given at the desk of a provider. */
export const AT_PROVIDER = 'the desk of';

/** Why a refund of ours was not asked for any more. */
export const GIVEN_AT_PROVIDER = 'Something was given back at the desk of the provider.';

const FOREIGN = `
  insert into refunds (id, payment_id, amount_minor, reason, asked_by, state, provider_id)
  values ($1, $2, $3, 'goodwill', $4, 'pending', $5)`;

/**
 * Only those that end now come back. One that was done may fail after all, days later; what has failed stays so, unless it
 * was only we who gave it up.
 */
const NOTE = `
  with noted as (
    update refunds r set provider_id = $3, state = $4, ended_at = case when $4 = 'pending' then null else now() end
    from refunds before
    where r.id::text = $1 and r.payment_id = $2 and before.id = r.id and (r.state in ('asked', 'pending')
      or r.state = 'done' and $4 = 'failed'
      or r.state = 'failed' and r.provider_id is null and r.failure = '${GIVEN_AT_PROVIDER}' and $4 <> 'failed')
    returning r.id, r.state, before.state = 'done' as "wasDone")
  select id, "wasDone" from noted where state <> 'pending'`;
