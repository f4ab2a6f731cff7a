import { compareCodeUnits, type SortedWords } from '../text/sorted-words.ts';
import { FIRST_OF_WORDS } from './lexemes.ts';

/**
 * Documents, the most popular first, and which of them contain each lexeme. Only the marks of dead documents ever change.
 */
export type Segment = {
  readonly ids: readonly string[];
  readonly versions: Float64Array;
  readonly popularity: Float64Array;
  readonly suppliers: readonly string[];
  /** Every lexeme once, in order. */
  readonly lexemes: SortedWords;
  /** Where the packed postings of each lexeme begin. */
  readonly starts: Uint32Array;
  /** How many documents have each lexeme. */
  readonly counts: Uint32Array;
  /** The documents of each lexeme, and its level in them. */
  readonly packed: Uint8Array;
  /** 1 for a document that was replaced or removed since. */
  readonly dead: Uint8Array;
  deadCount: number;
};

/** Labels are not words: travellers do not type them, and spelling correction never gives one. */
export function sortedLexemes(lexemes: readonly string[]): SortedWords {
  const firstWord = lexemes.findIndex((lexeme) => lexeme >= FIRST_OF_WORDS);
  return { words: lexemes, firstWord: firstWord === -1 ? lexemes.length : firstWord };
}

export function markDead(segment: Segment, number: number): void {
  if (segment.dead[number]) return;
  segment.dead[number] = 1;
  segment.deadCount++;
}

type RankedDocument = { readonly id: string; readonly popularity: number };

/** The order of documents in a segment: as hits are ranked that match equally well. */
export function compareDocuments(one: RankedDocument, other: RankedDocument): number {
  return other.popularity - one.popularity || compareCodeUnits(one.id, other.id);
}
