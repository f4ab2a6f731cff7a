import { findWord } from '../text/sorted-words.ts';
import { LEVELS, type LexemeVariant } from './lexemes.ts';
import type { Segment } from './segment.ts';

/** The postings of one variant, and what each adds to the score of its document. */
export type PostingList = {
  readonly from: number;
  readonly to: number;
  /** What a posting adds, by its level. */
  readonly scoreByLevel: readonly number[];
  readonly isFallback: boolean;
  /** A posting of a lower level is near the query and does not meet it. */
  readonly least: number;
  /** The level of the match, by the level of the posting. */
  readonly matchLevels: readonly number[];
};

/** The lists of one unit in one segment. */
export function postingListsOf(segment: Segment, variants: readonly LexemeVariant[]): PostingList[] {
  return variants.flatMap(({ lexeme, weight, isFallback, least, matchLevels }) => {
    const at = findWord(segment.lexemes, lexeme);
    if (at < 0) return [];
    const from = segment.starts[at] ?? 0;
    const to = segment.starts[at + 1] ?? 0;
    const scoreByLevel = LEVELS.map((level) => weight * level);
    return [{ from, to, scoreByLevel, isFallback, least, matchLevels }];
  });
}

export function countPostings(lists: readonly PostingList[]): number {
  return lists.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The documents that pass every filter, or undefined without any filter. */
export function documentsMatching(
  segment: Segment,
  filters: readonly (readonly string[])[],
): Uint8Array | undefined {
  if (filters.length === 0) return;
  const passedFilters = new Uint8Array(segment.ids.length);
  filters.forEach((lexemes, filter) => {
    for (const lexeme of lexemes) {
      const at = findWord(segment.lexemes, lexeme);
      if (at < 0) continue;
      const last = segment.starts[at + 1] ?? 0;
      for (let index = segment.starts[at] ?? 0; index < last; index++) {
        const number = (segment.postings[index] ?? 0) >>> 2;
        // The document has passed all filters before this one.
        if (passedFilters[number] === filter) passedFilters[number] = filter + 1;
      }
    }
  });
  return passedFilters.map((count) => (count === filters.length ? 1 : 0));
}
