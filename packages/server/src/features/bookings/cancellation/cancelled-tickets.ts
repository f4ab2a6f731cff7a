import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import type { Queryable } from '../../../database/queryable.ts';

/** A ticket as sold, identified by its position. */
export type SoldTicketRow = {
  readonly position: number;
  readonly band: TicketType;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly isCancelled: boolean;
  /** Tickets cancelled together have exactly the same timestamp. */
  readonly cancelledAt: string | null;
  /** A room whose guests, by the report of the hotel, did not arrive; such a room counts as cancelled. */
  readonly isNoShow: boolean;
};

export async function readSoldTickets(
  client: Queryable,
  bookingId: string,
): Promise<readonly SoldTicketRow[]> {
  const { rows } = await client.query<SoldTicketRow>(
    `select position, band, price_minor::float8 as "priceMinor", discount_minor::float8 as "discountMinor",
       cancelled_at is not null as "isCancelled", cancelled_at::text as "cancelledAt",
       cancelled_at is not null and exists (
         select from booking_transitions transition
         where transition.booking_id = ticket.booking_id and transition.step in ('no_show', 'no_show_rooms')
           and transition.taken_at = ticket.cancelled_at) as "isNoShow"
     from booking_tickets ticket where booking_id = $1 order by position`,
    [bookingId],
  );
  return rows;
}

type CancelTicketsInput = { readonly bookingId: string; readonly tickets: readonly SoldTicketRow[] };

/** Makes tickets invalid for entry. A booking that keeps other tickets loses that many spots. */
export async function cancelTickets(
  client: Queryable,
  { bookingId, tickets }: CancelTicketsInput,
): Promise<void> {
  await client.query(
    `with ended as (
       update booking_tickets set cancelled_at = now()
       where booking_id = $1 and position = any($2::integer[]) and cancelled_at is null)
     update bookings set spots = spots - $3::integer where id = $1 and spots > $3::integer and state = 'confirmed'`,
    [bookingId, tickets.map(({ position }) => position), tickets.length],
  );
}
