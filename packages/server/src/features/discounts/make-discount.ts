import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { DiscountTerms } from '@ashore/core/pricing/discount-of.ts';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';

export type NewDiscount = {
  readonly code: string;
  readonly terms: DiscountTerms;
  /** Null: from now on; and without an end. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly mostUses: number | null;
  readonly mostOfPerson: number | null;
  /** By code or id; null for everything. */
  readonly products: readonly string[] | null;
  readonly budgets: Readonly<Partial<Record<CurrencyCode, number>>>;
  readonly by: string;
};

export type MadeDiscount =
  | { readonly outcome: 'made' }
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'no_product'; readonly product: string };

/** A code that anybody may type. Once made its terms stay: what somebody was promised is not changed, only ended. */
export async function makeDiscount(database: Database, wanted: NewDiscount): Promise<MadeDiscount> {
  return await transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ asked: string; id: string | null }>(
      `select asked, p.id from unnest($1::text[]) as asked left join products p on p.code = asked or p.id::text = asked`,
      [wanted.products ?? []],
    );
    const missing = rows.find(({ id }) => id === null);
    if (missing) return { outcome: 'no_product', product: missing.asked };
    const made = await client.query<{ id: string }>(
      `insert into discounts
         (code, percent, amounts, valid_from, valid_until, most_uses, most_of_person, product_ids, made_by)
       values ($1, $2, $3, coalesce($4, now()), $5, $6, $7, $8, $9) on conflict (code) do nothing returning id`,
      [
        wanted.code,
        wanted.terms.percent,
        wanted.terms.amounts,
        wanted.from,
        wanted.until,
        wanted.mostUses,
        wanted.mostOfPerson,
        wanted.products && rows.map(({ id }) => id),
        wanted.by,
      ],
    );
    const [discount] = made.rows;
    if (!discount) return { outcome: 'taken' };
    await client.query(
      `insert into discount_budgets (discount_id, currency, most_minor)
       select $1, key, value::bigint from json_each_text($2)`,
      [discount.id, JSON.stringify(wanted.budgets)],
    );
    return { outcome: 'made' };
  });
}
