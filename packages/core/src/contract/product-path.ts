import type { ProductType } from './product-types.ts';
import { PUBLIC_CODE } from './public-code.ts';

export type ProductPath = {
  productType: ProductType;
  citySlug: string;
  slug: string;
  code: string;
};

/** The canonical path of a product, without its locale. A name that gives no slug leaves the code alone. */
export function productPath({ productType, citySlug, slug, code }: ProductPath): string {
  return `/${productType}/${citySlug}/${slug === '' ? code : `${slug}-${code}`}`;
}

/** Where everything of the same kind at the same place is listed. */
export function placeOfPath(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/**
 * The code a path ends in, whatever stands before it. It may be a word that looks like one: only looking it
 * up tells.
 */
export function codeAtEnd(path: string): string | undefined {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  const code = trimmed.slice(-8);
  const before = trimmed.at(-9);
  return PUBLIC_CODE.test(code) && (before === '-' || before === '/') ? code : undefined;
}

/** The same, or the UUID it ends in: either may name something. */
export function idAtEnd(path: string): string | undefined {
  return codeAtEnd(path) ?? /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(path)?.[1];
}
