import { type ReadAtom, readAtoms } from './read-atoms.ts';

/** As many as the texts of one product. */
const MAX_CACHED_TEXTS = 16;
const cache = new Map<string, readonly ReadAtom[]>();

/**
 * The atoms of a text, folded. Those of the last texts are cached: a product is described by its words, its concepts and the
 * places that it mentions, and each of them reads the same texts.
 */
export function atomsOf(text: string): readonly ReadAtom[] {
  const cached = cache.get(text);
  if (cached) return cached;
  if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
  const atoms = readAtoms(text);
  cache.set(text, atoms);
  return atoms;
}
