import { transaction } from '../../../database/transaction.ts';
import { isOpen, readPaymentsOf } from '../../payments/payment.ts';
import { voidUnpaid } from '../../payments/provider-calls.ts';
import { releaseHoldById } from '../../quotes/holds/release-hold.ts';
import { type Booking, lockBooking, readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { queueSupplierRelease } from '../cancellation/release-spots.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { transitionBooking } from '../transition.ts';

export type ExpireBookingInput = {
  readonly bookingId: string;
  /** The clock ends an overdue booking; a traveller ends one that they no longer want. */
  readonly actor: 'clock' | 'traveller';
};

/**
 * Ends an unpaid booking. Its open payment attempts are voided at the provider first, so that no traveller
 * pays for released spots. If a payment arrived first, the booking is confirmed. Unclear provider answers are
 * left to the next reconciliation. True if this call expired the booking.
 */
export async function expireBooking(
  deps: BookingDeps,
  { bookingId, actor }: ExpireBookingInput,
): Promise<boolean> {
  const isEarly = (booking: Booking | undefined) => actor === 'clock' && !isOverdue(booking);
  // Before any payment attempt is voided: a new attempt may have moved the deadline since the job found the booking.
  if (isEarly(await readBooking(deps.database.pool, bookingId))) return false;
  const payments = await readPaymentsOf(deps.database.pool, bookingId);
  for (const payment of payments.filter(isOpen)) {
    const answer = await voidUnpaid(deps.payments, payment);
    if (answer.outcome === 'done') await settlePayment(deps, { payment, intent: answer.result });
  }
  return transaction(deps.database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    // Again under the lock, because another attempt may have begun while the provider answered.
    if (isEarly(locked)) return false;
    const transition = await transitionBooking(client, { bookingId, step: 'expire', actor, locked });
    if (transition.outcome !== 'taken') return false;
    await releaseHoldById(client, locked);
    await queueSupplierRelease(client, { holdId: locked.holdId, spots: 'all' });
    return true;
  });
}

function isOverdue(booking: Booking | undefined): boolean {
  return booking?.payUntil != null && booking.payUntil <= booking.now;
}
