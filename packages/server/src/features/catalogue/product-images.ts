import { isImageStem } from '@ashore/core/contract/values/image-sizes.ts';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';

/** The views that are composed for a product without its own images. */
export const pictureViews = [0, 1, 2, 3, 4] as const;

/** The image name of a composed view of a product; 0 is the view on its card. */
export function stemOfProduct(citySlug: string, slug: string, view = 0): string {
  return stemFrom(view === 0 ? `${citySlug}-${slug}` : `${citySlug}-${slug}-${view}`);
}

/** The image name of the drawing of a place. */
export function stemOfPlace(slug: string): string {
  return stemFrom(`place-${slug}`);
}

/** The image name of the mark that is drawn for an organisation. */
export function stemOfOrganisationMark(slug: string): string {
  return stemFrom(`mark-${slug}`);
}

/**
 * The SQL expression for `stemOfMark`, given the SQL expression of a slug. It repeats the rule of
 * `isImageStem` for names that end like a size.
 */
export function stemOfOrganisationMarkSql(slug: string): string {
  return `'mark-' || ${slug} || case when ${slug} ~ '^(.+-)?[0-9]+x[0-9]+$' then '${SAFE_STEM_ENDING}' else '' end`;
}

/** Added to a name that ends like an image size. */
const SAFE_STEM_ENDING = '-picture';

/** A name that ends like an image size would be read as another image in that size. */
function stemFrom(name: string): string {
  return isImageStem(name) ? name : `${name}${SAFE_STEM_ENDING}`;
}

/** The name of the image composed for a product's card, and whether that image exists. */
export async function findComposedImage({ pool }: Database, code: string) {
  const { rows } = await pool.query<{ slug: string; city: string }>(
    'select product.slug, location.slug as city from products product join locations location on location.id = product.location_id where product.code = $1',
    [code],
  );
  const [product] = rows;
  if (!product) return undefined;
  const name = stemOfProduct(product.city, product.slug);
  const { rowCount } = await pool.query('select from images where stem = $1', [name]);
  return { name, exists: rowCount === 1 };
}

export type SetProductImageInput = {
  /** The public code of a product. */
  readonly code: string;
  /** Null removes the image from the card. */
  readonly stem: string | null;
};

/**
 * Puts an image on the card of a product. Returns the previous image, so that the caller may remove its file.
 */
export async function setProductImage(
  database: Database,
  { code, stem }: SetProductImageInput,
): Promise<{ readonly before: string | null } | undefined> {
  return await transaction(database, async ({ client }) => {
    // The lock makes concurrent calls take turns. Without it, neither call would see the other's image.
    const locked = await client.query<{ id: string }>('select id from products where code = $1 for update', [
      code,
    ]);
    const [product] = locked.rows;
    if (!product) return undefined;
    const previousImage = await client.query<{ stem: string }>(
      'select stem from product_images where product_id = $1 and position = 0',
      [product.id],
    );
    if (stem === null)
      await client.query('delete from product_images where product_id = $1 and position = 0', [product.id]);
    else
      await client.query(
        `insert into product_images (product_id, position, stem) values ($1, 0, $2)
         on conflict (product_id, position) do update set stem = excluded.stem`,
        [product.id, stem],
      );
    return { before: previousImage.rows[0]?.stem ?? null };
  });
}
