import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../database/queryable.ts';

/**
 * Deletes waivers of trips that were not booked, two days after they were signed. A waiver stays if its cart
 * has a hold, or a booking that was confirmed or may still be. Waivers of bookings that ended without
 * confirmation are deleted, and so are those of bookings, at the end of the third year after the trip: then claims have
 * lapsed. The privacy notice states this period.
 */
export async function purgeWaivers(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from waivers where id in (
       select waiver.id from waivers waiver
       where waiver.trip_date < date_trunc('year', now()) - interval '3 years'
         or (waiver.signed_at < now() - interval '2 days'
           and not exists (select from holds hold where hold.cart_id = waiver.cart_id)
           and not exists (select from bookings booking where booking.cart_id = waiver.cart_id
             and (booking.confirmed_at is not null or booking.state <> all($2))))
       order by waiver.signed_at limit $1)`,
    [1_000, ENDED_STATES],
  );
  return rowCount ?? 0;
}
