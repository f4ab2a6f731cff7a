import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { DiscountTerms } from '@ashore/core/pricing/discount-of.ts';
import type { Queryable } from '../../database/queryable.ts';

/** A code as the database has it now: its clock says whether it holds, and what is left is what is left at this moment. */
export type Discount = {
  readonly id: string;
  readonly code: string;
  readonly terms: DiscountTerms;
  readonly period: 'not_yet' | 'now' | 'over';
  /** Null: as often as wanted. */
  readonly usesLeft: number | null;
  readonly productIds: readonly string[] | null;
  /** What may still be spent, by currency; null where nobody counts. */
  readonly budgetLeft: Readonly<Partial<Record<CurrencyCode, number>>> | null;
};

type Row = Omit<Discount, 'terms'> & DiscountTerms;

type Wanted = {
  readonly code: string;
  /** Nobody else takes of it until the caller's transaction ends. */
  readonly isLocked?: boolean;
};

const FIND = `
  select id, code, percent, amounts, product_ids as "productIds",
    case when ended_at is not null or valid_until <= now() then 'over'
      when valid_from > now() then 'not_yet' else 'now' end as period,
    most_uses - uses as "usesLeft",
    (select json_object_agg(currency, most_minor - spent_minor) from discount_budgets b
     where b.discount_id = it.id) as "budgetLeft"
  from discounts it where code = $1`;

/** By its code, however often it has been used. */
export async function findDiscount(
  client: Queryable,
  { code, isLocked = false }: Wanted,
): Promise<Discount | undefined> {
  // In a statement of its own: counts are those of the moment at which the lock was had.
  if (isLocked) await client.query('select from discounts where code = $1 for no key update', [code]);
  const { rows } = await client.query<Row>(FIND, [code]);
  const [row] = rows;
  if (!row) return undefined;
  const { percent, amounts, ...rest } = row;
  return { ...rest, terms: { percent, amounts } as DiscountTerms };
}
