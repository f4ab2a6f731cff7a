import {
  FREE_BOOKINGS_REASON,
  UNPAID_NIGHTS_REASON,
  UNPAID_ROOM_NIGHTS,
} from '@ashore/core/contract/values/limits.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { daysBetween, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import type { Booking } from '../booking.ts';

/**
 * Free bookings per network address and day. A free booking proves neither a card nor a working email
 * address.
 */
export const FREE_BOOKINGS_PER_ADDRESS = 10;

/** Spots in the free bookings of one address: enough for a school class, or for three in each booking. */
export const FREE_SPOTS_A_DAY = 30;

// Address hash of the hold, which exists as long as the hold does. A hold in a supplier's system has no such hash, so
// its free bookings are not limited by address.
const ADDRESS_OF_HOLD = `select address from holds where id = $1 and state = 'held' and address is not null`;

// Bookings of one address, mailbox or account wait here for each other until their transactions end. The next
// transaction then counts what the earlier one has recorded. All take these locks in one order, so none waits for another
// in a circle.
const TAKE_TURN = `select pg_advisory_xact_lock(hashtextextended('free ' || $1, 0))`;

const RECORD = `
  insert into free_bookings (booking_id, address, nights, kept_until)
  select $1, $2, $6::smallint, greatest(now() + interval '1 day', $7::timestamptz) from (
    select count(*) as bookings, coalesce(sum(booking.spots), 0) as spots
    from free_bookings free_booking join bookings booking on booking.id = free_booking.booking_id
    where free_booking.address = $2 and free_booking.booked_at >= now() - interval '1 day') today
  where today.bookings < $3 and today.spots + $4 <= $5
  returning booking_id`;

/**
 * Records a booking without charge, in the transaction that sells it and before its hold is sold, or refuses it. A stay that
 * is paid at the hotel counts until its arrival as well.
 */
export async function recordFreeBooking(client: Queryable, booking: Booking): Promise<void> {
  const { id, holdId, spots, startsAt } = booking;
  const { rows } = await client.query<{ address: Buffer }>(ADDRESS_OF_HOLD, [holdId]);
  const address = rows[0]?.address ?? null;
  const nights = nightsOf(booking);
  if (address === null && nights === 0) return;
  if (address !== null) await client.query(TAKE_TURN, [address.toString('hex')]);
  if (nights > 0) await limitRoomNights(client, { id, address, roomNights: nights * spots });
  const { rowCount } = await client.query(RECORD, [
    id,
    address,
    FREE_BOOKINGS_PER_ADDRESS,
    spots,
    FREE_SPOTS_A_DAY,
    nights,
    nights > 0 ? startsAt : null,
  ]);
  if (rowCount === 0)
    throw new Failure('too_many_requests', { field: 'address', reason: FREE_BOOKINGS_REASON });
}

/** The nights of a stay; 0 for everything else. Nothing is due for it, so it is paid at the hotel. */
function nightsOf({ quote }: Booking): number {
  const { stay } = storedQuoteSchema.parse(quote);
  return stay ? daysBetween(localDate(stay.arrival), localDate(stay.departure)) : 0;
}

// One mailbox in any spelling: in any case, with or without the part after a plus, and at Gmail under either name of the
// service and with any dots, which Gmail ignores (https://support.google.com/mail/answer/7436150). Elsewhere dots count.
// Where a plus names another mailbox, two people share a limit that is far above what a person books.
const MAILBOX = `
  regexp_replace(
    case when parts[2] in ('gmail.com', 'googlemail.com') then replace(parts[1], '.', '') else parts[1] end,
    '(.)[+].*$', '\\1') || '@' || case parts[2] when 'googlemail.com' then 'gmail.com' else parts[2] end`;

/** SQL: the mailbox of the contact person of a booking. */
function mailboxSql(booking: string): string {
  return `(select ${MAILBOX} from regexp_match(lower(${booking}.contact ->> 'email'), '^(.*)@(.*)$') as parts)`;
}

const WHOSE = `
  select ${mailboxSql('booking')} as mailbox, booking.account_id as account from bookings booking where booking.id = $1`;

// Cancelled rooms no longer count: `spots` are those that are left. A stay that is booked once check-in has begun has no time
// ahead, so it counts for a day.
const ROOM_NIGHTS = `coalesce(sum(booking.spots * free_booking.nights), 0)
  from free_bookings free_booking join bookings booking on booking.id = free_booking.booking_id
  where free_booking.nights > 0 and greatest(booking.starts_at, free_booking.booked_at + interval '1 day') > now()
    and booking.state in ('on_request', 'accepted', 'confirmed')`;

const MOST_ROOM_NIGHTS = `
  select greatest(
    (select ${ROOM_NIGHTS} and free_booking.address = $1),
    (select ${ROOM_NIGHTS} and ${mailboxSql('booking')} = $2),
    (select ${ROOM_NIGHTS} and booking.account_id = $3))::int as "roomNights"`;

type NightsToLimit = {
  readonly id: string;
  readonly address: Buffer | null;
  readonly roomNights: number;
};

/** Refuses a stay with which one client would have too many unpaid rooms ahead. The refusal does not say who has them. */
async function limitRoomNights(client: Queryable, { id, address, roomNights }: NightsToLimit): Promise<void> {
  const [whose] = (await client.query<{ mailbox: string; account: string | null }>(WHOSE, [id])).rows;
  if (!whose) throw new Error(`There is no booking ${id}.`);
  await client.query(TAKE_TURN, [`email ${whose.mailbox}`]);
  if (whose.account !== null) await client.query(TAKE_TURN, [`account ${whose.account}`]);
  const { rows } = await client.query<{ roomNights: number }>(MOST_ROOM_NIGHTS, [
    address,
    whose.mailbox,
    whose.account,
  ]);
  if ((rows[0]?.roomNights ?? 0) + roomNights > UNPAID_ROOM_NIGHTS)
    throw new Failure('too_many_requests', { field: 'address', reason: UNPAID_NIGHTS_REASON });
}

/** Deletes records of free bookings that no longer count. Returns their number. */
export async function purgeFreeBookings(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from free_bookings where booking_id in (
       select booking_id from free_bookings where kept_until < now() limit 500)`,
  );
  return rowCount ?? 0;
}
