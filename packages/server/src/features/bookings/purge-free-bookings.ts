import type { Queryable } from '../../database/queryable.ts';

/** Forgets who had something for nothing more than a day ago. Says of how many bookings. */
export async function purgeFreeBookings(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from free_bookings where booking_id in (
       select booking_id from free_bookings where booked_at < now() - interval '1 day' limit 500)`,
  );
  return rowCount ?? 0;
}
