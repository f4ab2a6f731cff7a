import type {
  PlaceFile,
  ProductInFile,
} from '../../packages/server/src/features/catalogue/file/place-file.ts';
import { USUAL_POPULARITY } from '../../packages/server/src/features/catalogue/import/tables.ts';
import type { Trait } from './trait.ts';
import { countVariations, hashOf, type PlacedTrip, variationsOf } from './variations.ts';
import { varyProduct } from './vary-product.ts';

export type Variety = {
  /** Total number of products, including the originals. */
  readonly products: number;
  /** Another seed selects other variations. */
  readonly seed: number;
  /** Largest number of products of a place that are returned together. */
  readonly atOnce: number;
};

/**
 * The same places with that many products: every trip unchanged, and more and more variations of it. No two
 * have the same title, and the same seed gives the same result.
 */
export function* varyPlaces(
  places: readonly PlaceFile[],
  { products, seed, atOnce }: Variety,
): Generator<PlaceFile> {
  const shares = shareOut(places.flatMap(tripsOf).map(countVariations), products);
  let at = 0;
  for (const place of places) {
    const rows: ProductInFile[] = [];
    for (const trip of tripsOf(place)) {
      const { product } = trip;
      for (const traits of variationsOf(trip, seed, shares[at++] ?? 0)) {
        rows.push(traits.length === 0 ? product : variation(product, traits));
        if (rows.length === atOnce) yield { ...place, products: rows.splice(0) };
      }
    }
    if (rows.length > 0) yield { ...place, products: rows };
  }
}

export function tripsOf({ location: { latitude }, products }: PlaceFile): PlacedTrip[] {
  return products.map((product) => ({ product, latitude }));
}

/** Distributes a total as evenly as the limit of each trip allows. */
function shareOut(most: readonly number[], total: number): number[] {
  const variationCount = most.reduce((sum, count) => sum + count, 0);
  if (total > variationCount) throw new Error(`These trips have ${variationCount} variations, not ${total}.`);
  const shares = most.map(() => 0);
  for (let remaining = total; remaining > 0; ) {
    const open = most.flatMap((count, at) => ((shares[at] ?? 0) < count ? [at] : []));
    const share = Math.ceil(remaining / open.length);
    for (const at of open) {
      const added = Math.min(share, remaining, (most[at] ?? 0) - (shares[at] ?? 0));
      shares[at] = (shares[at] ?? 0) + added;
      remaining -= added;
    }
  }
  return shares;
}

function variation(base: ProductInFile, traits: readonly Trait[]): ProductInFile {
  const product = varyProduct(base, traits);
  const chance = hashOf(product.slug);
  // A variation is at most as popular as its original, and has fewer reviews.
  const popularity = 1 + (chance % (base.popularity ?? USUAL_POPULARITY));
  return { ...product, popularity, reviews: base.reviews.slice(0, (chance >>> 8) % 3) };
}
