import type { SimilarCatalogueWord, Vocabulary } from '../query/vocabulary.ts';
import {
  compareCodeUnits,
  findSimilarWords,
  findWord,
  rangeWithBeginning,
  type SortedWords,
} from '../text/sorted-words.ts';

/** Sorted words, and the number of documents that contain each word. */
export type CountedWords = { readonly words: SortedWords; readonly countAt: (at: number) => number };

/**
 * Combines several word lists into one vocabulary. The lists may change, so every lookup calls `wordLists()`
 * again.
 */
export function vocabularyOf(wordLists: () => readonly CountedWords[]): Vocabulary {
  const documentFrequency = (word: string) =>
    wordLists().reduce((sum, { words, countAt }) => {
      const at = findWord(words, word);
      return at < words.firstWord ? sum : sum + countAt(at);
    }, 0);
  return {
    documentFrequency,
    prefix: (beginning, limit) => mostFrequent(wordLists(), beginning, limit),
    similar: (word, maxEdits) => findSimilar(wordLists(), word, maxEdits, documentFrequency),
  };
}

type WordCount = { readonly word: string; readonly count: number };

// Limits how many words are examined for one beginning. A single letter begins thousands of words, and hardly
// any of them is meant.
const MAX_EXAMINED = 20_000;

/** The most frequent words with this beginning. Most of them stand in the longest list, and are not collected first. */
function mostFrequent(wordLists: readonly CountedWords[], beginning: string, limit: number): string[] {
  const [longest, ...others] = wordLists.toSorted((a, b) => b.words.words.length - a.words.words.length);
  const further = new Map<string, number>();
  for (const list of others)
    visitWords(list, beginning, (word, count) => further.set(word, (further.get(word) ?? 0) + count));
  const best: WordCount[] = [];
  if (longest)
    visitWords(longest, beginning, (word, count) => {
      const added = further.size > 0 ? (further.get(word) ?? 0) : 0;
      if (added > 0) further.delete(word);
      keepAmong(best, { word, count: count + added }, limit);
    });
  for (const [word, count] of further) keepAmong(best, { word, count }, limit);
  return best.map(({ word }) => word);
}

function visitWords(
  { words, countAt }: CountedWords,
  beginning: string,
  visit: (word: string, count: number) => void,
): void {
  const { from, to } = rangeWithBeginning(words, beginning);
  const last = Math.min(to, from + MAX_EXAMINED);
  for (let at = from; at < last; at++) visit(words.words[at] ?? '', countAt(at));
}

/** Keeps the best words in order. Most words are less frequent than the last of them. */
function keepAmong(best: WordCount[], counted: WordCount, limit: number): void {
  const last = best.at(-1);
  if (last && best.length >= limit && compareCounts(counted, last) >= 0) return;
  const at = best.findIndex((other) => compareCounts(counted, other) < 0);
  best.splice(at < 0 ? best.length : at, 0, counted);
  if (best.length > limit) best.pop();
}

function compareCounts(a: WordCount, b: WordCount): number {
  return b.count - a.count || compareCodeUnits(a.word, b.word);
}

function findSimilar(
  wordLists: readonly CountedWords[],
  word: string,
  maxEdits: number,
  documentFrequency: Vocabulary['documentFrequency'],
): SimilarCatalogueWord[] {
  const distances = new Map<string, number>();
  for (const { words } of wordLists)
    for (const { position, distance } of findSimilarWords(words, word, maxEdits))
      distances.set(words.words[position] ?? '', distance);
  return [...distances]
    .map(([similarWord, distance]) => ({
      word: similarWord,
      distance,
      documentFrequency: documentFrequency(similarWord),
    }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.documentFrequency - a.documentFrequency ||
        compareCodeUnits(a.word, b.word),
    );
}
