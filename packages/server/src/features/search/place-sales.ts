import type { ProductCounts } from '../catalogue/count-products.ts';
import type { FoundLine } from './found-lines.ts';

export type PlaceSales = {
  add(line: Sold): void;
  remove(line: Sold): void;
  /** How many products of each kind are on sale right there; undefined where there is none. */
  counts(place: string): ProductCounts | undefined;
  /** How much what is sold there is asked for, beside the place where it is most: from 0 to 1. */
  askedFor(place: string): number;
};

type Sold = Pick<FoundLine, 'locationId' | 'type' | 'popularity'>;

type Sales = { readonly counts: ProductCounts; popularity: number; products: number };

/** What is on sale in each place, counted as products come and go. */
export function createPlaceSales(): PlaceSales {
  const sales = new Map<string, Sales>();
  let most: number | undefined;

  return {
    add({ locationId, type, popularity }) {
      const place = sales.get(locationId) ?? { counts: {}, popularity: 0, products: 0 };
      sales.set(locationId, place);
      place.counts[type] = (place.counts[type] ?? 0) + 1;
      place.popularity += popularity;
      place.products += 1;
      most = undefined;
    },
    remove({ locationId, type, popularity }) {
      const place = sales.get(locationId);
      if (!place) return;
      const left = (place.counts[type] ?? 0) - 1;
      if (left > 0) place.counts[type] = left;
      else delete place.counts[type];
      place.popularity -= popularity;
      place.products -= 1;
      if (place.products === 0) sales.delete(locationId);
      most = undefined;
    },
    counts: (place) => sales.get(place)?.counts,
    askedFor(place) {
      most ??= Math.max(1, ...[...sales.values()].map(({ popularity }) => popularity));
      return (sales.get(place)?.popularity ?? 0) / most;
    },
  };
}
