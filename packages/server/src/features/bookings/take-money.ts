import { capturePayment } from '../payments/capture-payment.ts';
import { readPayment } from '../payments/read-payments.ts';
import { readBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Charges what was set aside for a booking that its supplier has accepted, and does what the provider's answer asks for: it
 * is confirmed, or there is no money any more. Undefined when nothing is left to do, else why it is not done yet.
 */
export async function takeMoney(
  desk: BookingDesk,
  bookingId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { pool } = desk.database;
  const booking = await readBooking(pool, bookingId);
  if (booking?.state !== 'accepted' || booking.paymentId === null) return undefined;
  const payment = await readPayment(pool, booking.paymentId);
  if (!payment) throw new Error(`There is no payment ${booking.paymentId}.`);
  const answer = await capturePayment(desk.payments, payment, signal);
  if (answer.outcome !== 'done') return answer.reason;
  const settled = await settlePayment(desk, { payment, intent: answer.result });
  return settled.booking.state === 'accepted' ? `The money is ${answer.result.state}.` : undefined;
}
