import type { Queryable } from '../../database/queryable.ts';
import type { Hold } from '../../gateways/inventory/port.ts';

type Extended = Pick<Hold, 'id' | 'expiresAt'> & { readonly seconds: number };

/**
 * A hold was made longer: what its cart has booked and not paid waits as long. After a refusal it ends so much later than
 * it would have, not when a payment would have been given up.
 */
export async function followHold(client: Queryable, { id, expiresAt, seconds }: Extended): Promise<void> {
  await client.query(
    `update bookings set held_until = greatest(held_until, least(held_until + make_interval(secs => $3), $2)),
       pay_until = greatest(pay_until, $2)
     where hold_id = $1 and state = 'awaiting_payment'`,
    [id, expiresAt, seconds],
  );
}
