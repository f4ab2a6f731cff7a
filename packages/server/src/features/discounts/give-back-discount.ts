import type { Queryable } from '../../database/queryable.ts';

const GIVE_BACK = `
  with back as (
    update discount_uses set given_back_at = now() where booking_id = $1 and given_back_at is null
    returning discount_id, currency, amount_minor),
  unused as (update discounts set uses = uses - 1 from back where id = back.discount_id)
  update discount_budgets b set spent_minor = spent_minor - back.amount_minor
  from back where b.discount_id = back.discount_id and b.currency = back.currency`;

/** Of a booking that nothing comes of: somebody else may use it, and so may its owner. To do it twice does no harm. */
export async function giveBackDiscount(client: Queryable, bookingId: string): Promise<void> {
  await client.query(GIVE_BACK, [bookingId]);
}
