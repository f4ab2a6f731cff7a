import type { JobPayload } from '../../database/jobs/job-kinds.ts';
import { gatewayOf } from '../payments/gateway-of.ts';
import { readPayment, readPaymentOf } from '../payments/read-payments.ts';
import { readBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { settlePayment } from './settle-payment.ts';

export type Heard =
  | { readonly outcome: 'settled' }
  /** Asked again later, it may be otherwise. */
  | { readonly outcome: 'not_yet' | 'unknown'; readonly reason: string };

/**
 * An event has told of a payment. What it tells is not believed: the provider is asked, and what it says is done. Twice, out
 * of order or at the same moment as the browser, it comes to the same.
 */
export async function hearOfPayment(
  desk: BookingDesk,
  { gateway: name, intentId, attemptId }: JobPayload<'settle-payment'>,
  signal: AbortSignal,
): Promise<Heard> {
  const { pool } = desk.database;
  const payment =
    (await readPaymentOf(pool, name, intentId)) ??
    (attemptId === undefined ? undefined : await readPayment(pool, attemptId));
  // Written down before anybody is asked, it is there; unless that transaction is still being committed.
  if (!payment) return { outcome: 'not_yet', reason: `Nobody here has begun ${intentId}.` };
  const booking = await readBooking(pool, payment.bookingId);
  // A browser that never came back from its wallet has left the rest to us.
  const isWaitedFor = booking?.state === 'awaiting_payment';
  const gateway = gatewayOf(desk.payments, payment);
  const answer = await (isWaitedFor ? gateway.proceed(intentId, signal) : gateway.read(intentId, signal));
  if (answer.outcome !== 'done') return { outcome: 'unknown', reason: answer.reason };
  await settlePayment(desk, { payment, intent: answer.result, ...(booking && { booking }) });
  return { outcome: 'settled' };
}
