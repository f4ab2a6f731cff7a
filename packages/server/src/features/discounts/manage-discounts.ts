import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { DiscountTerms } from '@ashore/core/pricing/discount.ts';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';

export type NewDiscount = {
  readonly code: string;
  readonly terms: DiscountTerms;
  /** `from` is null for now, and `until` is null for no end. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly mostUses: number | null;
  readonly mostOfPerson: number | null;
  /** By code or ID; null for all products. */
  readonly products: readonly string[] | null;
  readonly budgets: Readonly<Partial<Record<CurrencyCode, number>>>;
  readonly by: string;
};

export type CreateDiscountResult =
  | { readonly outcome: 'made' }
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'no_product'; readonly product: string };

/**
 * Creates a discount code that any traveller may enter. Its terms never change afterwards; it can only be
 * ended.
 */
export async function createDiscount(
  database: Database,
  newDiscount: NewDiscount,
): Promise<CreateDiscountResult> {
  return await transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ wanted: string; id: string | null }>(
      `select wanted, product.id from unnest($1::text[]) as wanted left join products product
        on product.code = wanted or product.id::text = wanted`,
      [newDiscount.products ?? []],
    );
    const unknownProduct = rows.find(({ id }) => id === null);
    if (unknownProduct) return { outcome: 'no_product', product: unknownProduct.wanted };
    const inserted = await client.query<{ id: string }>(
      `insert into discounts
         (code, percent, amounts, valid_from, valid_until, most_uses, most_of_person, product_ids, made_by)
       values ($1, $2, $3, coalesce($4, now()), $5, $6, $7, $8, $9) on conflict (code) do nothing returning id`,
      [
        newDiscount.code,
        newDiscount.terms.percent,
        newDiscount.terms.amounts,
        newDiscount.from,
        newDiscount.until,
        newDiscount.mostUses,
        newDiscount.mostOfPerson,
        newDiscount.products && rows.map(({ id }) => id),
        newDiscount.by,
      ],
    );
    const [discount] = inserted.rows;
    if (!discount) return { outcome: 'taken' };
    await client.query(
      `insert into discount_budgets (discount_id, currency, most_minor)
       select $1, key, value::bigint from json_each_text($2)`,
      [discount.id, JSON.stringify(newDiscount.budgets)],
    );
    return { outcome: 'made' };
  });
}

type EndDiscountInput = { readonly code: string; readonly by: string };

/** Ends a discount code. Bookings that have used it keep their discount. False if no such code was active. */
export async function endDiscount(
  { pool }: Pick<Database, 'pool'>,
  { code, by }: EndDiscountInput,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update discounts set ended_at = now(), ended_by = $2 where code = $1 and ended_at is null',
    [code, by],
  );
  return rowCount === 1;
}

export type ListedDiscount = DiscountTerms & {
  readonly code: string;
  readonly period: 'not_yet' | 'now' | 'over';
  readonly from: Date;
  readonly until: Date | null;
  readonly uses: number;
  readonly mostUses: number | null;
  readonly mostOfPerson: number | null;
  readonly products: number | null;
  readonly budgets: readonly { currency: string; mostMinor: number; spentMinor: number }[];
};

/** Lists all discount codes, the newest first. */
export async function listDiscounts({ pool }: Pick<Database, 'pool'>): Promise<ListedDiscount[]> {
  const { rows } = await pool.query<ListedDiscount>(
    `select code, percent, amounts, valid_from as "from", valid_until as "until", uses, most_uses as "mostUses",
       most_of_person as "mostOfPerson", cardinality(product_ids) as products,
       case when ended_at is not null or valid_until <= now() then 'over'
         when valid_from > now() then 'not_yet' else 'now' end as period,
       coalesce((
         select json_agg(json_build_object('currency', currency, 'mostMinor', most_minor, 'spentMinor', spent_minor)
           order by currency)
         from discount_budgets budget where budget.discount_id = discount.id), '[]') as budgets
     from discounts discount order by made_at desc, code`,
  );
  return rows;
}
