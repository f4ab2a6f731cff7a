import { hash } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';

/** A booking of a guest, and the contact person for whom an account would be made. */
export type UnclaimedBooking = { readonly id: string; readonly name: string; readonly email: string };

/**
 * Finds the booking that a key opens, if it can belong to an account: a booking of a guest that belongs to none yet. The
 * bookings of an organisation are its own.
 */
export async function findUnclaimedBooking(
  client: Queryable,
  key: string,
): Promise<UnclaimedBooking | undefined> {
  const { rows } = await client.query<UnclaimedBooking>(FIND, [key]);
  return rows[0];
}

/** SQL condition for a booking of a guest that no account has. */
export const isUnclaimed = (booking: string) =>
  `${booking}.account_id is null and ${booking}.organisation_id is null and ${booking}.checkout_kind = 'direct'`;

const contactPerson = `left(concat_ws(' ', booking.contact ->> 'firstName', booking.contact ->> 'lastName'), 100) as name,
  booking.contact ->> 'email' as email`;

const FIND = `
  select booking.id, ${contactPerson} from bookings booking where booking.access_key = $1 and ${isUnclaimed('booking')}`;

/** For whom the log-in of this state makes an account, unless they have one; undefined if it keeps no booking. */
export async function findContactOfClaim(
  client: Queryable,
  state: string,
): Promise<Omit<UnclaimedBooking, 'id'> | undefined> {
  const { rows } = await client.query<Omit<UnclaimedBooking, 'id'>>(FIND_NEW_ACCOUNT, [
    hash('sha256', state, 'buffer'),
  ]);
  return rows[0];
}

const FIND_NEW_ACCOUNT = `
  select ${contactPerson} from log_in_attempts attempt join bookings booking on booking.id = attempt.booking_id
  where attempt.state_hash = $1 and attempt.expires_at > now()`;

/** Gives the booking to an account, unless it belongs to one by now. No other booking of the contact person goes with it. */
export async function claimBooking(
  client: Queryable,
  { bookingId, accountId }: { readonly bookingId: string; readonly accountId: string },
): Promise<boolean> {
  const { rowCount } = await client.query(CLAIM, [bookingId, accountId]);
  return rowCount === 1;
}

/** SQL that notes these bookings among the events of their new owners. */
export function recordClaims(rows: string): string {
  return `insert into account_events (account_id, kind, booking_id)
    select account_id, 'booking_claimed', booking_id from ${rows}`;
}

const CLAIM = `
  with kept as (
    update bookings set account_id = $2 where id = $1 and ${isUnclaimed('bookings')}
    returning id as booking_id, account_id)
  ${recordClaims('kept')}`;
