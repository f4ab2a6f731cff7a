import type { Queryable } from '../../database/queryable.ts';
import { orderNumberAsWritten } from './order-number.ts';

export type FindBooking = { readonly orderNumber: string; readonly email: string };

/**
 * The key of a booking, for whoever knows its number, however he groups it, and the address it was made with. Of what is on the
 * account of a house that of its guest: the house's address is no secret, its guest has the number, and what cancels is in its mails.
 */
export async function findBooking(
  client: Queryable,
  { orderNumber, email }: FindBooking,
): Promise<string | undefined> {
  const { rows } = await client.query<{ accessKey: string }>(
    `select case when method = 'bill-organisation' then guest_key else access_key end as "accessKey"
     from bookings where order_number = $1 and lower(contact ->> 'email') = lower($2)`,
    [orderNumberAsWritten(orderNumber), email],
  );
  return rows[0]?.accessKey;
}
