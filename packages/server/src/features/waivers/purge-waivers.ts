import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../database/queryable.ts';

/**
 * Deletes waivers of trips that were not booked, two days after they were signed. A waiver stays if its cart
 * has a hold, or a booking that was confirmed or may still be. Waivers of bookings that ended without
 * confirmation are deleted.
 */
export async function purgeWaivers(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from waivers where id in (
       select w.id from waivers w
       where w.signed_at < now() - interval '2 days'
         and not exists (select from holds h where h.cart_id = w.cart_id)
         and not exists (select from bookings b where b.cart_id = w.cart_id
           and (b.confirmed_at is not null or b.state <> all($2)))
       order by w.signed_at limit $1)`,
    [1_000, ENDED_STATES],
  );
  return rowCount ?? 0;
}
