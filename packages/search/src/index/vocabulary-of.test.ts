import { expect, test } from 'vitest';
import { shelve } from '../text/shelf.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const counted = (counts: Record<string, number>) => {
  const shelf = shelve(Object.keys(counts));
  return { shelf, countAt: (at: number) => counts[shelf.words[at] ?? ''] ?? 0 };
};
const vocabulary = vocabularyOf(() => [
  counted({ harbour: 2, harbours: 1, hare: 4, market: 1 }),
  counted({ harbour: 3, hard: 4 }),
]);

test('A word stands in as many products as all shelves together say', () => {
  expect(['harbour', 'market', 'harb'].map(vocabulary.df)).toEqual([5, 1, 0]);
});

test('Of words that begin so, the most frequent come first, and equals in their order', () => {
  expect(vocabulary.prefix('har', 3)).toEqual(['harbour', 'hard', 'hare']);
  expect(vocabulary.prefix('x', 3)).toEqual([]);
});

test('Of words nearly the same, the nearest come first, and of those the most frequent', () => {
  expect(vocabulary.near('harbou', 2)).toEqual([
    { word: 'harbour', distance: 1, df: 5 },
    { word: 'harbours', distance: 2, df: 1 },
  ]);
});
