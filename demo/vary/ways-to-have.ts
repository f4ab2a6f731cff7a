import type { ProductRow } from '../../packages/server/src/features/catalogue/file/place-file.ts';
import { company } from './company.ts';
import { keepsakes, table, ways } from './extras.ts';
import { spoken } from './spoken.ts';
import { pace, seasons, weekdays } from './timing.ts';
import type { Respect, Trait } from './trait.ts';

const respects: readonly Respect[] = [company, spoken, ways, table, keepsakes, pace, seasons, weekdays];

/** Number of ways to offer a trip, including the original. */
export function countWays(product: ProductRow): number {
  return fitting(product).reduce((count, respect) => count * (respect.length + 1), 1);
}

/**
 * That many of them: the original first, then those with the fewest changes. The seed decides the order of
 * equals.
 */
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

/** A number derived from a word, as good as random: FNV-1a. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function fitting(product: ProductRow): Respect[] {
  return respects.map((respect) => respect.filter((trait) => trait.fits(product)));
}

/** One trait each from that many respects, in their order. */
function choose([first, ...others]: readonly Respect[], changes: number): (readonly Trait[])[] {
  if (changes === 0) return [[]];
  if (first === undefined) return [];
  const rest = choose(others, changes - 1);
  return [...first.flatMap((trait) => rest.map((traits) => [trait, ...traits])), ...choose(others, changes)];
}
