import type { Queryable } from '../../database/queryable.ts';
import { type Applied, applyDiscount, type DiscountedSale } from './apply-discount.ts';
import { findDiscount } from './find-discount.ts';
import { personOf } from './person-of.ts';

export type TakeDiscount = DiscountedSale & {
  readonly code: string;
  readonly bookingId: string;
  readonly email: string;
};

/**
 * Uses a code up for a booking, in the transaction that writes the booking: both happen, or neither. Those who want the last
 * use of it wait for each other at its row. A booking has one code at a time: another takes the place of one given back.
 */
export async function takeDiscount(client: Queryable, wanted: TakeDiscount): Promise<Applied> {
  const { code, bookingId, email } = wanted;
  const discount = await findDiscount(client, { code, isLocked: true });
  const applied = applyDiscount(discount, wanted);
  if (!discount || !('off' in applied)) return applied;
  const { amount, currency } = applied.off;
  await client.query(
    `with used as (update discounts set uses = uses + 1 where id = $1),
     spent as (
       update discount_budgets set spent_minor = spent_minor + $5 where discount_id = $1 and currency = $4)
     insert into discount_uses as u (discount_id, booking_id, person, currency, amount_minor) values ($1, $2, $3, $4, $5)
     on conflict (booking_id) do update set discount_id = $1, person = $3, currency = $4, amount_minor = $5,
       taken_at = now(), given_back_at = null
     where u.given_back_at is not null`,
    [discount.id, bookingId, personOf(email), currency, amount],
  );
  return applied;
}
