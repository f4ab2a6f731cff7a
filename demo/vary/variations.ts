import type { ProductInFile } from '../../packages/server/src/features/catalogue/file/place-file.ts';
import { keepsakes, meals, pickups } from './extras.ts';
import { groupSizeTraits } from './group-size.ts';
import { spoken } from './spoken.ts';
import { pace, seasons, weekdays } from './timing.ts';
import type { Aspect, Trait } from './trait.ts';

// Another order chooses other variations: the order is part of what the seed decides.
const aspects: readonly Aspect[] = [
  groupSizeTraits,
  spoken,
  pickups,
  meals,
  keepsakes,
  pace,
  seasons,
  weekdays,
];

/** A trip, and the latitude of its place. */
export type PlacedTrip = { readonly product: ProductInFile; readonly latitude: number };

/** Number of variations of a trip, including the original. */
export function countVariations(trip: PlacedTrip): number {
  return fittingAspects(trip).reduce((count, aspect) => count * (aspect.length + 1), 1);
}

/**
 * Returns the original, which has no traits, and then the variations with the fewest traits, at most `most` in
 * all. The seed decides the order among variations with the same number of traits.
 */
export function variationsOf(trip: PlacedTrip, seed: number, most: number): (readonly Trait[])[] {
  const possible = fittingAspects(trip);
  const variations: (readonly Trait[])[] = [];
  for (let changes = 0; changes <= possible.length && variations.length < most; changes++) {
    const level = choose(possible, changes).map((traits) => ({
      traits,
      chance: hashOf(`${seed} ${trip.product.slug} ${traits.map(({ id }) => id)}`),
    }));
    level.sort((a, b) => a.chance - b.chance);
    for (const { traits } of level) variations.push(traits);
  }
  return variations.slice(0, most);
}

/** Derives a number from a word by FNV-1a. The numbers of similar words are as different as random numbers. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function fittingAspects({ product, latitude }: PlacedTrip): Aspect[] {
  return aspects.map((aspect) => aspect.filter((trait) => trait.fits(product, latitude)));
}

/** Combinations of one trait each from that many aspects, in the order of the aspects. */
function choose([first, ...others]: readonly Aspect[], changes: number): (readonly Trait[])[] {
  if (changes === 0) return [[]];
  if (first === undefined) return [];
  const furtherChoices = choose(others, changes - 1);
  return [
    ...first.flatMap((trait) => furtherChoices.map((traits) => [trait, ...traits])),
    ...choose(others, changes),
  ];
}
