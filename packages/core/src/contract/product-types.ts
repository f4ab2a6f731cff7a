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
