import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/queryable.ts';
import { applyDiscount, type DiscountedSale, type DiscountResult, findDiscount } from './check-discount.ts';

export type RedeemDiscountInput = DiscountedSale & {
  readonly code: string;
  readonly bookingId: string;
  readonly email: string;
};

/**
 * Redeems a discount code in the transaction that writes its booking: both happen, or neither. Concurrent
 * redemptions of a last use wait for each other at the code's row. A booking has one code at a time; another
 * one can replace a released one.
 */
export async function redeemDiscount(client: Queryable, input: RedeemDiscountInput): Promise<DiscountResult> {
  const { code, bookingId, email } = input;
  const discount = await findDiscount(client, { code, lock: true });
  const applied = applyDiscount(discount, input);
  if (!discount || !('off' in applied)) return applied;
  const { amount, currency } = applied.off;
  await client.query(
    `with used as (update discounts set uses = uses + 1 where id = $1),
     spent as (
       update discount_budgets set spent_minor = spent_minor + $5 where discount_id = $1 and currency = $4)
     insert into discount_uses as u (discount_id, booking_id, person, currency, amount_minor) values ($1, $2, $3, $4, $5)
     on conflict (booking_id) do update set discount_id = $1, person = $3, currency = $4, amount_minor = $5,
       redeemed_at = now(), released_at = null
     where u.released_at is not null`,
    [discount.id, bookingId, personOf(email), currency, amount],
  );
  return applied;
}

/**
 * Identifies the person of a use by email address, so that travellers without an account count too. The
 * spelling is normalised. The part after a plus sign is removed, because it gives one mailbox any number of
 * addresses. The result is a hash, because it is compared and never read.
 */
export function personOf(email: string): Buffer {
  const [, name = '', host = ''] =
    /^([^+]*).*@(.*)$/.exec(email.trim().normalize('NFKC').toLowerCase()) ?? [];
  return createHash('sha256').update(`discount ${name}@${host}`).digest();
}

const RETAKE = `
  with it as (
    select u.booking_id, u.discount_id, u.person, u.currency, u.amount_minor
    from discount_uses u join discounts d on d.id = u.discount_id
    where u.booking_id = $1 and u.released_at is not null),
  free as (
    select it.* from it join discounts d on d.id = it.discount_id
    left join discount_budgets b on b.discount_id = it.discount_id and b.currency = it.currency
    where d.uses < coalesce(d.most_uses, d.uses + 1)
      and coalesce(b.spent_minor + it.amount_minor <= b.most_minor, true)
      and coalesce(d.most_of_person > (
        select count(*) from discount_uses u
        where u.discount_id = it.discount_id and u.person = it.person and u.released_at is null), true)),
  used as (update discounts d set uses = uses + 1 from free where d.id = free.discount_id),
  spent as (
    update discount_budgets b set spent_minor = spent_minor + free.amount_minor
    from free where b.discount_id = free.discount_id and b.currency = free.currency)
  update discount_uses u set released_at = null from free where u.booking_id = free.booking_id`;

/**
 * Redeems a released code again, for a booking whose payment came late. False if the code's limits no longer
 * allow it. True as well if the booking has no released code.
 */
export async function redeemDiscountAgain(client: Queryable, bookingId: string): Promise<boolean> {
  const releasedUse = 'select from discount_uses where booking_id = $1 and released_at is not null';
  const { rowCount } = await client.query(`${releasedUse} for no key update`, [bookingId]);
  if (rowCount === 0) return true;
  await client.query(
    'select from discounts where id = (select discount_id from discount_uses where booking_id = $1) for no key update',
    [bookingId],
  );
  await client.query(RETAKE, [bookingId]);
  return (await client.query(releasedUse, [bookingId])).rowCount === 0;
}

const OWN_USES = `
  select count(*) > d.most_of_person as "isTooOften"
  from discount_uses mine
  join discounts d on d.id = mine.discount_id and d.most_of_person is not null
  join discount_uses u on u.discount_id = mine.discount_id and u.person = mine.person and u.released_at is null
  where mine.booking_id = $1 and mine.released_at is null
  group by d.most_of_person`;

/**
 * Whether a booking exceeds its code's limit per person. Its transaction must then be rolled back. Checked
 * last: otherwise any client could ask about any email address, by a call that fails for another reason.
 */
export async function isUsedTooOften(client: Queryable, bookingId: string): Promise<boolean> {
  const { rows } = await client.query<{ isTooOften: boolean }>(OWN_USES, [bookingId]);
  return rows[0]?.isTooOften ?? false;
}

/** How many unpaid bookings of one network address may use a limited code. */
const MAX_PENDING_USES = 3;

/** Starts from the holds of the address, which are limited, because a code may have thousands of uses. */
const COUNT_PENDING_USES = `
  select count(*) > $2 as "exceedsLimit"
  from bookings mine
  join holds held on held.id = mine.hold_id and held.state = 'held'
  join discount_uses it on it.booking_id = mine.id and it.released_at is null
  join discounts d on d.id = it.discount_id
  join holds h on h.address = held.address and h.state = 'held'
  join bookings b on b.cart_id = h.cart_id and b.hold_id = h.id and b.state = 'awaiting_payment'
  join discount_uses u on u.booking_id = b.id and u.discount_id = d.id and u.released_at is null
  where mine.id = $1 and (d.most_uses is not null or d.most_of_person is not null
    or exists (select from discount_budgets of where of.discount_id = d.id))`;

/**
 * Whether a client keeps more uses of a limited code from others than it may. An unpaid use is blocked for as
 * long as its payment may take, and beginning a payment costs nothing. The transaction must then be rolled
 * back.
 */
export async function exceedsPendingUses(client: Queryable, bookingId: string): Promise<boolean> {
  const { rows } = await client.query<{ exceedsLimit: boolean }>(COUNT_PENDING_USES, [
    bookingId,
    MAX_PENDING_USES,
  ]);
  return rows[0]?.exceedsLimit ?? false;
}

const RELEASE_DISCOUNT = `
  with back as (
    update discount_uses set released_at = now() where booking_id = $1 and released_at is null
    returning discount_id, currency, amount_minor),
  unused as (update discounts set uses = uses - 1 from back where id = back.discount_id)
  update discount_budgets b set spent_minor = spent_minor - back.amount_minor
  from back where b.discount_id = back.discount_id and b.currency = back.currency`;

/**
 * Releases the code of a booking that has ended. Any traveller may then use it, including the same one. Safe
 * to repeat.
 */
export async function releaseDiscount(client: Queryable, bookingId: string): Promise<void> {
  await client.query(RELEASE_DISCOUNT, [bookingId]);
}
