import type { Queryable } from '../../../database/queryable.ts';
import { enqueueJob } from '../../../database/queue/enqueue-job.ts';
import { transaction } from '../../../database/transaction.ts';
import { createRefund } from '../../payments/create-refund.ts';
import type { Payment } from '../../payments/payment.ts';
import { type Booking, lockBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { transitionBooking } from '../transition.ts';

/** A booking and the payment that is settled for it, both as the database has them now. */
export type BookingPayment = { readonly booking: Booking; readonly payment: Payment };

/**
 * Refunds a payment that pays for nothing: a second charge, or one for a booking that has ended. The decision
 * is final. Later news about the payment begins no second refund, not even after a failed one.
 */
export async function refundUnusablePayment(
  client: Queryable,
  { booking, payment }: BookingPayment,
): Promise<SettlementResult> {
  if (await markUnusable(client, payment)) await createRefund(client, { payment, reason: 'late' });
  return { outcome: 'refunded', booking, payment };
}

/**
 * Marks a payment as unusable, and returns whether the worker is to return its money. It voids an authorisation once. A
 * captured amount is owed as far as no refund was ever begun.
 */
async function markUnusable(client: Queryable, { id, state }: Payment): Promise<boolean> {
  const { rows } = await client.query<{ isFirst: boolean; isLeft: boolean }>(
    `update payments payment set unusable_at = coalesce(payment.unusable_at, now())
     from payments before where payment.id = $1 and before.id = payment.id
     returning before.unusable_at is null as "isFirst",
       payment.captured_minor > (select coalesce(sum(amount_minor), 0) from refunds
         where payment_id = payment.id) as "isLeft"`,
    [id],
  );
  const [row] = rows;
  return state === 'captured' ? row?.isLeft === true : row?.isFirst === true;
}

/**
 * Ends a booking whose spots were lost and are not available again. Its money is refunded and the traveller
 * is notified. Checks again under the lock, because another settlement of the same payment may have got the
 * spots.
 */
export async function endLateBooking(
  { database }: BookingDeps,
  { booking: { id }, payment }: BookingPayment,
): Promise<SettlementResult> {
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, id);
    if (booking.paymentId === payment.id) return { outcome: 'sold', booking, payment };
    const endedBooking =
      booking.state === 'awaiting_payment'
        ? await transitionBooking(client, { bookingId: id, step: 'expire', actor: 'clock', locked: booking })
        : { booking };
    return refundLatePayment(client, { booking: endedBooking.booking, payment });
  });
}

/** Refunds a payment that came too late, and notifies the traveller. */
export async function refundLatePayment(
  client: Queryable,
  { booking, payment }: BookingPayment,
): Promise<SettlementResult> {
  const { id: bookingId } = booking;
  const about = 'late_money';
  await enqueueJob(client, {
    kind: 'notify-booking',
    key: `${bookingId}/${about}/${payment.id}`,
    payload: { bookingId, about, which: payment.id },
  });
  return refundUnusablePayment(client, { booking, payment });
}

export type SettlementResult = {
  /**
   * `sold`: the payment pays for the booking. `open`: no money has come yet. `refused`: no money will come.
   * `refunded`: the payment is unusable or late and is refunded. `mismatched`: the payment is not what was
   * requested, and a person must check it.
   */
  readonly outcome: 'sold' | 'open' | 'refused' | 'refunded' | 'mismatched';
  readonly booking: Booking;
  readonly payment: Payment;
};
