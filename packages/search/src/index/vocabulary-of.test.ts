import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortWords } from '../text/sorted-words.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const counted = (counts: Record<string, number>) => {
  const sortedWords = sortWords(Object.keys(counts));
  return { words: sortedWords, countAt: (at: number) => counts[sortedWords.words[at] ?? ''] ?? 0 };
};
const vocabulary = vocabularyOf(() => [
  counted({ harbour: 2, harbours: 1, hare: 4, market: 1 }),
  counted({ harbour: 3, hard: 4 }),
]);

test('The count of a word is the sum over all word lists', () => {
  expect(['harbour', 'market', 'harb'].map(vocabulary.documentFrequency)).toEqual([5, 1, 0]);
});

test('Words with the same beginning are ordered by frequency, and equally frequent ones by their letters', () => {
  expect(vocabulary.prefix('har', 3)).toEqual(['harbour', 'hard', 'hare']);
  expect(vocabulary.prefix('x', 3)).toEqual([]);
});

test('Similar words are ordered by distance, and equally distant ones by frequency', () => {
  expect(vocabulary.similar('harbou', 2)).toEqual([
    { word: 'harbour', distance: 1, documentFrequency: 5 },
    { word: 'harbours', distance: 2, documentFrequency: 1 },
  ]);
});

test('The most frequent words are those of all lists together, however the words are spread over them', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
  const lists = fc.array(fc.dictionary(letters, fc.integer({ min: 1, max: 5 })), { maxLength: 4 });
  fc.assert(
    fc.property(lists, letters, fc.nat(6), (counts, beginning, limit) => {
      const sums = new Map<string, number>();
      for (const [word, count] of counts.flatMap(Object.entries))
        sums.set(word, (sums.get(word) ?? 0) + count);
      const expected = [...sums]
        .filter(([word]) => word.startsWith(beginning))
        .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
        .slice(0, limit)
        .map(([word]) => word);
      expect(vocabularyOf(() => counts.map(counted)).prefix(beginning, limit)).toEqual(expected);
    }),
  );
});
