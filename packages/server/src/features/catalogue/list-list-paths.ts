import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { asc, countDistinct, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { locations } from '../locations/tables.ts';
import { products } from './tables.ts';
import { isOnSale } from './tour.queries.ts';

export type ListPathEntry = { readonly path: string; readonly changedAt: Date };

/** The paths of the lists, one for each kind of product that a city sells, in an order that stays. */
export async function listListPaths(
  { db }: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListPathEntry[]> {
  const rows = await db
    .select({ type: products.type, citySlug: locations.slug, changedAt: max(products.changedAt) })
    .from(products)
    .innerJoin(locations, eq(locations.id, products.locationId))
    .where(isOnSale())
    .groupBy(products.type, locations.slug)
    .orderBy(asc(locations.slug), asc(products.type))
    .limit(limit)
    .offset(offset);
  return rows.map(({ type, citySlug, changedAt }) => ({
    path: listPath(type, citySlug),
    // A group has at least one row.
    changedAt: changedAt ?? new Date(0),
  }));
}

export async function countListPaths({ db }: Database): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(sql`(${products.type}, ${products.locationId})`) })
    .from(products)
    .where(isOnSale());
  return row?.count ?? 0;
}

function listPath(type: ProductType, citySlug: string): string {
  return `/${type}/${citySlug}`;
}
