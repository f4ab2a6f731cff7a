import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/queryable.ts';
import { enqueueJobAgain } from '../../database/queue/enqueue-job.ts';
import type { Payment } from './payment.ts';

export type CreateRefundInput = {
  readonly payment: Pick<Payment, 'id' | 'state' | 'capturedMinor'>;
  /** Defaults to everything that is not refunded yet. */
  readonly amountMinor?: number;
  readonly reason:
    | 'cancelled'
    | 'cancelled_by_supplier'
    | 'cancelled_for_ship'
    | 'declined'
    | 'unanswered'
    | 'late'
    | 'unpaid'
    | 'goodwill';
  /** Name of the operator who asked for the refund. */
  readonly requestedBy?: string | undefined;
};

/**
 * Records a refund inside the transaction that decides it; a worker makes it at once. An authorisation is
 * voided. A capture is refunded by no more than its amount.
 */
export async function createRefund(
  client: Queryable,
  { payment, amountMinor, reason, requestedBy }: CreateRefundInput,
): Promise<void> {
  const { rowCount } =
    payment.state === 'captured'
      ? await client.query(REFUND, [
          randomUUID(),
          payment.id,
          amountMinor ?? null,
          reason,
          requestedBy ?? null,
        ])
      : { rowCount: 0 };
  if (payment.state === 'captured' && rowCount === 0) return;
  await enqueueRefund(client, payment.id);
}

/** Queues one job for each payment, so that concurrent calls ask the provider once. */
export async function enqueueRefund(client: Queryable, paymentId: string): Promise<void> {
  await enqueueJobAgain(client, { kind: 'pay-refund', key: paymentId, payload: { paymentId } });
}

const REFUND = `
  insert into refunds (id, payment_id, amount_minor, reason, requested_by)
  select $1, payment.id, coalesce($3::bigint, payment.captured_minor - refunded.minor), $4, $5::text
  from payments payment
  cross join lateral (
    select coalesce(sum(amount_minor), 0) as minor from refunds where payment_id = payment.id and state <> 'failed') refunded
  where payment.id = $2 and coalesce($3::bigint, payment.captured_minor - refunded.minor) > 0`;
