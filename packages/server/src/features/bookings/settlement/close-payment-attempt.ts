import { Failure } from '@ashore/core/errors/failure.ts';
import { transaction } from '../../../database/transaction.ts';
import {
  type CloseAttemptInput,
  closeAttempt,
  isOpen,
  type Payment,
  readPaymentsOf,
} from '../../payments/payment.ts';
import { voidUnpaid } from '../../payments/provider-calls.ts';
import { type Booking, lockBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { endPaymentTime, settlePayment } from './settle-payment.ts';

/**
 * Closes a payment attempt from which no money can come. The spots wait for another attempt as after any
 * refusal.
 */
export async function closePaymentAttempt(
  { database }: Pick<BookingDeps, 'database'>,
  { id, bookingId }: Pick<Payment, 'id' | 'bookingId'>,
  refusal: CloseAttemptInput['refusal'],
): Promise<void> {
  await transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, bookingId);
    await closeAttempt(client, { id, refusal });
    await endPaymentTime(client, booking);
  });
}

/** Milliseconds after which the call that begins a payment attempt, and its look-up, have surely ended. */
const requestMilliseconds = 30_000;

/**
 * Voids earlier payment attempts at the provider before another card is tried, so that no traveller pays
 * twice. If one of them has brought the money, it is settled instead.
 */
export async function closeOtherAttempts(
  deps: BookingDeps,
  booking: Booking,
  isWanted: (payment: Payment) => boolean,
): Promise<void> {
  const payments = await readPaymentsOf(deps.database.pool, booking.id);
  const otherPayments = payments.filter((payment) => isOpen(payment) && !isWanted(payment));
  await Promise.all(otherPayments.map((payment) => voidOrSettle(deps, payment, booking.now)));
}

async function voidOrSettle(deps: BookingDeps, payment: Payment, now: Date): Promise<void> {
  const isUnderWay = now.getTime() - payment.madeAt.getTime() < requestMilliseconds;
  // Another tab is calling the provider. Its attempt must not be voided before the answer arrives.
  if (payment.state === 'requested' && isUnderWay) throw new Failure('conflict', { field: 'attemptId' });
  const answer = await voidUnpaid(deps.payments, payment);
  if (answer.outcome === 'done') {
    await settlePayment(deps, { payment, intent: answer.result });
    return;
  }
  if (answer.outcome === 'unknown') throw new Failure('unavailable', { details: answer.reason });
  // The provider does not know the attempt, and the call that began it has ended.
  await closePaymentAttempt(deps, payment, 'provider_unavailable');
}
