import type { Atom } from '../../text/cut-atoms.ts';
import { GERMAN_SENSES } from './senses-de.ts';
import { ENGLISH_SENSES } from './senses-en.ts';
import { CHINESE_SENSES } from './senses-zh.ts';

const LATIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...ENGLISH_SENSES, ...GERMAN_SENSES].join('|')})(?![\p{L}\p{N}])`,
  'gu',
);
const GLYPHS = new RegExp(CHINESE_SENSES.join('|'), 'gu');

/** Atoms from one to the next that is none of them. */
export type AtomSpan = { readonly from: number; readonly to: number };

/**
 * Where words of a query mean something else than what they could be asked for: “train” before “for a marathon”, and 火车站. The
 * neighbours of a word decide it.
 */
export function otherSenses(atoms: readonly Atom[]): AtomSpan[] {
  const starts: number[] = [];
  let text = '';
  for (const [at, atom] of atoms.entries()) {
    const isApart = at > 0 && !(atom.isGlyph && atoms[at - 1]?.isGlyph);
    if (isApart) text += ' ';
    starts.push(text.length);
    text += atom.text;
  }
  const patterns = atoms.every(({ isGlyph }) => isGlyph) ? [GLYPHS] : [LATIN, GLYPHS];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: words }) => {
      const from = starts.findIndex((start) => start >= index);
      const end = index + words.length;
      const next = starts.findIndex((start) => start >= end);
      const to = next < 0 ? starts.length : next;
      return from >= 0 && to > from ? [{ from, to }] : [];
    }),
  );
}
