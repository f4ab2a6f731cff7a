import type { Place } from '@ashore/core/contract/locations.ts';

/** What an index needs of a place: the rest would only make the page longer. */
export type PlaceLine = Pick<Place, 'code' | 'slug' | 'name' | 'countryName' | 'countryCode'> & {
  readonly trips: number;
  /** Only where it is shown. */
  readonly imageUrl?: string;
};

export function placeLine({ code, slug, name, countryName, countryCode, productCounts }: Place): PlaceLine {
  const trips = Object.values(productCounts).reduce((sum, count) => sum + count, 0);
  return { code, slug, name, countryName, countryCode, trips };
}
