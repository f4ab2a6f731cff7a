import { readPayment } from '../../payments/payment.ts';
import { capturePayment } from '../../payments/provider-calls.ts';
import { readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Captures the authorisation of an accepted booking and acts on the provider's answer. The booking is
 * confirmed, or it ends because the money is lost. Returns undefined when done, otherwise the reason why not.
 */
export async function captureAcceptedBooking(
  deps: BookingDeps,
  bookingId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { pool } = deps.database;
  const booking = await readBooking(pool, bookingId);
  if (booking?.state !== 'accepted' || booking.paymentId === null) return undefined;
  const payment = await readPayment(pool, booking.paymentId);
  if (!payment) throw new Error(`There is no payment ${booking.paymentId}.`);
  const answer = await capturePayment(deps.payments, payment, signal);
  if (answer.outcome !== 'done') return answer.reason;
  const settled = await settlePayment(deps, { payment, intent: answer.result });
  return settled.booking.state === 'accepted' ? `The money is ${answer.result.state}.` : undefined;
}
