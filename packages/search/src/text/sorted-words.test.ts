import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, FAR } from './edit-distance.ts';
import { findOn, nearOn, rangeOf, shelve } from './sorted-words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '里', '𠮷'), maxLength: 7 });

test('Every word is found at its position, and no other text is found', () => {
  const shelf = shelve(['porto', 'paris', 'lisbon', 'paris', '里斯本']);
  expect(shelf.words).toEqual(['lisbon', 'paris', 'porto', '里斯本']);
  expect(['lisbon', 'porto', 'pari', '里斯本'].map((text) => findOn(shelf, text))).toEqual([0, 2, -1, 3]);
});

test('A search by beginning finds exactly the words that begin so', () => {
  fc.assert(
    fc.property(fc.array(word), word, (words, beginning) => {
      const shelf = shelve(words);
      const { from, to } = rangeOf(shelf, beginning);
      expect(shelf.words.slice(from, to)).toEqual(shelf.words.filter((text) => text.startsWith(beginning)));
    }),
  );
});

test('A search by similarity finds exactly the words that comparing one by one finds', () => {
  fc.assert(
    fc.property(fc.array(word), word, fc.constantFrom(1, 2), (words, wanted, bound) => {
      const shelf = shelve(words);
      const near = nearOn(shelf, wanted, bound).map(({ at }) => shelf.words[at]);
      expect(near.sort()).toEqual(
        shelf.words.filter((text) => editDistance(text, wanted, bound) !== FAR).sort(),
      );
    }),
  );
});
