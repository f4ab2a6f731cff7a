import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';

/** Whether its owner gave it up before it was paid, and was told so: it does not come back to life. */
export async function wasLetGo(client: Queryable, { id }: Pick<Booking, 'id'>): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from booking_steps where booking_id = $1 and step = 'lapse' and actor = 'traveller'`,
    [id],
  );
  return rowCount !== 0;
}
