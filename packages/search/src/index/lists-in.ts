import { findOn } from '../text/sorted-words.ts';
import { LEVELS, type Variant } from './lexemes.ts';
import type { Segment } from './segment.ts';

/** The postings of one variant, and what each adds to the score of its document. */
export type List = {
  readonly from: number;
  readonly to: number;
  /** What a posting adds, by its level. */
  readonly worths: readonly number[];
  readonly isFallback: boolean;
};

/** The lists of one unit in one segment. */
export function listsIn(segment: Segment, variants: readonly Variant[]): List[] {
  return variants.flatMap(({ lexeme, weight, isFallback }) => {
    const at = findOn(segment.shelf, lexeme);
    if (at < 0) return [];
    const from = segment.starts[at] ?? 0;
    const to = segment.starts[at + 1] ?? 0;
    return [{ from, to, worths: LEVELS.map((level) => weight * level), isFallback }];
  });
}

export function lengthOf(lists: readonly List[]): number {
  return lists.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The documents that pass every filter, or undefined without any filter. */
export function passing(segment: Segment, filters: readonly (readonly string[])[]): Uint8Array | undefined {
  if (filters.length === 0) return;
  const passed = new Uint8Array(segment.ids.length);
  filters.forEach((lexemes, filter) => {
    for (const lexeme of lexemes) {
      const at = findOn(segment.shelf, lexeme);
      if (at < 0) continue;
      const last = segment.starts[at + 1] ?? 0;
      for (let index = segment.starts[at] ?? 0; index < last; index++) {
        const number = (segment.postings[index] ?? 0) >>> 2;
        // The document has passed all filters before this one.
        if (passed[number] === filter) passed[number] = filter + 1;
      }
    }
  });
  return passed.map((count) => (count === filters.length ? 1 : 0));
}
