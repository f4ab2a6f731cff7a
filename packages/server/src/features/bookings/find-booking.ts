import type { Queryable } from '../../database/queryable.ts';

export type FindBooking = { readonly orderNumber: string; readonly email: string };

/** The key of a booking, for whoever knows its number, however he groups it, and the address it was made with. */
export async function findBooking(
  client: Queryable,
  { orderNumber, email }: FindBooking,
): Promise<string | undefined> {
  const { rows } = await client.query<{ accessKey: string }>(
    `select access_key as "accessKey" from bookings where order_number = $1 and lower(contact ->> 'email') = lower($2)`,
    [asWritten(orderNumber), email],
  );
  return rows[0]?.accessKey;
}

/** People write O for 0 and I or L for 1: our numbers have neither letter. */
function asWritten(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
