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
  for (const refund of refunds) await noteRefund(client, payment, refund);
}

async function noteRefund(client: Queryable, payment: Payment, refund: Refund): Promise<void> {
  const { rows } = await client.query<{ id: string }>({ name: 'note-refund', text: NOTE }, [
    refund.key,
    payment.id,
    refund.id,
    refund.state,
  ]);
  const [ended] = rows;
  if (!ended) return;
  const { bookingId, currency } = payment;
  if (refund.state === 'done')
    await writeMovement(client, {
      name: `refund/${ended.id}`,
      bookingId,
      entries: takenBack(splitCharge(money(refund.amountMinor, currency))),
    });
  const about = refund.state === 'done' ? 'refunded' : 'refund_failed';
  await putJob(client, {
    kind: 'tell-booking',
    key: `${bookingId}/${about}/${ended.id}`,
    payload: { bookingId, about, which: ended.id },
  });
}

/** Only those that end now come back: what has ended stays as it ended. */
const NOTE = `
  with noted as (
    update refunds set provider_id = $3, state = $4, ended_at = case when $4 = 'pending' then null else now() end
    where id::text = $1 and payment_id = $2 and state in ('asked', 'pending')
    returning id, state)
  select id from noted where state <> 'pending'`;
