import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { images } from '../images/tables.ts';
import { locations } from '../locations/tables.ts';
import { stemOfProduct } from './composed-stem.ts';
import { products } from './tables.ts';

/** The picture that is composed for a product: its name, and whether there is one. */
export async function composedPictureOf({ db }: Database, code: string) {
  const [product] = await db
    .select({ slug: products.slug, city: locations.slug })
    .from(products)
    .innerJoin(locations, eq(locations.id, products.locationId))
    .where(eq(products.code, code));
  if (!product) return undefined;
  const name = stemOfProduct(product.city, product.slug);
  const found = await db.select({ stem: images.stem }).from(images).where(eq(images.stem, name));
  return { name, isThere: found.length > 0 };
}
