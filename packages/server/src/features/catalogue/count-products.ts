import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { products } from './tables.ts';
import { isOnSale } from './tour.queries.ts';

export type ProductCounts = Partial<Record<ProductType, number>>;

/** How many products of each kind are on sale in a place. */
export async function countProducts({ db }: Database, locationId: string): Promise<ProductCounts> {
  const rows = await db
    .select({ type: products.type, count: count() })
    .from(products)
    .where(and(isOnSale(), eq(products.locationId, locationId)))
    .groupBy(products.type);
  return Object.fromEntries(rows.map((row) => [row.type, row.count]));
}
