import type { Atom } from '../text/cut-atoms.ts';

/**
 * Phrases as a tree of atoms. Finding the longest phrase at a position takes as many steps as the phrase has
 * atoms.
 */
export type Phrases<Meaning> = {
  readonly next: Map<string, Phrases<Meaning>>;
  readonly meanings: Meaning[];
};

export type PhraseMatch<Meaning> = { readonly to: number; readonly meanings: readonly Meaning[] };

export function emptyPhrases<Meaning>(): Phrases<Meaning> {
  return { next: new Map(), meanings: [] };
}

export function addPhrase<Meaning>(root: Phrases<Meaning>, atoms: readonly string[], meaning: Meaning): void {
  if (atoms.length === 0) return;
  let node = root;
  for (const atom of atoms) {
    const next = node.next.get(atom) ?? emptyPhrases<Meaning>();
    node.next.set(atom, next);
    node = next;
  }
  if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
}

/** Finds the longest phrase that begins at `from`, with its end and its meanings. */
export function longestPhrase<Meaning>(
  root: Phrases<Meaning>,
  atoms: readonly Atom[],
  from: number,
  read: (atom: Atom) => string = ({ text }) => text,
): PhraseMatch<Meaning> | undefined {
  let node: Phrases<Meaning> | undefined = root;
  let longestMatch: PhraseMatch<Meaning> | undefined;
  for (let at = from; at < atoms.length; at++) {
    const atom = atoms[at];
    node = atom && node.next.get(read(atom));
    if (!node) break;
    if (node.meanings.length > 0) longestMatch = { to: at + 1, meanings: node.meanings };
  }
  return longestMatch;
}
