import { soundKey } from '../text/sound-key.ts';

export type Slip = { readonly typed: string; readonly meant: string; readonly distance: number };

type Kind = 'name' | 'wish' | 'word';

// Shorter words are one or two slips from another word, or from a city that we do not have: Turin from "turn".
const LEAST_SWAPPED = { name: 4, wish: 4, word: 6 };
const LEAST_FOR_ONE = { name: 4, wish: 4, word: 7 };
const LEAST_FOR_TWO = { name: 7, wish: 8, word: 10 };
// Two cities of three characters may differ in one: Bordeaux and Porto do.
const LEAST_GLYPHS = { name: 4, wish: 3, word: 3 };

/**
 * Whether somebody who meant this may have typed that. Who names what we do not have is better told so than shown what is
 * spelt a little alike.
 */
export function isBelievable(kind: Kind, { typed, meant, distance }: Slip): boolean {
  if (distance === 0) return true;
  if (typed.charCodeAt(0) > 0x2e00) return typed[0] === meant[0] && typed.length >= LEAST_GLYPHS[kind];
  if (distance === 1 && typed.length >= LEAST_SWAPPED[kind] && isSwapped(typed, meant)) return true;
  if (!beginsAlike(typed, meant)) return false;
  // Of four letters another one makes another word: Lima is no limo.
  if (typed.length === 4 && meant.length === 4) return false;
  if (distance === 1) return typed.length >= LEAST_FOR_ONE[kind];
  return Math.max(typed.length, meant.length) >= LEAST_FOR_TWO[kind];
}

/** The first letter is hardly ever wrong, unless it is heard alike. */
function beginsAlike(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || soundKey(typed)[0] === soundKey(meant)[0];
}

function isSwapped(typed: string, meant: string): boolean {
  return typed.length === meant.length && [...typed].sort().join() === [...meant].sort().join();
}
