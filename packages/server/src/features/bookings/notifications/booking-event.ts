import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import type { Actor } from '@ashore/core/booking/process.ts';
import type { Queryable } from '../../../database/queryable.ts';

type NotifiedEvent = {
  readonly bookingId: string;
  readonly about: BookingNotification;
  /** ID of the step that cancelled some tickets, of the refund that ended, or of the payment that came too late. */
  readonly which?: string | undefined;
};

/** One event of a booking: who caused it, and what it alone refunds. */
export type BookingEvent = {
  readonly actor: Actor | null;
  /** When its step was taken; null if it is no step of the process. */
  readonly takenAt: Date | null;
  /** Positions of the tickets that its step cancelled. */
  readonly cancelledPositions: readonly number[];
  readonly refundMinor: number;
  /** Amount of the credit note, where an organisation pays on account. */
  readonly creditedMinor: number;
  /** A refund of a step or of a late payment, whose own email states it. */
  readonly isStatedElsewhere: boolean;
  /** A refund that operations made as goodwill. */
  readonly isGoodwill: boolean;
  /** An invoice or credit note of the booking waits for its number. */
  readonly hasUnnumberedDocuments: boolean;
};

/** Reads the event that a notification is about. Refunds of other events are not counted. */
export async function readBookingEvent(
  client: Queryable,
  { bookingId, about, which }: NotifiedEvent,
): Promise<BookingEvent> {
  const { rows } = await client.query<BookingEvent>({ name: 'booking-event', text: SELECT_BOOKING_EVENT }, [
    bookingId,
    about,
    which ?? null,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`No event ${about} for booking ${bookingId}`);
  return row;
}

/** A refund is written in the transaction of its step, or of the job about a late payment, and has the same timestamp. */
const SELECT_BOOKING_EVENT = `
  with step as (
    select taken_at, actor from booking_transitions
    where booking_id = $1 and step = $2 and ($3::text is null or id::text = $3) order by id desc limit 1)
  select (select actor from step) as actor, (select taken_at from step) as "takenAt",
    array(
      select position from booking_tickets
      where booking_id = $1 and cancelled_at = (select taken_at from step) order by position) as "cancelledPositions",
    coalesce((
      select sum(refund.amount_minor) from refunds refund join payments payment on payment.id = refund.payment_id
      where payment.booking_id = $1 and case $2 when 'refunded' then refund.id::text = $3 when 'late_money'
        then refund.reason = 'late' and ($3::text is null or payment.id::text = $3)
        else refund.requested_at = (select taken_at from step) end), 0)::float8 as "refundMinor",
    coalesce((
      select sum(total_minor) from invoices where booking_id = $1 and kind = 'credit_note'
        and coalesce(caused_at, issued_at) = (select taken_at from step)), 0)::float8 as "creditedMinor",
    exists (
      select from refunds refund join booking_transitions transition on transition.booking_id = $1
        and transition.taken_at = refund.requested_at
      where $2 = 'refunded' and refund.id::text = $3)
    or exists (
      select from refunds refund join jobs job on job.kind = 'notify-booking'
        and job.key = $1::uuid || '/late_money/' || refund.payment_id and job.enqueued_at = refund.requested_at
      where $2 = 'refunded' and refund.id::text = $3) as "isStatedElsewhere",
    exists (select from refunds where $2 = 'refunded' and id::text = $3 and reason = 'goodwill') as "isGoodwill",
    exists (select from unnumbered_documents where booking_id = $1) as "hasUnnumberedDocuments"`;
