import type { ProductCounts } from '../catalogue/places/list-places.ts';
import type { ResultRow } from './result-rows.ts';

export type PlaceSales = {
  add(product: SoldProduct): void;
  remove(product: SoldProduct): void;
  /** Number of products on sale in this very place, by type; undefined if there are none. */
  counts(place: string): ProductCounts | undefined;
  /** Popularity of the products of a place, from 0 to 1, relative to the most popular place. */
  soldIn(place: string): number;
};

type SoldProduct = Pick<ResultRow, 'locationId' | 'type' | 'popularity'>;

type Sales = { readonly counts: ProductCounts; popularity: number; products: number };

/** Counts the products on sale in each place as they come and go. */
export function createPlaceSales(): PlaceSales {
  const sales = new Map<string, Sales>();
  let mostSales: number | undefined;

  return {
    add({ locationId, type, popularity }) {
      const place = sales.get(locationId) ?? { counts: {}, popularity: 0, products: 0 };
      sales.set(locationId, place);
      place.counts[type] = (place.counts[type] ?? 0) + 1;
      place.popularity += popularity;
      place.products += 1;
      mostSales = undefined;
    },
    remove({ locationId, type, popularity }) {
      const place = sales.get(locationId);
      if (!place) return;
      const remaining = (place.counts[type] ?? 0) - 1;
      if (remaining > 0) place.counts[type] = remaining;
      else delete place.counts[type];
      place.popularity -= popularity;
      place.products -= 1;
      if (place.products === 0) sales.delete(locationId);
      mostSales = undefined;
    },
    counts: (place) => sales.get(place)?.counts,
    soldIn(place) {
      mostSales ??= Math.max(1, ...[...sales.values()].map(({ popularity }) => popularity));
      return (sales.get(place)?.popularity ?? 0) / mostSales;
    },
  };
}
