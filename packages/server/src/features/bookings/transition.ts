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
  const { bookingId } = input;
  const booking = input.locked ?? (await lockBooking(client, bookingId));
  const verdict = judge(booking, input);
  if (verdict.outcome === 'done') return { outcome: 'done', booking };
  if (verdict.outcome === 'may_not') return { ...verdict, booking };
  const { rows } = await client.query<BookingAfterStep>({ name: 'take-step', text: TAKE_STEP }, [
    ...stepParameters(booking, input, verdict.to),
    input.paymentId ?? null,
    input.holdId ?? null,
  ]);
  if (ENDED_STATES.includes(verdict.to)) await releaseDiscount(client, bookingId);
  return { outcome: 'taken', booking: { ...booking, ...rows[0] } };
}

function judge(booking: Booking, input: TransitionInput) {
  const { step, actor } = input;
  return tryStep(bookingProcess, { state: booking.state, step, actor, facts: processFacts(booking, input) });
}

/** $1 to $9 of `takeStepSql`. */
function stepParameters(booking: Booking, input: TransitionInput, to: string): readonly unknown[] {
  const { bookingId, step, actor, actorName = null, reason = null } = input;
  const payload = JSON.stringify(jobKinds['notify-booking'].parse({ bookingId, about: step }));
  return [bookingId, to, step, booking.state, actor, actorName, reason, payload, ENDED_STATES];
}

/**
 * For a statement that takes a step with other changes of its own: the parameters of `takeStepSql`, or undefined if the process does not allow the
 * step. The statement must compare under the lock that the booking is still in the state $4, and all else that the facts were made
 * from.
 */
export function stepAllowed(booking: Booking, input: TransitionInput): readonly unknown[] | undefined {
  const verdict = judge(booking, input);
  return verdict.outcome === 'may' ? stepParameters(booking, input, verdict.to) : undefined;
}

export type BookingAfterStep = Pick<
  Booking,
  'state' | 'answerUntil' | 'confirmedAt' | 'paymentId' | 'holdId'
>;

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

/**
 * Takes a step of the booking that the row `ready` names (`booking_id`), which the statement or its transaction has locked. `payment_id` and
 * `hold_id` of that row, if not null, pay for the booking and have its spots from then on. $2 the new state, $3 step, $4 state before, $5 actor,
 * $6 and $7 their name and reason, $8 payload of the notification, $9 the states that end a booking.
 */
export const takeStepSql = `
  noted as (
    insert into booking_transitions (booking_id, step, from_state, to_state, actor, actor_name, reason)
    select booking_id, $3::text, $4::text, $2::text, $5::text, $6::text, $7::text from ready returning id, booking_id),
  notification as (
    insert into jobs (kind, key, payload)
    select ${notificationJob({ bookingId: 'booking_id', step: '$3::text', payload: '$8::jsonb' })}
    from noted on conflict (kind, key) do nothing),
  step_taken as (
    update bookings booking set state = $2::text, payment_id = coalesce(ready.payment_id, booking.payment_id),
      hold_id = coalesce(ready.hold_id, booking.hold_id),
      answer_until = case when $2 = 'on_request' then least(now() + interval '${ANSWER_HOURS} hours', booking.starts_at)
        else booking.answer_until end,
      confirmed_at = case when $2 = 'confirmed' then now() else booking.confirmed_at end,
      ended_at = case when $2 = any($9::text[]) or $2 = 'completed' then now()
        when $2 in ('confirmed', 'on_request') then null else booking.ended_at end
    from ready where booking.id = ready.booking_id
    returning booking.state, booking.answer_until as "answerUntil", booking.confirmed_at as "confirmedAt",
      booking.payment_id as "paymentId", booking.hold_id as "holdId")`;

const TAKE_STEP = `
  with ready as (select $1::uuid as booking_id, $10::uuid as payment_id, $11::uuid as hold_id),
  ${takeStepSql}
  select * from step_taken`;
