import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import type { Actor } from '@ashore/core/booking/process.ts';
import type { Queryable } from '../../../database/queryable.ts';

type NotifiedEvent = {
  readonly bookingId: string;
  readonly about: BookingNotification;
  /** ID of the step that cancelled some tickets, or of the refund that ended. */
  readonly which?: string | undefined;
};

/** One event of a booking: who caused it, and what it alone refunds. */
export type BookingEvent = {
  readonly actor: Actor | null;
  readonly refundMinor: number;
  /** Amount of the credit note, where an organisation pays on account. */
  readonly creditedMinor: number;
};

/** Reads the event that a notification is about. Refunds of other events are not counted. */
export async function readBookingEvent(
  client: Queryable,
  { bookingId, about, which }: NotifiedEvent,
): Promise<BookingEvent> {
  const { rows } = await client.query<BookingEvent>(SELECT_BOOKING_EVENT, [bookingId, about, which ?? null]);
  const [row] = rows;
  if (!row) throw new Error(`No event ${about} for booking ${bookingId}`);
  return row;
}

/** A refund is written in the transaction of its step and has the same timestamp. */
const SELECT_BOOKING_EVENT = `
  with step as (
    select taken_at, actor from booking_transitions
    where booking_id = $1 and step = $2 and ($3::text is null or id::text = $3) order by id desc limit 1)
  select (select actor from step) as actor,
    coalesce((
      select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
      where p.booking_id = $1 and case $2 when 'refunded' then r.id::text = $3 when 'late_money' then r.reason = 'late'
        else r.requested_at = (select taken_at from step) end), 0)::float8 as "refundMinor",
    coalesce((
      select sum(total_minor) from invoices where booking_id = $1 and kind = 'credit_note'
        and issued_at = (select taken_at from step)), 0)::float8 as "creditedMinor"`;
