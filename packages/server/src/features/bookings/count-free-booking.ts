import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';

/** So much may one address have for nothing in a day: nobody shows a card for it, or that a mail reaches him. */
export const FREE_BOOKINGS_A_DAY = 10;

// The hash of whoever holds it: it is there as long as the hold is.
const HOLDER = `
  with mine as (select address from holds where id = $1 and state = 'held'),
  turn as (select pg_advisory_xact_lock(hashtextextended('free ' || encode(address, 'hex'), 0)) from mine)
  select address from mine, turn`;

const NOTE = `
  insert into free_bookings (booking_id, address)
  select $1, $2 where $3 > (
    select count(*) from free_bookings where address = $2 and booked_at >= now() - interval '1 day')
  returning booking_id`;

/** Notes what is booked for nothing, in the transaction that sells it and before its hold is sold, or refuses it. */
export async function countFreeBooking(client: Queryable, { id, holdId }: Booking): Promise<void> {
  const { rows } = await client.query<{ address: Buffer }>(HOLDER, [holdId]);
  const [holder] = rows;
  if (!holder) return;
  const { rowCount } = await client.query(NOTE, [id, holder.address, FREE_BOOKINGS_A_DAY]);
  if (rowCount === 0) throw new Failure('too_many_requests', { field: 'address' });
}
