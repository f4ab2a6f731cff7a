import { compareCodeUnits, type SortedWords } from '../text/sorted-words.ts';
import type { IndexDoc } from './index-doc.ts';
import { FIRST_OF_WORDS, lexemesOf } from './lexemes.ts';

/** Documents, and which of them contain each lexeme. Only the marks of dead documents ever change. */
export type Segment = {
  readonly ids: readonly string[];
  readonly versions: Float64Array;
  readonly popularity: Float64Array;
  readonly suppliers: readonly string[];
  /** Every lexeme once, in order. */
  readonly lexemes: SortedWords;
  /** Where the postings of each lexeme begin. They end where those of the next one begin. */
  readonly starts: Uint32Array;
  /** Four times the number of the document plus the level of the lexeme in it, in order. */
  readonly postings: Uint32Array;
  /** 1 for a document that was replaced or removed since. */
  readonly dead: Uint8Array;
  deadCount: number;
};

/** Each id may occur at most once. */
export function buildSegment(docs: readonly IndexDoc[]): Segment {
  const postingsOf = new Map<string, number[]>();
  docs.forEach((doc, number) => {
    for (const [lexeme, level] of lexemesOf(doc)) {
      const posting = number * 4 + level;
      const postings = postingsOf.get(lexeme);
      if (postings) postings.push(posting);
      else postingsOf.set(lexeme, [posting]);
    }
  });
  const lexemes = [...postingsOf.keys()].sort(compareCodeUnits);
  const starts = new Uint32Array(lexemes.length + 1);
  lexemes.forEach((lexeme, at) => {
    starts[at + 1] = (starts[at] ?? 0) + (postingsOf.get(lexeme)?.length ?? 0);
  });
  const postings = new Uint32Array(starts[lexemes.length] ?? 0);
  lexemes.forEach((lexeme, at) => {
    postings.set(postingsOf.get(lexeme) ?? [], starts[at] ?? 0);
  });
  return {
    ids: docs.map(({ id }) => id),
    versions: Float64Array.from(docs, ({ version }) => version),
    popularity: Float64Array.from(docs, ({ popularity }) => popularity),
    suppliers: docs.map(({ supplier }) => supplier),
    lexemes: sortedLexemes(lexemes),
    starts,
    postings,
    dead: new Uint8Array(docs.length),
    deadCount: 0,
  };
}

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
