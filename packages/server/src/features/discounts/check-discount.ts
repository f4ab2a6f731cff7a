import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Money } from '@ashore/core/money/money.ts';
import { type DiscountRefusal, type DiscountTerms, discountOf } from '@ashore/core/pricing/discount.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';

type CheckDiscountInput = DiscountedSale & { readonly code: string };

/**
 * Computes what a discount code would take off now, without using it. Earlier uses are disclosed only to a
 * client that begins to pay. Otherwise any client could ask about any email address.
 */
export async function checkDiscount(
  { pool }: Pick<Database, 'pool'>,
  { code, ...sale }: CheckDiscountInput,
): Promise<DiscountResult> {
  return applyDiscount(await findDiscount(pool, { code }), sale);
}

export type DiscountedSale = { readonly productId: string; readonly gross: Money };

export type DiscountResult = { readonly reduction: Money } | { readonly refusal: DiscountRefusal };

/**
 * Applies a discount code to a sale. Returns the amount off, or the first reason against it that is the same
 * for every traveller.
 */
export function applyDiscount(
  discount: Discount | undefined,
  { productId, gross }: DiscountedSale,
): DiscountResult {
  if (!discount) return { refusal: 'unknown' };
  const { terms, period, usesLeft, productIds, budgetLeft } = discount;
  if (period !== 'now') return { refusal: period };
  if (productIds && !productIds.includes(productId)) return { refusal: 'other_trip' };
  const reduction = discountOf(terms, gross);
  if (typeof reduction === 'string') return { refusal: reduction };
  const budget = budgetLeft ? budgetLeft[gross.currency] : reduction.amount;
  if (budget === undefined) return { refusal: 'other_currency' };
  if (usesLeft === 0 || budget < reduction.amount) return { refusal: 'used_up' };
  return { reduction };
}

/** A discount code as the database has it now. The database's clock decides whether it is valid. */
export type Discount = {
  readonly id: string;
  readonly code: string;
  readonly terms: DiscountTerms;
  readonly period: 'not_yet' | 'now' | 'over';
  /** Null for unlimited uses. */
  readonly usesLeft: number | null;
  /** Null for all products. */
  readonly productIds: readonly string[] | null;
  /** What may still be spent, by currency. Null without a budget. */
  readonly budgetLeft: Readonly<Partial<Record<CurrencyCode, number>>> | null;
};

type DiscountRow = Omit<Discount, 'terms'> & DiscountTerms;

type FindDiscountInput = {
  readonly code: string;
  /** Locks the code against other uses until the caller's transaction ends. */
  readonly isLocked?: boolean;
};

const SELECT_DISCOUNT = `
  select id, code, percent, amounts, product_ids as "productIds",
    case when ended_at is not null or valid_until <= now() then 'over'
      when valid_from > now() then 'not_yet' else 'now' end as period,
    most_uses - uses as "usesLeft",
    (select json_object_agg(currency, most_minor - spent_minor) from discount_budgets budget
     where budget.discount_id = discount.id) as "budgetLeft"
  from discounts discount where code = $1`;

/** Finds a discount code, however often it has been used. */
export async function findDiscount(
  client: Queryable,
  { code, isLocked = false }: FindDiscountInput,
): Promise<Discount | undefined> {
  // A separate statement, so that the counts are read after the lock is taken.
  if (isLocked) await client.query('select from discounts where code = $1 for no key update', [code]);
  const { rows } = await client.query<DiscountRow>(SELECT_DISCOUNT, [code]);
  const [row] = rows;
  if (!row) return undefined;
  const { percent, amounts, ...rest } = row;
  return { ...rest, terms: { percent, amounts } as DiscountTerms };
}
