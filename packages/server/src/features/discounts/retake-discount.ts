import type { Queryable } from '../../database/queryable.ts';

const RETAKE = `
  with it as (
    select u.booking_id, u.discount_id, u.person, u.currency, u.amount_minor
    from discount_uses u join discounts d on d.id = u.discount_id
    where u.booking_id = $1 and u.given_back_at is not null),
  free as (
    select it.* from it join discounts d on d.id = it.discount_id
    left join discount_budgets b on b.discount_id = it.discount_id and b.currency = it.currency
    where d.uses < coalesce(d.most_uses, d.uses + 1)
      and coalesce(b.spent_minor + it.amount_minor <= b.most_minor, true)
      and coalesce(d.most_of_person > (
        select count(*) from discount_uses u
        where u.discount_id = it.discount_id and u.person = it.person and u.given_back_at is null), true)),
  used as (update discounts d set uses = uses + 1 from free where d.id = free.discount_id),
  spent as (
    update discount_budgets b set spent_minor = spent_minor + free.amount_minor
    from free where b.discount_id = free.discount_id and b.currency = free.currency)
  update discount_uses u set given_back_at = null from free where u.booking_id = free.booking_id`;

/**
 * For a booking whose money comes after it was given up: what it had taken off is taken again, if any of it is left. False
 * when somebody else has used it meanwhile; true as well of a booking that never had one.
 */
export async function retakeDiscount(client: Queryable, bookingId: string): Promise<boolean> {
  const gone = 'select from discount_uses where booking_id = $1 and given_back_at is not null';
  const { rowCount } = await client.query(`${gone} for no key update`, [bookingId]);
  if (rowCount === 0) return true;
  await client.query(
    'select from discounts where id = (select discount_id from discount_uses where booking_id = $1) for no key update',
    [bookingId],
  );
  await client.query(RETAKE, [bookingId]);
  return (await client.query(gone, [bookingId])).rowCount === 0;
}
