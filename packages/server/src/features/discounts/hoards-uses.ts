import type { Queryable } from '../../database/queryable.ts';

/** So many payments of one address may have uses of a code that runs out, as long as none of them is paid. */
const USES_UNDER_WAY = 3;

/** From the holds of the address: there are thirty at most, and a code may have thousands of uses. */
const UNDER_WAY = `
  select count(*) > $2 as hoards
  from bookings mine
  join holds held on held.id = mine.hold_id and held.state = 'held'
  join discount_uses it on it.booking_id = mine.id and it.given_back_at is null
  join discounts d on d.id = it.discount_id
  join holds h on h.address = held.address and h.state = 'held'
  join bookings b on b.cart_id = h.cart_id and b.hold_id = h.id and b.state = 'awaiting_payment'
  join discount_uses u on u.booking_id = b.id and u.discount_id = d.id and u.given_back_at is null
  where mine.id = $1 and (d.most_uses is not null or d.most_of_person is not null
    or exists (select from discount_budgets of where of.discount_id = d.id))`;

/**
 * Whether whoever begins to pay keeps more of a code from others than he is going to pay: a use that nobody has paid is
 * gone for as long as its payment may take, and to begin one costs nothing. Where it is so, the transaction must not stand.
 */
export async function hoardsUses(client: Queryable, bookingId: string): Promise<boolean> {
  const { rows } = await client.query<{ hoards: boolean }>(UNDER_WAY, [bookingId, USES_UNDER_WAY]);
  return rows[0]?.hoards ?? false;
}
