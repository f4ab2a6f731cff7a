import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';

/** Lists that nobody has asked for yet: narrowed, sorted, and far back. */
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

// Nearly as long as usual: so there are enough lists of each kind that nobody has asked for.
const sizes = [18, 19, 20, 21, 22, 23, 24];

/** The same by kind, each of them a list that is nowhere kept. */
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
