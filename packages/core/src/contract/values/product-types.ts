/** The first segment of a product's path, in every language. */
export const PRODUCT_TYPES = [
  'tours',
  'activities',
  'attractions',
  'shows',
  'transfers',
  'shore-excursions',
  'hotels',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export function isProductType(value: string): value is ProductType {
  return (PRODUCT_TYPES as readonly string[]).includes(value);
}

/**
 * The short name of a product, hotel or place: eight characters of lower-case Crockford base 32. It leaves
 * out i, l, o and u, so that codes are easy to read and rarely form a word.
 */
export const PUBLIC_CODE = /^[0-9a-hjkmnp-tv-z]{8}$/;
