import type { Queryable } from '../../database/queryable.ts';
import { orderNumberAsWritten } from './order-number.ts';

export type FindBooking = { readonly orderNumber: string; readonly email: string };

/**
 * The key of a booking, for whoever knows its number, however he groups it, and the address it was made with. What is on the
 * account of a house: for the address of the house its own key, for that of the guest his.
 */
export async function findBooking(
  client: Queryable,
  { orderNumber, email }: FindBooking,
): Promise<string | undefined> {
  const { rows } = await client.query<{ accessKey: string }>(
    `select case when b.method <> 'bill-organisation' or lower(o.email_address) = lower($2) then b.access_key
       else b.guest_key end as "accessKey"
     from bookings b left join organisations o on o.id = b.organisation_id and b.method = 'bill-organisation'
     where b.order_number = $1 and lower($2) in (lower(b.contact ->> 'email'), lower(o.email_address))`,
    [orderNumberAsWritten(orderNumber), email],
  );
  return rows[0]?.accessKey;
}
