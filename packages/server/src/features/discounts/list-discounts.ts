import type { DiscountTerms } from '@ashore/core/pricing/discount-of.ts';
import type { Database } from '../../database/connect-database.ts';

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

/** All there have been, the newest first. */
export async function listDiscounts({ pool }: Pick<Database, 'pool'>): Promise<ListedDiscount[]> {
  const { rows } = await pool.query<ListedDiscount>(
    `select code, percent, amounts, valid_from as "from", valid_until as "until", uses, most_uses as "mostUses",
       most_of_person as "mostOfPerson", cardinality(product_ids) as products,
       case when ended_at is not null or valid_until <= now() then 'over'
         when valid_from > now() then 'not_yet' else 'now' end as period,
       coalesce((
         select json_agg(json_build_object('currency', currency, 'mostMinor', most_minor, 'spentMinor', spent_minor)
           order by currency)
         from discount_budgets b where b.discount_id = d.id), '[]') as budgets
     from discounts d order by made_at desc, code`,
  );
  return rows;
}
