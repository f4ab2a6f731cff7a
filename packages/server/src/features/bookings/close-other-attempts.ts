import { Failure } from '@ashore/core/errors/failure.ts';
import { letGoUnpaid } from '../payments/let-go.ts';
import type { Payment } from '../payments/payment.ts';
import { isOpen, readPaymentsOf } from '../payments/read-payments.ts';
import type { Booking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { closeTry } from './close-try.ts';
import { settlePayment } from './settle-payment.ts';

/** So long a call to the provider may be under way. */
const underWay = 30_000;

/**
 * Before another card is tried, earlier tries are cancelled at the provider: nobody pays twice. Where one of them turns out to
 * have brought the money, that is settled instead. All tries of the booking come back, as they were found.
 */
export async function closeOtherAttempts(
  desk: BookingDesk,
  booking: Booking,
  isWanted: (payment: Payment) => boolean,
): Promise<readonly Payment[]> {
  const payments = await readPaymentsOf(desk.database.pool, booking.id);
  const others = payments.filter((payment) => isOpen(payment) && !isWanted(payment));
  await Promise.all(others.map((payment) => close(desk, payment, booking.now)));
  return payments;
}

async function close(desk: BookingDesk, payment: Payment, now: Date): Promise<void> {
  const isUnderWay = now.getTime() - payment.madeAt.getTime() < underWay;
  // Another tab is asking at this moment: what it hears is not to be cancelled before it has heard it.
  if (payment.state === 'asked' && isUnderWay) throw new Failure('conflict', { field: 'attemptId' });
  const answer = await letGoUnpaid(desk.payments, payment);
  if (answer.outcome === 'done') {
    await settlePayment(desk, { payment, intent: answer.result });
    return;
  }
  if (answer.outcome === 'unknown') throw new Failure('unavailable', { details: answer.reason });
  // The provider has not heard of it, and whoever asked is gone.
  await closeTry(desk, payment, 'provider_unavailable');
}
