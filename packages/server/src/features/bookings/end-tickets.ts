import type { Queryable } from '../../database/queryable.ts';
import type { SoldTicketRow } from './sold-tickets.ts';

type EndTickets = { readonly bookingId: string; readonly tickets: readonly SoldTicketRow[] };

/** From now on nobody is let in with them; a booking of which some are left is of so many spots less. */
export async function endTickets(client: Queryable, { bookingId, tickets }: EndTickets): Promise<void> {
  await client.query(
    `with ended as (
       update booking_tickets set cancelled_at = now()
       where booking_id = $1 and position = any($2::integer[]) and cancelled_at is null)
     update bookings set spots = spots - $3::integer where id = $1 and spots > $3::integer and state = 'confirmed'`,
    [bookingId, tickets.map(({ position }) => position), tickets.length],
  );
}
