import type { ProductRow } from '../../packages/server/src/features/catalogue/place-file.ts';
import { company } from './company.ts';
import { keepsakes, table, ways } from './extras.ts';
import { spoken } from './spoken.ts';
import { pace, seasons, weekdays } from './timing.ts';
import type { Respect, Trait } from './trait.ts';

const respects: readonly Respect[] = [company, spoken, ways, table, keepsakes, pace, seasons, weekdays];

/** In how many ways a trip can be had, with the one in which it is told. */
export function countWays(product: ProductRow): number {
  return fitting(product).reduce((count, respect) => count * (respect.length + 1), 1);
}

/** So many of them: as it is first, then those that change least. Which of equals come first is the seed's. */
export function waysToHave(product: ProductRow, seed: number, most: number): (readonly Trait[])[] {
  const possible = fitting(product);
  const found: (readonly Trait[])[] = [];
  for (let changes = 0; changes <= possible.length && found.length < most; changes++) {
    const level = choose(possible, changes).map((traits) => ({
      traits,
      chance: hashOf(`${seed} ${product.slug} ${traits.map(({ id }) => id)}`),
    }));
    level.sort((a, b) => a.chance - b.chance);
    for (const { traits } of level) found.push(traits);
  }
  return found.slice(0, most);
}

/** A number out of a word, as good as thrown: FNV-1a. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function fitting(product: ProductRow): Respect[] {
  return respects.map((respect) => respect.filter((trait) => trait.fits(product)));
}

/** One trait each of so many respects, in their order. */
function choose([first, ...others]: readonly Respect[], changes: number): (readonly Trait[])[] {
  if (changes === 0) return [[]];
  if (first === undefined) return [];
  const rest = choose(others, changes - 1);
  return [...first.flatMap((trait) => rest.map((traits) => [trait, ...traits])), ...choose(others, changes)];
}
