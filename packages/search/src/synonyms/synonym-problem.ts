import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { understandQuery } from '../sentence/understand-query.ts';
import { beginsWithGlyph, cutAtoms } from '../text/cut-atoms.ts';
import { isKnownPhrase, meaningOf, type Synonym } from './apply-synonyms.ts';

/** Why a synonym cannot be added. */
export type SynonymProblem =
  | { readonly problem: 'too-short' | 'too-long' | 'circular' | 'filter' | 'unknown-meaning' }
  /** The word has a meaning without the synonym. */
  | { readonly problem: 'known' }
  /** The word is a synonym already. */
  | { readonly problem: 'taken'; readonly means: string }
  /** What the word stands for is a synonym itself. */
  | { readonly problem: 'chain'; readonly means: string }
  /** The characters are part of a name, which would fall apart. */
  | { readonly problem: 'within-name'; readonly name: string };

const MIN_LETTERS = 3;
const MIN_GLYPHS = 2;
const MAX_ATOMS = 8;
export const MAX_SYNONYM_LENGTH = 60;

type SynonymProblemInput = {
  /** What trips and lodging are searched with, without any synonyms. */
  readonly readers: readonly Knowledge[];
  readonly synonyms: readonly Synonym[];
  readonly today: LocalDate;
};

/** Judges a synonym whose texts are keys. Undefined if it can be added. */
export function synonymProblem(
  { word, means }: Synonym,
  { readers, synonyms, today }: SynonymProblemInput,
): SynonymProblem | undefined {
  const atoms = cutAtoms(word);
  const isGlyphs = beginsWithGlyph(word);
  if (word.length < (isGlyphs ? MIN_GLYPHS : MIN_LETTERS)) return { problem: 'too-short' };
  if (word.length > MAX_SYNONYM_LENGTH || atoms.length > MAX_ATOMS) return { problem: 'too-long' };
  if (word === means) return { problem: 'circular' };
  const taken = synonyms.find((synonym) => synonym.word === word);
  if (taken) return { problem: 'taken', means: taken.means };
  const chained = synonyms.find((synonym) => synonym.word === means);
  if (chained) return { problem: 'chain', means: chained.means };
  if (readers.some((knowledge) => isKnownPhrase(word, knowledge))) return { problem: 'known' };
  if (!readers.some((knowledge) => meaningOf(means, knowledge) !== undefined))
    return { problem: 'unknown-meaning' };
  const [first] = readers;
  if (first && understandQuery(word, { today, knowledge: first }).rest !== word) return { problem: 'filter' };
  const name = isGlyphs ? nameContaining(word, readers) : undefined;
  return name === undefined ? undefined : { problem: 'within-name', name };
}

/** Chinese has no spaces: a shorter word inside a name would be read before the rest of it. */
function nameContaining(word: string, readers: readonly Knowledge[]): string | undefined {
  for (const { namesIndex } of readers) {
    const name = namesIndex.words.words.find((known) => known.includes(word));
    if (name !== undefined) return name;
  }
}
