import { MAX_REQUESTED_BY_ID } from '@ashore/core/contract/values/limits.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Lists the ids of the products that an account has saved, the newest first. */
export async function listWishlist(client: Queryable, accountId: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>({ name: 'list-wishes', text: SELECT_WISHLIST }, [
    accountId,
  ]);
  return rows.map(({ id }) => id);
}

const SELECT_WISHLIST = `
  select product_id as id from wishes where account_id = $1 order by added_at desc, product_id`;

type WishlistChange = {
  readonly accountId: string;
  /** UUID or public code. */
  readonly product: string;
  /** Whether the product is to be on the list; undefined to change what is. */
  readonly isWished: boolean | undefined;
};

/**
 * Adds a product to the wishlist or removes it. A list that is full loses its oldest entry, as in a browser without an
 * account. Returns whether the product exists.
 */
export async function changeWishlist(
  client: Queryable,
  { accountId, product, isWished }: WishlistChange,
): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>({ name: 'change-wish', text: CHANGE_WISHLIST }, [
    accountId,
    product,
    isWished ?? null,
    MAX_REQUESTED_BY_ID - 1,
  ]);
  return rows.length === 1;
}

const CHANGE_WISHLIST = `
  with wanted as (
    select product.id, coalesce($3::boolean, not exists (
      select from wishes wish where wish.account_id = $1 and wish.product_id = product.id)) as is_wished
    from products product where product.id::text = $2 or product.code = $2),
  removed as (
    delete from wishes wish using wanted where wish.account_id = $1 and wish.product_id = wanted.id and not is_wished),
  trimmed as (
    delete from wishes wish using wanted, (
      select product_id from wishes where account_id = $1 order by added_at desc, product_id offset $4) oldest
    where wish.account_id = $1 and wish.product_id = oldest.product_id and is_wished
      and not exists (select from wishes earlier_wish where earlier_wish.account_id = $1
        and earlier_wish.product_id = wanted.id)),
  added as (
    insert into wishes (account_id, product_id) select $1, id from wanted where is_wished on conflict do nothing)
  select true as found from wanted`;
