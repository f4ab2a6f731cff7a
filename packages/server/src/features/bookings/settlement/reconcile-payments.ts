import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';
import { enqueueJob } from '../../../database/queue/enqueue-job.ts';
import type { PaymentGateway } from '../../../gateways/payments/port.ts';
import { enqueueRefund } from '../../payments/create-refund.ts';
import { isSameAsWritten, type Payment, readPayment } from '../../payments/payment.ts';
import { continuePayment, voidUnpaid } from '../../payments/provider-calls.ts';
import { findUnsettledPayments, readWatermark, saveWatermark } from '../../payments/unsettled-payments.ts';
import { readBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { requeueMissingNotifications } from '../notifications/requeue-notifications.ts';
import { closePaymentAttempt } from './close-payment-attempt.ts';
import { settlePayment } from './settle-payment.ts';

export type Reconciled = {
  /** Changes at the providers that this database had missed. Payments looked up here do not count. */
  readonly settled: number;
  readonly problems: readonly string[];
};

/** Milliseconds. A payment attempt that its provider does not know after this time was never requested. */
const neverRequestedAfter = 10 * 60_000;

/**
 * Finds and repairs differences between the payment providers and this database, regardless of what was lost. That
 * covers unanswered attempts, changes without an event, and money that pays for nothing, as many as
 * `findUnsettledPayments` finds in one run. Neither a fault nor a provider that hangs stops the others.
 * A provider that is no longer configured still has its open payments reported as problems.
 */
export async function reconcilePayments(deps: BookingDeps, signal: AbortSignal): Promise<Reconciled> {
  const { pool } = deps.database;
  const problems: string[] = [];
  let settled = 0;
  const { open, unpaidRefunds } = await findUnsettledPayments(pool);
  for (const id of unpaidRefunds) await collectProblem(id, () => enqueueRefund(pool, id));
  await collectProblem('captures', () => requeueMissingCaptures(pool));
  await collectProblem('notifications', () => requeueMissingNotifications(pool));
  const names = new Set([
    ...open.map(({ gateway }) => gateway),
    ...deps.payments.all.map(({ name }) => name),
  ]);
  await Promise.all([...names].map(reconcileProvider));
  return { settled, problems };

  async function reconcileProvider(name: string): Promise<void> {
    for (const payment of open)
      if (payment.gateway === name)
        await collectProblem(payment.id, () => reconcilePayment(deps, payment, signal));
    for (const gateway of deps.payments.all)
      if (gateway.name === name) await collectProblem(name, () => settleMissedChanges(gateway));
  }

  async function settleMissedChanges(gateway: PaymentGateway): Promise<void> {
    const { since, now } = await readWatermark(pool, gateway.name);
    const answer = await gateway.changedSince(since, signal);
    if (answer.outcome !== 'done') throw new Error(answer.reason);
    let areAllSettled = true;
    for (const intent of answer.result) {
      const isSettled = await collectProblem(intent.id, async () => {
        const payment = await readPayment(pool, intent.attemptId);
        if (!payment || isSameAsWritten(payment, intent)) return;
        // Newer events may have been settled since the list was made. Only an intent read after our row
        // counts.
        const answer = await gateway.read(intent.id, signal);
        if (answer.outcome !== 'done') throw new Error(answer.reason);
        settled += 1;
        await settlePayment(deps, { payment, intent: answer.result });
      });
      areAllSettled &&= isSettled;
    }
    // Keeps the old watermark after a fault, so that failed intents are checked again.
    if (areAllSettled) await saveWatermark(pool, gateway.name, now);
  }

  /** Runs one piece of work. A fault becomes a line of the report, so that the others still run. */
  async function collectProblem(subject: string, work: () => Promise<unknown>): Promise<boolean> {
    signal.throwIfAborted();
    try {
      await work();
      return true;
    } catch (error) {
      problems.push(`${subject}: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }
}

/**
 * Settles an unanswered payment attempt, or a payment that buys nothing, as its provider describes it now. An
 * approved attempt of a booking that awaits payment is captured, although its browser never came back. If the
 * booking is paid or has ended, the attempt is voided, unless it has brought money.
 */
async function reconcilePayment(deps: BookingDeps, payment: Payment, signal: AbortSignal): Promise<void> {
  const booking = await readBooking(deps.database.pool, payment.bookingId);
  const answer =
    booking?.state === 'awaiting_payment'
      ? await continuePayment(deps.payments, payment, signal)
      : await voidUnpaid(deps.payments, payment, signal);
  if (answer.outcome === 'unknown') throw new Error(answer.reason);
  if (answer.outcome === 'done') {
    await settlePayment(deps, { payment, intent: answer.result });
    return;
  }
  const age = (booking?.now ?? deps.now()).getTime() - payment.madeAt.getTime();
  if (age > neverRequestedAfter) await closePaymentAttempt(deps, payment, 'provider_unavailable');
}

/** Captures queued in one run, so that a long outage does not fill the queue at once. */
const MOST_CAPTURES = 200;

/**
 * The job that captures an accepted booking may have failed. It is queued again as long as the booking waits
 * for it.
 */
async function requeueMissingCaptures(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select booking.id from bookings booking
     where booking.state = 'accepted' and booking.payment_id is not null
       and exists (select from booking_transitions transition where transition.booking_id = booking.id
         and transition.step = 'accept'
         and transition.taken_at < now() - interval '1 minute')
       and not exists (select from jobs job where job.kind = 'capture-booking' and job.state = 'waiting'
         and job.payload ->> 'bookingId' = booking.id::text)
     limit ${MOST_CAPTURES}`,
  );
  for (const { id: bookingId } of rows)
    await enqueueJob(client, {
      kind: 'capture-booking',
      key: `${bookingId}/${randomUUID()}`,
      payload: { bookingId },
    });
}
