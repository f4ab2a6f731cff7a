import type { Queryable } from '../../database/queryable.ts';

/**
 * Whether a cart may be looked into by whoever names it. Once it is bought its name is no secret any more, and who comes is
 * nobody's business but the buyer's: he shows the key of his booking. What came to nothing before money did may be bought anew.
 */
export async function opensCart(client: Queryable, cartId: string, accessKey?: string): Promise<boolean> {
  const { rows } = await client.query<{ opens: boolean }>(
    `select coalesce(bool_or(access_key = $2), true) as opens from bookings
     where cart_id = $1 and state not in ('awaiting_payment', 'expired')`,
    [cartId, accessKey ?? ''],
  );
  return rows[0]?.opens === true;
}
