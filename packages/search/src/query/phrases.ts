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

type NewPhrase<Meaning> = { readonly atoms: readonly string[]; readonly meaning: Meaning };

/** The same tree with further phrases. It shares all nodes that do not change, and `root` stays as it is. */
export function withPhrases<Meaning>(
  root: Phrases<Meaning>,
  added: readonly NewPhrase<Meaning>[],
): Phrases<Meaning> {
  const extended = { next: new Map(root.next), meanings: root.meanings };
  for (const { atoms, meaning } of added) {
    const [first, ...rest] = atoms;
    if (first !== undefined) extended.next.set(first, withPhrase(extended.next.get(first), rest, meaning));
  }
  return extended;
}

function withPhrase<Meaning>(
  { next, meanings }: Phrases<Meaning> = emptyPhrases(),
  [first, ...rest]: readonly string[],
  meaning: Meaning,
): Phrases<Meaning> {
  if (first === undefined)
    return { next, meanings: meanings.includes(meaning) ? meanings : [...meanings, meaning] };
  return { next: new Map(next).set(first, withPhrase(next.get(first), rest, meaning)), meanings };
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
