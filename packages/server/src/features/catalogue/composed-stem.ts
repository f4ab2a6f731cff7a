import { isImageStem } from '@ashore/core/contract/image-sizes.ts';

/** The pictures that are composed for a product that brings none. */
export const pictureViews = [0, 1, 2, 3, 4] as const;

/** The name of the picture that is composed for a product; 0 is the view on its card. */
export function stemOfProduct(citySlug: string, slug: string, view = 0): string {
  return stemFrom(view === 0 ? `${citySlug}-${slug}` : `${citySlug}-${slug}-${view}`);
}

export function stemOfPlace(slug: string): string {
  return stemFrom(`place-${slug}`);
}

export function stemOfMark(slug: string): string {
  return stemFrom(`mark-${slug}`);
}

/** As `stemOfMark`, for a statement: of the slug that this expression gives. */
export function stemOfMarkSql(slug: string): string {
  return `'mark-' || ${slug} || case when ${slug} ~ '^(.+-)?[0-9]+x[0-9]+$' then '${apart}' else '' end`;
}

const apart = '-picture';

/** One that ends like a size would be read as another picture in that size. */
function stemFrom(name: string): string {
  return isImageStem(name) ? name : `${name}${apart}`;
}
