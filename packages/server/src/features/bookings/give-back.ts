import { letGo } from '../payments/let-go.ts';
import type { Payment } from '../payments/payment.ts';
import { readPayment } from '../payments/read-payments.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { readBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Does what is owed for a payment: what is only set aside for nothing is let go, what is charged is refunded as it is
 * written down. Undefined when all of it is done, else why it is not. To do it again does no harm.
 */
export async function giveBack(
  desk: BookingDesk,
  paymentId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const payment = await readPayment(desk.database.pool, paymentId);
  if (!payment) return undefined;
  if (payment.state !== 'authorised') return refundPayment(desk, payment, signal);
  if (await isWanted(desk, payment)) return undefined;
  const answer = await letGo(desk.payments, payment, signal);
  if (answer.outcome === 'unknown') return answer.reason;
  if (answer.outcome === 'refused') throw new Error(`${payment.id} cannot be let go: ${answer.reason}.`);
  // Charged in the meantime: then it is settled as that, and refunded.
  await settlePayment(desk, { payment, intent: answer.result });
  return undefined;
}

/** A supplier still thinks about what it pays for, or has said yes. */
async function isWanted({ database }: BookingDesk, { id, bookingId }: Payment): Promise<boolean> {
  const booking = await readBooking(database.pool, bookingId);
  if (booking?.paymentId !== id) return false;
  return booking.state === 'on_request' || booking.state === 'accepted' || booking.state === 'confirmed';
}
