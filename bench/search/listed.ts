import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';

/** Lists that are not in any cache yet: filtered, sorted and far down. */
export function listedQueries(): string[] {
  const sorts = ['none', 'name', 'low', 'high'];
  const narrowed = INTERESTS.flatMap((interest) =>
    sorts.flatMap((sort) =>
      [60, 90, 150, 400].map((price) => `interest=${interest}&sort=${sort}&priceTo=${price}&language=en`),
    ),
  );
  const deep = sorts.flatMap((sort) => [5, 20, 30].map((page) => `sort=${sort}&page=${page}&rating=4`));
  return [...narrowed, ...deep].map((query) => `/api/tours?${query}`);
}

// Close to the usual page size. So there are enough lists of each kind that are not in a cache.
const sizes = [18, 19, 20, 21, 22, 23, 24];

/** Lists by kind, none of which is in a cache. */
export function listsByKind(products: number): Readonly<Record<string, readonly string[]>> {
  const last = Math.max(1, Math.floor(products / Math.max(...sizes)) - 1);
  const ofEachSize = (queries: readonly string[]) =>
    sizes.flatMap((size) => queries.map((query) => `${query}size=${size}`));
  const sorted = PRODUCT_TYPES.flatMap((type) =>
    ['name', 'low', 'high'].map((sort) => `/api/${type}?sort=${sort}&`),
  );
  const deep = ['name', 'low', 'high', 'none'].flatMap((sort) =>
    [0.5, 0.8, 0.9, 1].map((share) => `/api/tours?sort=${sort}&page=${Math.floor(last * share)}&`),
  );
  return {
    'first pages': ofEachSize(PRODUCT_TYPES.map((type) => `/api/${type}?`)),
    'filtered lists': ofEachSize(
      INTERESTS.flatMap((one) => [`/api/tours?interest=${one}&rating=4.5&party=2&`]),
    ),
    'sorted lists': ofEachSize(sorted),
    'deep pages': ofEachSize(deep),
  };
}
