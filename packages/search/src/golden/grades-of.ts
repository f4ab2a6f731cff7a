import type { GoldenQuery } from './golden-query.ts';
import { TOPICS } from './topics.ts';

/**
 * Grade of each product, written `place/product`: 2 if it is what was searched for, 1 if it includes that,
 * otherwise no grade.
 */
export function gradesOf(
  { places, topics }: Pick<GoldenQuery, 'places' | 'topics'>,
  products: readonly string[],
): ReadonlyMap<string, number> {
  const inPlaces = products.filter(
    (product) => places?.some((place) => product.startsWith(`${place}/`)) ?? true,
  );
  if (!topics) return new Map(inPlaces.map((product) => [product, 2]));

  const exact = new Set(topics.flatMap((topic) => TOPICS[topic].exact));
  const partial = new Set(topics.flatMap((topic) => TOPICS[topic].partial ?? []));
  return new Map(
    inPlaces
      .filter((product) => exact.has(product) || partial.has(product))
      .map((product) => [product, exact.has(product) ? 2 : 1]),
  );
}
