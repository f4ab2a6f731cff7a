import { FREE_A_DAY } from '@ashore/core/contract/free-a-day.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';

/** So much may one address have for nothing in a day: nobody shows a card for it, or that a mail reaches him. */
export const FREE_BOOKINGS_A_DAY = 10;

/** And so many spots in them: a class on an outing, or every one of those bookings for three. */
export const FREE_SPOTS_A_DAY = 30;

// The hash of whoever holds it: it is there as long as the hold is. Bookings of one address take turns from here to the end
// of their transactions, so that the next counts what this one has noted.
const HOLDER = `
  with mine as (select address from holds where id = $1 and state = 'held'),
  turn as (select pg_advisory_xact_lock(hashtextextended('free ' || encode(address, 'hex'), 0)) from mine)
  select address from mine, turn`;

const NOTE = `
  insert into free_bookings (booking_id, address)
  select $1, $2 from (
    select count(*) as bookings, coalesce(sum(b.spots), 0) as spots
    from free_bookings f join bookings b on b.id = f.booking_id
    where f.address = $2 and f.booked_at >= now() - interval '1 day') had
  where had.bookings < $3 and had.spots + $4 <= $5
  returning booking_id`;

/** Notes what is booked for nothing, in the transaction that sells it and before its hold is sold, or refuses it. */
export async function countFreeBooking(client: Queryable, { id, holdId, spots }: Booking): Promise<void> {
  const { rows } = await client.query<{ address: Buffer }>(HOLDER, [holdId]);
  const [holder] = rows;
  if (!holder) return;
  const { rowCount } = await client.query(NOTE, [
    id,
    holder.address,
    FREE_BOOKINGS_A_DAY,
    spots,
    FREE_SPOTS_A_DAY,
  ]);
  if (rowCount === 0) throw new Failure('too_many_requests', { field: 'address', reason: FREE_A_DAY });
}
