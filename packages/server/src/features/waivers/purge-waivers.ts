import { GIVEN_UP } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../database/queryable.ts';

/**
 * Forgets what was signed for a trip that nobody booked, two days later. What was sold, or may still be, keeps its papers;
 * what came to nothing before anybody paid does not.
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
    [1_000, GIVEN_UP],
  );
  return rowCount ?? 0;
}
