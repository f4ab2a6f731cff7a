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
    prefix: (beginning, limit) =>
      mostFrequent(
        wordLists().flatMap((counted) => wordsWithBeginning(counted, beginning)),
        limit,
      ),
    similar: (word, maxEdits) => findSimilar(wordLists(), word, maxEdits, documentFrequency),
  };
}

type WordCount = { readonly word: string; readonly count: number };

// Limits how many words are examined for one beginning. A single letter begins thousands of words, and hardly
// any of them is meant.
const MAX_EXAMINED = 20_000;

function wordsWithBeginning({ words, countAt }: CountedWords, beginning: string): WordCount[] {
  const { from, to } = rangeWithBeginning(words, beginning);
  const examinedWords = words.words.slice(from, Math.min(to, from + MAX_EXAMINED));
  return examinedWords.map((word, index) => ({ word, count: countAt(from + index) }));
}

function mostFrequent(words: readonly WordCount[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const { word, count } of words) counts.set(word, (counts.get(word) ?? 0) + count);
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || compareCodeUnits(a, b))
    .slice(0, limit)
    .map(([word]) => word);
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
