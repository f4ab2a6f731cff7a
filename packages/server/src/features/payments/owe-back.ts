import { randomUUID } from 'node:crypto';
import { putJobAgain } from '../../database/jobs/put-job-again.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Payment } from './payment.ts';

export type OweBack = {
  readonly payment: Pick<Payment, 'id' | 'state' | 'capturedMinor'>;
  /** All that has not been given back yet unless given. */
  readonly amountMinor?: number;
  readonly reason: 'cancelled' | 'called_off' | 'declined' | 'unanswered' | 'late' | 'unpaid' | 'goodwill';
  /** Of people at a desk, who it is. */
  readonly askedBy?: string | undefined;
};

/**
 * Writes down that money goes back, inside the transaction that decides it; a worker does it at once. What is only set aside is
 * let go, what is charged is refunded, and never more than that.
 */
export async function oweBack(
  client: Queryable,
  { payment, amountMinor, reason, askedBy }: OweBack,
): Promise<void> {
  const { rowCount } =
    payment.state === 'captured'
      ? await client.query(REFUND, [randomUUID(), payment.id, amountMinor ?? null, reason, askedBy ?? null])
      : { rowCount: 0 };
  if (payment.state === 'captured' && rowCount === 0) return;
  await putGiveBack(client, payment.id);
}

/** One job for each try: however many say so at once, there is one that asks its provider. */
export async function putGiveBack(client: Queryable, paymentId: string): Promise<void> {
  await putJobAgain(client, { kind: 'give-back', key: paymentId, payload: { paymentId } });
}

const REFUND = `
  insert into refunds (id, payment_id, amount_minor, reason, asked_by)
  select $1, p.id, coalesce($3::bigint, p.captured_minor - given.minor), $4, $5::text
  from payments p
  cross join lateral (
    select coalesce(sum(amount_minor), 0) as minor from refunds where payment_id = p.id and state <> 'failed') given
  where p.id = $2 and coalesce($3::bigint, p.captured_minor - given.minor) > 0`;
