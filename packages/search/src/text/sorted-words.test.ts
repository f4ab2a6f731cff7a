import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEYOND_BOUND, editDistance } from './edit-distance.ts';
import { findSimilarWords, findWord, rangeWithBeginning, sortWords } from './sorted-words.ts';

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '里', '𠮷'), maxLength: 7 });

test('Every word is found at its position, and no other text is found', () => {
  const sortedWords = sortWords(['porto', 'paris', 'lisbon', 'paris', '里斯本']);
  expect(sortedWords.words).toEqual(['lisbon', 'paris', 'porto', '里斯本']);
  expect(['lisbon', 'porto', 'pari', '里斯本'].map((text) => findWord(sortedWords, text))).toEqual([
    0, 2, -1, 3,
  ]);
});

test('A search by beginning finds exactly the words that begin so', () => {
  fc.assert(
    fc.property(fc.array(anyWord), anyWord, (words, beginning) => {
      const sortedWords = sortWords(words);
      const { from, to } = rangeWithBeginning(sortedWords, beginning);
      expect(sortedWords.words.slice(from, to)).toEqual(
        sortedWords.words.filter((text) => text.startsWith(beginning)),
      );
    }),
  );
});

test('A search by similarity finds exactly the words that comparing one by one finds', () => {
  fc.assert(
    fc.property(fc.array(anyWord), anyWord, fc.constantFrom(1, 2), (words, wanted, bound) => {
      const sortedWords = sortWords(words);
      const near = findSimilarWords(sortedWords, wanted, bound).map(
        ({ position }) => sortedWords.words[position],
      );
      expect(near.sort()).toEqual(
        sortedWords.words.filter((text) => editDistance(text, wanted, bound) !== BEYOND_BOUND).sort(),
      );
    }),
  );
});
