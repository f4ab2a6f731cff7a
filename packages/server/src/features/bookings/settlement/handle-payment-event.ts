import type { JobPayload } from '../../../database/queue/enqueue-job.ts';
import type { Intent } from '../../../gateways/payments/port.ts';
import { isSameAsWritten, type Payment, readPayment, readPaymentOf } from '../../payments/payment.ts';
import { gatewayOf } from '../../payments/provider-calls.ts';
import { type Booking, readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { settlePayment } from './settle-payment.ts';

export type PaymentEventResult =
  /** Nothing more to do: the payment is settled, or it is not ours. */
  | { readonly outcome: 'settled' }
  /** The provider gave no clear answer. The result may differ when tried again later. */
  | { readonly outcome: 'unknown'; readonly reason: string };

/**
 * Handles a provider's event about a payment. The event is not trusted: the provider is asked, and its answer
 * is settled. Repeated, unordered and concurrent events have the same result.
 */
export async function handlePaymentEvent(
  deps: BookingDeps,
  { gateway: name, intentId, attemptId }: JobPayload<'settle-payment'>,
  signal: AbortSignal,
): Promise<PaymentEventResult> {
  const { pool } = deps.database;
  const gateway = gatewayOf(deps.payments, { gateway: name });
  let payment =
    (await readPaymentOf(pool, name, intentId)) ??
    (attemptId === undefined ? undefined : await readPayment(pool, attemptId));
  if (!payment) {
    // An event about a charge or a refund does not name its attempt; the intent does. Our record of it may not yet
    // have the intent's ID.
    const answer = await gateway.read(intentId, signal);
    if (answer.outcome === 'done') payment = await readPayment(pool, answer.result.attemptId);
    else if (answer.outcome === 'unknown' || answer.why !== 'no_such_intent')
      return { outcome: 'unknown', reason: answer.reason };
  }
  // Others use the same account, perhaps a second shop of this product. An attempt of ours is committed before its
  // provider is called, so one that is missing now will not appear later.
  if (!payment) return { outcome: 'settled' };
  const booking = await readBooking(pool, payment.bookingId);
  // If a browser never came back from its wallet, this job continues the payment.
  const awaitsPayment = booking?.state === 'awaiting_payment';
  const answer = await (awaitsPayment ? gateway.proceed(intentId, signal) : gateway.read(intentId, signal));
  if (answer.outcome !== 'done') return { outcome: 'unknown', reason: answer.reason };
  if (booking && isAlreadySettled(booking, payment, answer.result)) return { outcome: 'settled' };
  await settlePayment(deps, { payment, intent: answer.result, ...(booking && { booking }) });
  return { outcome: 'settled' };
}

/**
 * Whether the event says what was settled before, as almost every event about a card does: its browser was quicker. A payment is
 * recorded as captured in the transaction that confirms its booking, so nothing can be missing. No lock is needed to see that.
 */
function isAlreadySettled({ state, paymentId }: Booking, payment: Payment, intent: Intent): boolean {
  return (
    payment.state === 'captured' &&
    payment.mismatch === null &&
    paymentId === payment.id &&
    (state === 'confirmed' || state === 'completed') &&
    isSameAsWritten(payment, intent)
  );
}
