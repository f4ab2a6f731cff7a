import type { JobPayload } from '../../../database/queue/enqueue-job.ts';
import { readPayment, readPaymentOf } from '../../payments/payment.ts';
import { gatewayOf } from '../../payments/provider-calls.ts';
import { readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { settlePayment } from './settle-payment.ts';

export type PaymentEventResult =
  /** Nothing more to do: the payment is settled, or it is not ours. */
  | { readonly outcome: 'settled' }
  /** The result may differ when tried again later. */
  | { readonly outcome: 'not_yet' | 'unknown'; readonly reason: string };

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
  const payment =
    (await readPaymentOf(pool, name, intentId)) ??
    (attemptId === undefined ? undefined : await readPayment(pool, attemptId));
  // An attempt is recorded before its provider is called. If it is missing, its transaction may still be
  // committing.
  if (!payment) {
    // Others may use the same account. An event about a charge or a refund does not say whose payment it is.
    const answer = await gatewayOf(deps.payments, { gateway: name }).read(intentId, signal);
    if (answer.outcome === 'refused' && answer.why === 'no_such_intent') return { outcome: 'settled' };
    return { outcome: 'not_yet', reason: `No payment attempt with ${intentId} is recorded.` };
  }
  const booking = await readBooking(pool, payment.bookingId);
  // If a browser never came back from its wallet, this job continues the payment.
  const awaitsPayment = booking?.state === 'awaiting_payment';
  const gateway = gatewayOf(deps.payments, payment);
  const answer = await (awaitsPayment ? gateway.proceed(intentId, signal) : gateway.read(intentId, signal));
  if (answer.outcome !== 'done') return { outcome: 'unknown', reason: answer.reason };
  await settlePayment(deps, { payment, intent: answer.result, ...(booking && { booking }) });
  return { outcome: 'settled' };
}
