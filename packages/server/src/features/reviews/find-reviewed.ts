import { and } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { products } from '../catalogue/tables.ts';
import { isOnSale, isProduct } from '../catalogue/tour.queries.ts';

export type Reviewed = {
  readonly id: string;
  readonly supplierId: string;
  readonly rating: number | null;
  readonly reviewCount: number;
};

/** A product that travellers may see, by UUID or public code, with its stars. */
export async function findReviewed({ db }: Database, id: string): Promise<Reviewed | undefined> {
  const [found] = await db
    .select({
      id: products.id,
      supplierId: products.supplierId,
      rating: products.rating,
      reviewCount: products.reviewCount,
    })
    .from(products)
    .where(and(isOnSale(), isProduct(id)));
  return found;
}
