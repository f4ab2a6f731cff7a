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
  const discount = await findDiscount(client, { code, isLocked: true });
  const result = applyDiscount(discount, input);
  if (!discount || !('reduction' in result)) return result;
  const { amount, currency } = result.reduction;
  await client.query(
    `with used as (update discounts set uses = uses + 1 where id = $1),
     spent as (
       update discount_budgets set spent_minor = spent_minor + $5 where discount_id = $1 and currency = $4)
     insert into discount_uses as discount_use (discount_id, booking_id, person, currency,
       amount_minor) values ($1, $2, $3, $4, $5)
     on conflict (booking_id) do update set discount_id = $1, person = $3, currency = $4, amount_minor = $5,
       redeemed_at = now(), released_at = null
     where discount_use.released_at is not null`,
    [discount.id, bookingId, personOf(email), currency, amount],
  );
  return result;
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

const RENEW_RELEASED_USE = `
  with released_use as (
    select discount_use.booking_id, discount_use.discount_id, discount_use.person, discount_use.currency,
      discount_use.amount_minor
    from discount_uses discount_use
    where discount_use.booking_id = $1 and discount_use.released_at is not null),
  redeemable as (
    select released_use.* from released_use join discounts discount on discount.id = released_use.discount_id
    left join discount_budgets budget on budget.discount_id = released_use.discount_id
      and budget.currency = released_use.currency
    where discount.uses < coalesce(discount.most_uses, discount.uses + 1)
      and coalesce(budget.spent_minor + released_use.amount_minor <= budget.most_minor, true)
      and coalesce(discount.most_of_person > (
        select count(*) from discount_uses discount_use
        where discount_use.discount_id = released_use.discount_id and discount_use.person = released_use.person
          and discount_use.released_at is null), true)),
  used as (update discounts discount set uses = uses + 1 from redeemable where discount.id = redeemable.discount_id),
  spent as (
    update discount_budgets budget set spent_minor = spent_minor + redeemable.amount_minor
    from redeemable where budget.discount_id = redeemable.discount_id and budget.currency = redeemable.currency)
  update discount_uses discount_use set released_at = null from redeemable where discount_use.booking_id = redeemable.booking_id`;

/**
 * Redeems a released code again, for a booking whose payment came late. False if the code's limits no longer
 * allow it. True as well if the booking has no released code.
 */
export async function redeemDiscountAgain(client: Queryable, bookingId: string): Promise<boolean> {
  const selectReleasedUse = 'select from discount_uses where booking_id = $1 and released_at is not null';
  const { rowCount } = await client.query(`${selectReleasedUse} for no key update`, [bookingId]);
  if (rowCount === 0) return true;
  await client.query(
    'select from discounts where id = (select discount_id from discount_uses where booking_id = $1) for no key update',
    [bookingId],
  );
  await client.query(RENEW_RELEASED_USE, [bookingId]);
  return (await client.query(selectReleasedUse, [bookingId])).rowCount === 0;
}

const SELECT_EXCEEDED_USES = `
  select count(*) > discount.most_of_person as "isTooOften"
  from discount_uses own_use
  join discounts discount on discount.id = own_use.discount_id and discount.most_of_person is not null
  join discount_uses discount_use on discount_use.discount_id = own_use.discount_id
    and discount_use.person = own_use.person and discount_use.released_at is null
  where own_use.booking_id = $1 and own_use.released_at is null
  group by discount.most_of_person`;

/**
 * Whether a booking exceeds its code's limit per person. Its transaction must then be rolled back. Checked
 * last: otherwise any client could ask about any email address, by a call that fails for another reason.
 */
export async function isUsedTooOften(client: Queryable, bookingId: string): Promise<boolean> {
  const { rows } = await client.query<{ isTooOften: boolean }>(SELECT_EXCEEDED_USES, [bookingId]);
  return rows[0]?.isTooOften ?? false;
}

/** How many unpaid bookings of one network address may use a limited code. */
const MAX_PENDING_USES = 3;

/** Starts from the holds of the address, which are limited, because a code may have thousands of uses. */
const COUNT_PENDING_USES = `
  select count(*) > $2 as "exceedsLimit"
  from bookings own_booking
  join holds own_hold on own_hold.id = own_booking.hold_id and own_hold.state = 'held'
  join discount_uses own_use on own_use.booking_id = own_booking.id and own_use.released_at is null
  join discounts discount on discount.id = own_use.discount_id
  join holds hold on hold.address = own_hold.address and hold.state = 'held'
  join bookings booking on booking.cart_id = hold.cart_id and booking.hold_id = hold.id
    and booking.state = 'awaiting_payment'
  join discount_uses discount_use on discount_use.booking_id = booking.id
    and discount_use.discount_id = discount.id and discount_use.released_at is null
  where own_booking.id = $1 and (discount.most_uses is not null or discount.most_of_person is not null
    or exists (select from discount_budgets budget where budget.discount_id = discount.id))`;

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
  with released as (
    update discount_uses set released_at = now() where booking_id = $1 and released_at is null
    returning discount_id, currency, amount_minor),
  unused as (update discounts set uses = uses - 1 from released where id = released.discount_id)
  update discount_budgets budget set spent_minor = spent_minor - released.amount_minor
  from released where budget.discount_id = released.discount_id and budget.currency = released.currency`;

/**
 * Releases the code of a booking that has ended. Any traveller may then use it, including the same one. Safe
 * to repeat.
 */
export async function releaseDiscount(client: Queryable, bookingId: string): Promise<void> {
  await client.query(RELEASE_DISCOUNT, [bookingId]);
}
