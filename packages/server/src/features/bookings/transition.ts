import {
  type BookingGuard,
  type BookingStep,
  bookingProcess,
  ENDED_STATES,
} from '@ashore/core/booking/booking-process.ts';
import { ANSWER_HOURS, SUPPLIER_CANCELLATION_HOURS } from '@ashore/core/booking/payment-rules.ts';
import { type Actor, type Facts, tryStep } from '@ashore/core/booking/process.ts';
import type { Queryable } from '../../database/queryable.ts';
import { jobKinds } from '../../database/queue/enqueue-job.ts';
import { releaseDiscount } from '../discounts/redeem-discount.ts';
import { type Booking, lockBooking } from './booking.ts';

type RecordedStep = {
  readonly bookingId: string;
  readonly step: string;
  readonly payload: string;
};

/**
 * SQL columns of the job that notifies of a step (`id` of `booking_transitions`). The key does not depend on the
 * writer, so each notification is queued once.
 */
export function notificationJob({ bookingId, step, payload }: RecordedStep): string {
  // Tickets can be cancelled, and a timetable or a ship can be changed, several times; every other step happens once.
  const recurs = `${step} in ('cancel_tickets', 'no_show_rooms', 'change_call', 'change_ship', 'offer_other_start')`;
  return `'notify-booking', ${bookingId} || '/' || ${step} || case when ${recurs} then '/' || id else '' end,
    ${payload} || case when ${recurs} then jsonb_build_object('which', id::text) else '{}' end`;
}

export type TransitionInput = {
  readonly bookingId: string;
  readonly step: BookingStep;
  readonly actor: Actor;
  /** Name of the person who acts, if known. */
  readonly actorName?: string;
  readonly reason?: string;
  /** Facts that only the caller can know, found out in this transaction after the booking was locked. */
  readonly checkedFacts?: Partial<
    Pick<
      Facts<BookingGuard>,
      'hasSpots' | 'isFullyPaid' | 'isPaymentSecured' | 'beforeCutOff' | 'isNoShowInTime'
    >
  >;
  /** The payment attempt that pays for the booking from this step on, and the hold with its spots. */
  readonly paymentId?: string;
  readonly holdId?: string;
  /** The booking, if the caller has already locked it in this transaction. */
  readonly locked?: Booking;
};

export type TransitionResult =
  | { readonly outcome: 'taken' | 'done'; readonly booking: Booking }
  | { readonly outcome: 'may_not'; readonly why: 'state' | 'actor' | 'guard'; readonly booking: Booking };

/**
 * The only way to change the state of a booking. It locks the booking, checks the process with the facts
 * under that lock, records the step and queues its notification. All of that happens in the caller's
 * transaction. A concurrent second call finds the step done.
 */
export async function transitionBooking(
  client: Queryable,
  input: TransitionInput,
): Promise<TransitionResult> {
  const { bookingId, step, actor } = input;
  const booking = input.locked ?? (await lockBooking(client, bookingId));
  const verdict = tryStep(bookingProcess, {
    state: booking.state,
    step,
    actor,
    facts: processFacts(booking, input),
  });
  if (verdict.outcome === 'done') return { outcome: 'done', booking };
  if (verdict.outcome === 'may_not') return { ...verdict, booking };
  const { rows } = await client.query<BookingAfterStep>({ name: 'take-step', text: TAKE_STEP }, [
    bookingId,
    verdict.to,
    step,
    booking.state,
    actor,
    input.actorName ?? null,
    input.reason ?? null,
    input.paymentId ?? null,
    ANSWER_HOURS,
    input.holdId ?? null,
    JSON.stringify(jobKinds['notify-booking'].parse({ bookingId, about: step })),
    ENDED_STATES,
  ]);
  if (ENDED_STATES.includes(verdict.to)) await releaseDiscount(client, bookingId);
  return { outcome: 'taken', booking: { ...booking, ...rows[0] } };
}

type BookingAfterStep = Pick<Booking, 'state' | 'answerUntil' | 'confirmedAt' | 'paymentId' | 'holdId'>;

/** Uses the database's clock, so that every process agrees whether an answer is in time. */
export function processFacts(
  booking: Booking,
  { checkedFacts = {} }: Pick<TransitionInput, 'checkedFacts'>,
): Facts<BookingGuard> {
  const { needsAnswer, checkoutKind, method, answerUntil, startsAt, endsAt, now } = booking;
  const inTime = answerUntil !== null && now < answerUntil;
  return {
    direct: !needsAnswer,
    needsAnswer,
    billed: checkoutKind === 'billed' && method === 'bill-organisation',
    hasSpots: false,
    isFullyPaid: false,
    isPaymentSecured: false,
    beforeCutOff: false,
    isNoShowInTime: false,
    ...checkedFacts,
    inTime,
    tooLate: answerUntil !== null && !inTime,
    toCome: now < startsAt,
    isOver: endsAt <= now,
    notLongOver: now.getTime() < endsAt.getTime() + SUPPLIER_CANCELLATION_HOURS * 3_600_000,
  };
}

const TAKE_STEP = `
  with noted as (
    insert into booking_transitions (booking_id, step, from_state, to_state, actor, actor_name, reason)
    values ($1, $3, $4, $2, $5, $6, $7) returning id),
  notification as (
    insert into jobs (kind, key, payload)
    select ${notificationJob({ bookingId: '$1::uuid', step: '$3', payload: '$11::jsonb' })}
    from noted on conflict (kind, key) do nothing)
  update bookings set state = $2, payment_id = coalesce($8::uuid, payment_id),
    hold_id = coalesce($10::uuid, hold_id),
    answer_until = case when $2 = 'on_request' then least(now() + make_interval(hours => $9), starts_at)
      else answer_until end,
    confirmed_at = case when $2 = 'confirmed' then now() else confirmed_at end,
    ended_at = case when $2 = any($12) or $2 = 'completed' then now()
      when $2 in ('confirmed', 'on_request') then null else ended_at end
  where id = $1
  returning state, answer_until as "answerUntil", confirmed_at as "confirmedAt", payment_id as "paymentId",
    hold_id as "holdId"`;
