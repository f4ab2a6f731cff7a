import { type Payment, readPayment } from '../../payments/payment.ts';
import { voidPayment } from '../../payments/provider-calls.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

/**
 * Returns the money of a payment. Voids an authorisation that pays for nothing, and makes the recorded
 * refunds of a captured payment. Returns undefined when done, otherwise the reason why not. Safe to repeat.
 */
export async function payRefund(
  deps: BookingDeps,
  paymentId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const payment = await readPayment(deps.database.pool, paymentId);
  if (!payment) return undefined;
  if (payment.state !== 'authorised') return refundPayment(deps, payment, signal);
  if (await isWanted(deps, payment)) return undefined;
  const answer = await voidPayment(deps.payments, payment, signal);
  if (answer.outcome === 'unknown') return answer.reason;
  if (answer.outcome === 'refused')
    throw new Error(`The provider refused to void ${payment.id}: ${answer.reason}.`);
  // The payment may have been captured in the meantime. Settlement then creates its refund.
  await settlePayment(deps, { payment, intent: answer.result });
  return undefined;
}

/** Whether the payment is needed: its booking is pending with the supplier, accepted or confirmed. */
async function isWanted({ database }: BookingDeps, { id, bookingId }: Payment): Promise<boolean> {
  const booking = await readBooking(database.pool, bookingId);
  if (booking?.paymentId !== id) return false;
  return booking.state === 'on_request' || booking.state === 'accepted' || booking.state === 'confirmed';
}
