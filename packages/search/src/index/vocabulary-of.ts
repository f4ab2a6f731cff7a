import type { NearWord, Vocabulary } from '../query/vocabulary.ts';
import { findOn, inOrder, nearOn, rangeOf, type Shelf } from '../text/sorted-words.ts';

/** Sorted words, and the number of documents that contain each word. */
export type Counted = { readonly shelf: Shelf; readonly countAt: (at: number) => number };

/**
 * Combines the words of several shelves into one vocabulary. The shelves may change, so every lookup calls
 * `shelves()` again.
 */
export function vocabularyOf(shelves: () => readonly Counted[]): Vocabulary {
  const df = (word: string) =>
    shelves().reduce((sum, { shelf, countAt }) => {
      const at = findOn(shelf, word);
      return at < shelf.first ? sum : sum + countAt(at);
    }, 0);
  return {
    df,
    prefix: (beginning, most) =>
      mostFrequent(
        shelves().flatMap((counted) => beginningOn(counted, beginning)),
        most,
      ),
    near: (word, slips) => nearest(shelves(), word, slips, df),
  };
}

type Frequent = { readonly word: string; readonly count: number };

// Limits how many words are examined for one beginning. A single letter begins thousands of words, and hardly
// any of them is meant.
const MOST_LOOKED_AT = 20_000;

function beginningOn({ shelf, countAt }: Counted, beginning: string): Frequent[] {
  const { from, to } = rangeOf(shelf, beginning);
  const words = shelf.words.slice(from, Math.min(to, from + MOST_LOOKED_AT));
  return words.map((word, index) => ({ word, count: countAt(from + index) }));
}

function mostFrequent(words: readonly Frequent[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { word, count } of words) counts.set(word, (counts.get(word) ?? 0) + count);
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || inOrder(a, b))
    .slice(0, most)
    .map(([word]) => word);
}

function nearest(shelves: readonly Counted[], word: string, slips: number, df: Vocabulary['df']): NearWord[] {
  const distances = new Map<string, number>();
  for (const { shelf } of shelves)
    for (const { at, distance } of nearOn(shelf, word, slips)) distances.set(shelf.words[at] ?? '', distance);
  return [...distances]
    .map(([near, distance]) => ({ word: near, distance, df: df(near) }))
    .sort((a, b) => a.distance - b.distance || b.df - a.df || inOrder(a.word, b.word));
}
