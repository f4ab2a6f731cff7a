import { atomsOf } from './atoms-of.ts';

/**
 * Returns the words under which a text is indexed. In scripts without spaces, every two adjacent characters
 * are a word. `interpretGlyphs` cuts queries into the same pairs. After a change here, raise `ANALYSIS` in
 * `query/knowledge.ts`, or saved indexes keep the old words.
 */
export function wordsOf(text: string): string[] {
  const atoms = atomsOf(text);
  const words: string[] = [];
  atoms.forEach((atom, at) => {
    const next = atoms[at + 1];
    if (!atom.isGlyph) words.push(atom.text);
    else if (next?.isGlyph && next.isJoined) words.push(atom.text + next.text);
    else if (!atom.isJoined || !atoms[at - 1]?.isGlyph) words.push(atom.text);
  });
  return words;
}
