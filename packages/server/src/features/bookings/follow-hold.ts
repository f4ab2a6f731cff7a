import type { Queryable } from '../../database/queryable.ts';
import type { Hold } from '../../gateways/inventory/port.ts';

/** A hold was made longer: what its cart has booked and not paid waits as long. */
export async function followHold(
  client: Queryable,
  { id, expiresAt }: Pick<Hold, 'id' | 'expiresAt'>,
): Promise<void> {
  await client.query(
    `update bookings set held_until = greatest(held_until, $2), pay_until = greatest(pay_until, $2)
     where hold_id = $1 and state = 'awaiting_payment'`,
    [id, expiresAt],
  );
}
