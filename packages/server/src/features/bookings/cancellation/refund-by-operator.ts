import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { readPayment } from '../../payments/payment.ts';
import { refundableAmount } from '../../payments/record-provider-state.ts';
import { type Booking, lockBooking } from '../booking.ts';
import { readSoldTickets } from './cancelled-tickets.ts';
import { refundCancelledAmount } from './reverse-sale.ts';

export type RefundByOperatorInput = {
  readonly bookingId: string;
  /** An amount, or the position of a ticket whose paid price is refunded. */
  readonly refund: { readonly amountMinor: number } | { readonly ticket: number };
  /** Names the ledger movement of the refund. The caller chooses one for each request. */
  readonly name: string;
  readonly requestedBy: string;
};

export type RefundByOperatorResult =
  | { readonly outcome: 'owed'; readonly amountMinor: number }
  | { readonly outcome: 'too_much'; readonly leftMinor: number }
  | { readonly outcome: 'not_paid' | 'no_ticket' };

/**
 * Refunds part of a payment as goodwill; the booking stays as it is. The refund never exceeds what remains
 * after earlier and pending refunds.
 */
export async function refundByOperator(
  database: Database,
  { bookingId, refund, name, requestedBy }: RefundByOperatorInput,
): Promise<RefundByOperatorResult> {
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, bookingId);
    const { paymentId, totalMinor, cancelledMinor } = booking;
    if (paymentId === null || booking.confirmedAt === null) return { outcome: 'not_paid' };
    const amountMinor =
      'ticket' in refund ? await paidFor(client, booking, refund.ticket) : refund.amountMinor;
    if (amountMinor === undefined) return { outcome: 'no_ticket' };
    const leftMinor = Math.min(await refundableAmount(client, paymentId), totalMinor - cancelledMinor);
    if (amountMinor > leftMinor) return { outcome: 'too_much', leftMinor };
    const goodwillRefund = {
      name: `goodwill/${name}`,
      amountMinor,
      discountMinor: 0,
      reason: 'goodwill',
    } as const;
    await refundCancelledAmount(client, booking, { ...goodwillRefund, requestedBy });
    return { outcome: 'owed', amountMinor };
  });
}

async function paidFor(client: Queryable, { id }: Booking, position: number): Promise<number | undefined> {
  const ticket = (await readSoldTickets(client, id)).find((one) => one.position === position);
  return ticket && ticket.priceMinor - ticket.discountMinor;
}

type RetryRefundInput = { readonly bookingId: string; readonly requestedBy: string };

/**
 * Retries a failed refund: creates one for what was paid, less what the booking keeps. Returns 0 if nothing
 * is owed or a refund is already pending.
 */
export async function retryRefund(
  database: Database,
  { bookingId, requestedBy }: RetryRefundInput,
): Promise<number> {
  return transaction(database, async ({ client }) => {
    const { paymentId, confirmedAt, totalMinor, cancelledMinor } = await lockBooking(client, bookingId);
    const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
    if (payment?.state !== 'captured') return 0;
    const failedRefunds = await client.query<{ reason: Parameters<typeof createRefund>[1]['reason'] }>(
      `select reason from refunds where payment_id = $1 and state = 'failed' order by requested_at desc limit 1`,
      [payment.id],
    );
    const [lastFailure] = failedRefunds.rows;
    // The price that remains after cancellations and goodwill. Before confirmation there was no sale, so nothing
    // is kept.
    const priceMinor = confirmedAt === null ? 0 : totalMinor - cancelledMinor;
    const amountMinor = (await refundableAmount(client, payment.id)) - priceMinor;
    if (!lastFailure || amountMinor <= 0) return 0;
    await createRefund(client, { payment, amountMinor, reason: lastFailure.reason, requestedBy });
    return amountMinor;
  });
}
