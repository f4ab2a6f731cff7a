import { type ProductPath, placeAddress, productPath } from '@ashore/core/contract/values/product-path.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { Database } from '../../../database/connect.ts';
import { onSaleSql } from '../cards/tour.queries.ts';

export type ListPathEntry = { readonly path: string; readonly changedAt: Date };

/** The addresses of the lists of each city: one of everything, and one for each product type that it sells. */
export async function listListPaths(
  { pool }: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListPathEntry[]> {
  const { rows } = await pool.query<{ type: ProductType | null; citySlug: string; changedAt: Date }>(
    `select product.type, location.slug as "citySlug", max(product.changed_at) as "changedAt"
     from products product join locations location on location.id = product.location_id
     where ${onSaleSql}
     group by grouping sets ((location.slug), (product.type, location.slug))
     order by location.slug, product.type nulls first
     limit $1 offset $2`,
    [limit, offset],
  );
  return rows.map(({ type, citySlug, changedAt }) => ({ path: listPath(type, citySlug), changedAt }));
}

export async function countListPaths({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (count(distinct (product.type, product.location_id)) + count(distinct product.location_id))::int as count
     from products product where ${onSaleSql}`,
  );
  return rows[0]?.count ?? 0;
}

function listPath(type: ProductType | null, citySlug: string): string {
  return type === null ? placeAddress(citySlug) : `/${type}/${citySlug}`;
}

export type ListProductPathsInput = { readonly limit: number; readonly offset: number };

export type ProductPathEntry = { readonly path: string; readonly changedAt: Date };

/** The canonical paths of the products on sale, without a language, in a stable order. */
export async function listProductPaths(
  { pool }: Database,
  { limit, offset }: ListProductPathsInput,
): Promise<ProductPathEntry[]> {
  const { rows } = await pool.query<ProductPathRow>(
    `select product.type as "productType", location.slug as "citySlug", product.slug, product.code,
      product.changed_at as "changedAt"
     from products product join locations location on location.id = product.location_id
     where ${onSaleSql}
     order by product.id
     limit $1 offset $2`,
    [limit, offset],
  );
  return rows.map(({ changedAt, ...productAddress }) => ({ path: productPath(productAddress), changedAt }));
}

type ProductPathRow = ProductPath & { readonly changedAt: Date };

export async function countProductPaths({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from products product where ${onSaleSql}`,
  );
  return rows[0]?.count ?? 0;
}
