import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { Database } from '../../database/connect-database.ts';
import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { readPayment } from '../payments/read-payments.ts';
import { type Booking, lockBooking } from './booking.ts';
import { confirmAccepted } from './confirm-accepted.ts';
import { giveUpSold } from './give-up-sold.ts';
import { type StepTaken, takeBookingStep } from './take-booking-step.ts';

export type AnswerRequest = {
  readonly bookingId: string;
  readonly answer: 'accept' | 'decline';
  readonly actor: 'supplier' | 'operator';
  /** Of people at a desk, who it is. */
  readonly actorName?: string | undefined;
  /** Read by the traveller. */
  readonly reason?: string | undefined;
};

export type AnsweredRequest = {
  /** `same`: that had been said before. `too_late`: the clock was quicker. `otherwise`: it does not wait for an answer. */
  readonly outcome: 'answered' | 'same' | 'too_late' | 'otherwise';
  readonly booking: Booking;
};

/**
 * Says yes or no to a booking on request, once: whoever else answers at that moment, and the clock, wait for the same row.
 * A yes takes the money; a provider is asked for it by a job, after this is written. A no puts the spots back on sale
 * and lets the money go.
 */
export async function answerRequest(
  database: Database,
  { bookingId, answer, actor, actorName, reason }: AnswerRequest,
): Promise<AnsweredRequest> {
  return transaction(database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    const taken = await takeBookingStep(client, {
      bookingId,
      step: answer,
      actor,
      locked,
      ...(actorName && { actorName }),
      ...(reason && { reason }),
    });
    if (taken.outcome !== 'taken') return { outcome: whyNot(taken, answer), booking: taken.booking };
    if (answer === 'accept') return { outcome: 'answered', booking: await take(client, taken.booking) };
    await giveUpSold(client, taken.booking, 'declined');
    return { outcome: 'answered', booking: taken.booking };
  });
}

/** What is on an account is sold at once, and so is what was charged before anybody asked. */
async function take(client: Queryable, booking: Booking): Promise<Booking> {
  const { id: bookingId, paymentId, totalMinor } = booking;
  if (paymentId === null) return confirmAccepted(client, booking, 'house');
  const payment = await readPayment(client, paymentId);
  if (payment?.state === 'captured' && payment.capturedMinor >= totalMinor)
    return confirmAccepted(client, booking, 'provider');
  await putJob(client, { kind: 'take-money', key: bookingId, payload: { bookingId } });
  return booking;
}

const saidYes: readonly BookingState[] = ['accepted', 'confirmed', 'completed'];

function whyNot({ outcome, booking }: StepTaken, answer: 'accept' | 'decline') {
  const { state, needsAnswer } = booking;
  if (outcome === 'done' || (answer === 'accept' && needsAnswer && saidYes.includes(state))) return 'same';
  return state === 'unanswered' || state === 'on_request' ? 'too_late' : 'otherwise';
}
