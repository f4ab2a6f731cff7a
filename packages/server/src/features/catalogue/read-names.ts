import type { Database } from '../../database/connect-database.ts';

export type ProductNames = {
  readonly product: string;
  /** Of each way to book it, in their order; that of the first is the product's own. */
  readonly options: readonly string[];
};

/** What a product and the ways to book it are called in English: for whoever runs the site. */
export async function readNames({ pool }: Pick<Database, 'pool'>, productId: string): Promise<ProductNames> {
  const { rows } = await pool.query<ProductNames>(names, [productId]);
  return rows[0] ?? { product: '', options: [] };
}

const names = `
  select t.name as product, array(
    select coalesce(named.name, t.name) from product_options o
    left join product_option_texts named on named.option_id = o.id and named.locale = 'en'
    where o.product_id = t.product_id order by o.position) as options
  from product_texts t where t.product_id = $1 and t.locale = 'en'`;
