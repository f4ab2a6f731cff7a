import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { productImages, products } from './tables.ts';

export type GivePicture = {
  /** The public code of a product. */
  readonly code: string;
  /** Null for none. */
  readonly stem: string | null;
};

/** Puts a picture on the card of a product. Says which was there before, so that its giver may have it removed. */
export async function givePicture(
  { db }: Database,
  { code, stem }: GivePicture,
): Promise<{ readonly before: string | null } | undefined> {
  return await db.transaction(async (write) => {
    // Locked, or of two who give at once neither would know of the other's.
    const [product] = await write
      .select({ id: products.id })
      .from(products)
      .where(eq(products.code, code))
      .for('update');
    if (!product) return undefined;
    const isOnCard = and(eq(productImages.productId, product.id), eq(productImages.position, 0));
    const [had] = await write.select({ stem: productImages.stem }).from(productImages).where(isOnCard);
    if (stem === null) await write.delete(productImages).where(isOnCard);
    else
      await write
        .insert(productImages)
        .values({ productId: product.id, position: 0, stem })
        .onConflictDoUpdate({ target: [productImages.productId, productImages.position], set: { stem } });
    return { before: had?.stem ?? null };
  });
}
