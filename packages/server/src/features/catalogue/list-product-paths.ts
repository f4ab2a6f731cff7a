import { productPath } from '@ashore/core/contract/product-path.ts';
import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { locations } from '../locations/tables.ts';
import { products } from './tables.ts';
import { isOnSale } from './tour.queries.ts';

export type ListProductPaths = { readonly limit: number; readonly offset: number };

export type ProductPathEntry = { readonly path: string; readonly changedAt: Date };

/** The canonical paths of what is on sale, without their language, in an order that stays. */
export async function listProductPaths(
  { db }: Database,
  { limit, offset }: ListProductPaths,
): Promise<ProductPathEntry[]> {
  const rows = await db
    .select({
      productType: products.type,
      citySlug: locations.slug,
      slug: products.slug,
      code: products.code,
      changedAt: products.changedAt,
    })
    .from(products)
    .innerJoin(locations, eq(locations.id, products.locationId))
    .where(isOnSale())
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ changedAt, ...parts }) => ({ path: productPath(parts), changedAt }));
}

export async function countProductPaths({ db }: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products).where(isOnSale());
  return row?.count ?? 0;
}
