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
};

export async function readSoldTickets(
  client: Queryable,
  bookingId: string,
): Promise<readonly SoldTicketRow[]> {
  const { rows } = await client.query<SoldTicketRow>(
    `select position, band, price_minor::float8 as "priceMinor", discount_minor::float8 as "discountMinor",
       cancelled_at is not null as "isCancelled", cancelled_at::text as "cancelledAt"
     from booking_tickets where booking_id = $1 order by position`,
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
