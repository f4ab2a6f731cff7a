import type { Queryable } from '../../database/queryable.ts';
import { enqueueJob } from '../../database/queue/enqueue-job.ts';
import type { Dispute } from '../../gateways/payments/port.ts';
import type { Payment } from './payment.ts';

/**
 * Records disputes as the provider reports them. Operations are notified once when one is opened, and once
 * when it is decided: the provider waits only some days for their answer.
 */
export async function recordDisputes(
  client: Queryable,
  { id, bookingId }: Payment,
  disputes: readonly Dispute[],
): Promise<void> {
  for (const { id: disputeId, amountMinor, state } of disputes) {
    const { rowCount } = await client.query(RECORD_DISPUTE, [id, disputeId, amountMinor, state]);
    if (rowCount === 0) continue;
    const which = `${disputeId}/${state}`;
    await enqueueJob(client, {
      kind: 'notify-booking',
      key: `${bookingId}/disputed/${which}`,
      payload: { bookingId, about: 'disputed', which },
    });
  }
}

/** Changes a row only if the report is news. A decided dispute is not opened again by an older report. */
const RECORD_DISPUTE = `
  insert into payment_disputes as d (payment_id, provider_id, amount_minor, state) values ($1, $2, $3, $4)
  on conflict (payment_id, provider_id) do update set amount_minor = excluded.amount_minor, state = excluded.state
  where d.state <> excluded.state and excluded.state <> 'open'`;
