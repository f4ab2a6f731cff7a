import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { enqueueJob } from '../../../database/queue/enqueue-job.ts';
import { transaction } from '../../../database/transaction.ts';
import { readForeignBookingOf } from '../../hotels/supply/foreign-booking.ts';
import { readPayment } from '../../payments/payment.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { type Booking, lockBooking } from '../booking.ts';
import { releaseSpotsAndRefund } from '../cancellation/reverse-sale.ts';
import { confirmAcceptedBooking } from '../settlement/confirm-booking.ts';
import { type TransitionResult, transitionBooking } from '../transition.ts';

export type AnswerRequestInput = {
  readonly bookingId: string;
  readonly answer: 'accept' | 'decline';
  readonly actor: 'supplier' | 'operator';
  /** Name of the person who acts, if known. */
  readonly actorName?: string | undefined;
  /** Shown to the traveller. */
  readonly reason?: string | undefined;
};

export type AnsweredRequest = {
  /**
   * `same`: this answer was given before. `too_late`: the deadline has passed. `otherwise`: the booking does
   * not wait for an answer.
   */
  readonly outcome: 'answered' | 'same' | 'too_late' | 'otherwise';
  readonly booking: Booking;
};

/**
 * Accepts or declines a booking on request, once. Concurrent answers and the expiry job wait for the same row
 * lock. Accepting enqueues a job that captures the payment after this transaction commits. Declining releases
 * the spots and voids or refunds the payment.
 */
export async function answerRequest(
  database: Database,
  { bookingId, answer, actor, actorName, reason }: AnswerRequestInput,
): Promise<AnsweredRequest> {
  return transaction(database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    if (answer === 'accept' && (await hasUnbookedRooms(client, locked)))
      return { outcome: 'otherwise', booking: locked };
    const transition = await transitionBooking(client, {
      bookingId,
      step: answer,
      actor,
      locked,
      ...(actorName && { actorName }),
      ...(reason && { reason }),
    });
    if (transition.outcome !== 'taken')
      return { outcome: refusalOutcome(transition, answer), booking: transition.booking };
    if (answer === 'accept')
      return { outcome: 'answered', booking: await confirmOrQueueCapture(client, transition.booking) };
    await releaseSpotsAndRefund(client, transition.booking, 'declined');
    return { outcome: 'answered', booking: transition.booking };
  });
}

/**
 * Confirms a booking on account, or with a payment captured before the answer, at once. Otherwise queues the
 * capture.
 */
async function confirmOrQueueCapture(client: Queryable, booking: Booking): Promise<Booking> {
  const { id: bookingId, paymentId, totalMinor } = booking;
  if (paymentId === null) return confirmAcceptedBooking(client, booking, 'system');
  const payment = await readPayment(client, paymentId);
  if (payment?.state === 'captured' && payment.capturedMinor >= totalMinor)
    return confirmAcceptedBooking(client, booking, 'provider');
  await enqueueJob(client, { kind: 'capture-booking', key: bookingId, payload: { bookingId } });
  return booking;
}

/** Whether the rooms of another seller are not booked there: then no supplier and no operator can accept. */
async function hasUnbookedRooms(client: Queryable, { id, quote }: Booking): Promise<boolean> {
  if (storedQuoteSchema.parse(quote).foreignOffer === undefined) return false;
  return (await readForeignBookingOf(client, id))?.state !== 'booked';
}

const acceptedStates: readonly BookingState[] = ['accepted', 'confirmed', 'completed'];

function refusalOutcome({ outcome, booking }: TransitionResult, answer: 'accept' | 'decline') {
  const { state, needsAnswer } = booking;
  if (outcome === 'done' || (answer === 'accept' && needsAnswer && acceptedStates.includes(state)))
    return 'same';
  return state === 'unanswered' || state === 'on_request' ? 'too_late' : 'otherwise';
}
