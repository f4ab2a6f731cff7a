import type { Queryable } from '../../../database/queryable.ts';

/** A booking of a guest, and the contact person for whom an account would be made. */
export type KeptBooking = { readonly id: string; readonly name: string; readonly email: string };

/**
 * Finds the booking that a key opens, if it can belong to an account: a booking of a guest that belongs to none yet. The
 * bookings of an organisation are its own.
 */
export async function findBookingToKeep(client: Queryable, key: string): Promise<KeptBooking | undefined> {
  const { rows } = await client.query<KeptBooking>(FIND, [key]);
  return rows[0];
}

const free = `account_id is null and organisation_id is null and checkout_kind = 'direct'`;

const FIND = `
  select id, left(concat_ws(' ', contact ->> 'firstName', contact ->> 'lastName'), 100) as name, contact ->> 'email' as email
  from bookings where access_key = $1 and ${free}`;

/** Gives the booking to an account, unless it belongs to one by now. No other booking of the contact person goes with it. */
export async function keepBooking(
  client: Queryable,
  { bookingId, accountId }: { readonly bookingId: string; readonly accountId: string },
): Promise<boolean> {
  const { rowCount } = await client.query(`update bookings set account_id = $2 where id = $1 and ${free}`, [
    bookingId,
    accountId,
  ]);
  return rowCount === 1;
}
