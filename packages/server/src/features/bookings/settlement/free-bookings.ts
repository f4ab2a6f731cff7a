import { FREE_BOOKINGS_REASON } from '@ashore/core/contract/values/limits.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Booking } from '../booking.ts';

/**
 * Free bookings per network address and day. A free booking proves neither a card nor a working email
 * address.
 */
export const FREE_BOOKINGS_PER_ADDRESS = 10;

/** Spots in the free bookings of one address: enough for a school class, or for three in each booking. */
export const FREE_SPOTS_A_DAY = 30;

// Address hash of the hold, which exists as long as the hold does. A hold in a supplier's system has no such hash, so
// its free bookings are not limited. Bookings of one address wait here for each other until their transactions end.
// The next transaction then counts what the earlier one has recorded.
const ADDRESS_OF_HOLD = `
  with mine as (select address from holds where id = $1 and state = 'held'),
  turn as (select pg_advisory_xact_lock(hashtextextended('free ' || encode(address, 'hex'), 0)) from mine)
  select address from mine, turn`;

const RECORD = `
  insert into free_bookings (booking_id, address)
  select $1, $2 from (
    select count(*) as bookings, coalesce(sum(booking.spots), 0) as spots
    from free_bookings free_booking join bookings booking on booking.id = free_booking.booking_id
    where free_booking.address = $2 and free_booking.booked_at >= now() - interval '1 day') today
  where today.bookings < $3 and today.spots + $4 <= $5
  returning booking_id`;

/** Records a free booking, in the transaction that sells it and before its hold is sold, or refuses it. */
export async function recordFreeBooking(client: Queryable, { id, holdId, spots }: Booking): Promise<void> {
  const { rows } = await client.query<{ address: Buffer }>(ADDRESS_OF_HOLD, [holdId]);
  const [holder] = rows;
  if (!holder) return;
  const { rowCount } = await client.query(RECORD, [
    id,
    holder.address,
    FREE_BOOKINGS_PER_ADDRESS,
    spots,
    FREE_SPOTS_A_DAY,
  ]);
  if (rowCount === 0)
    throw new Failure('too_many_requests', { field: 'address', reason: FREE_BOOKINGS_REASON });
}

/** Deletes records of free bookings that are older than a day. Returns their number. */
export async function purgeFreeBookings(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from free_bookings where booking_id in (
       select booking_id from free_bookings where booked_at < now() - interval '1 day' limit 500)`,
  );
  return rowCount ?? 0;
}
