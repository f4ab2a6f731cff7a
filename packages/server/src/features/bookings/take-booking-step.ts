import {
  type BookingGuard,
  type BookingStep,
  bookingProcess,
  GIVEN_UP,
} from '@ashore/core/booking/booking-process.ts';
import { ANSWER_HOURS, CALL_OFF_HOURS } from '@ashore/core/booking/payment-minutes.ts';
import type { Actor, Facts } from '@ashore/core/booking/process.ts';
import { takeStep } from '@ashore/core/booking/take-step.ts';
import { jobKinds } from '../../database/jobs/job-kinds.ts';
import type { Queryable } from '../../database/queryable.ts';
import { giveBackDiscount } from '../discounts/give-back-discount.ts';
import { type Booking, lockBooking } from './booking.ts';
import { tellingJob } from './telling-job.ts';

export type StepWish = {
  readonly bookingId: string;
  readonly step: BookingStep;
  readonly actor: Actor;
  /** Of people at a desk, who it is. */
  readonly actorName?: string;
  readonly reason?: string;
  /** What only the caller can know: found out in this transaction, after the booking was locked. */
  readonly known?: Partial<Pick<Facts<BookingGuard>, 'hasSpots' | 'hasMoney' | 'hasPromise'>>;
  /** The try that pays for it from here on, and the hold whose spots are its own. */
  readonly paymentId?: string;
  readonly holdId?: string;
  /** What the caller has locked in this transaction already. */
  readonly locked?: Booking;
};

export type StepTaken =
  | { readonly outcome: 'taken' | 'done'; readonly booking: Booking }
  | { readonly outcome: 'may_not'; readonly why: 'state' | 'actor' | 'guard'; readonly booking: Booking };

/**
 * The one way in which the state of a booking changes: locked, asked of the process with what is true under that lock,
 * written down, and told to whom it concerns, all in the caller's transaction. Whoever comes second finds it done.
 */
export async function takeBookingStep(client: Queryable, wish: StepWish): Promise<StepTaken> {
  const { bookingId, step, actor } = wish;
  const booking = wish.locked ?? (await lockBooking(client, bookingId));
  const may = takeStep(bookingProcess, { state: booking.state, step, actor, facts: factsOf(booking, wish) });
  if (may.outcome === 'done') return { outcome: 'done', booking };
  if (may.outcome === 'may_not') return { ...may, booking };
  const { rows } = await client.query<TakenRow>({ name: 'take-step', text: TAKE }, [
    bookingId,
    may.to,
    step,
    booking.state,
    actor,
    wish.actorName ?? null,
    wish.reason ?? null,
    wish.paymentId ?? null,
    ANSWER_HOURS,
    wish.holdId ?? null,
    JSON.stringify(jobKinds['tell-booking'].parse({ bookingId, about: step })),
    GIVEN_UP,
  ]);
  if (GIVEN_UP.includes(may.to)) await giveBackDiscount(client, bookingId);
  return { outcome: 'taken', booking: { ...booking, ...rows[0] } };
}

type TakenRow = Pick<Booking, 'state' | 'answerUntil' | 'confirmedAt' | 'paymentId' | 'holdId'>;

/** Time is the database's: whatever clock a process has, an answer is in time or it is not. */
export function factsOf(booking: Booking, { known = {} }: Pick<StepWish, 'known'>): Facts<BookingGuard> {
  const { needsAnswer, checkoutKind, method, answerUntil, startsAt, endsAt, now } = booking;
  const inTime = answerUntil !== null && now < answerUntil;
  return {
    direct: !needsAnswer,
    needsAnswer,
    billed: checkoutKind === 'billed' && method === 'bill-organisation',
    hasSpots: false,
    hasMoney: false,
    hasPromise: false,
    ...known,
    inTime,
    tooLate: answerUntil !== null && !inTime,
    toCome: now < startsAt,
    isOver: endsAt <= now,
    notLongOver: now.getTime() < endsAt.getTime() + CALL_OFF_HOURS * 3_600_000,
  };
}

const TAKE = `
  with noted as (
    insert into booking_steps (booking_id, step, from_state, to_state, actor, actor_name, reason)
    values ($1, $3, $4, $2, $5, $6, $7) returning id),
  told as (
    insert into jobs (kind, key, payload)
    select ${tellingJob({ bookingId: '$1::uuid', step: '$3', payload: '$11::jsonb' })}
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
