import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEYOND_BOUND, editDistance, editsAllowed } from './edit-distance.ts';

const anyLetters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

test('One letter added, missing or wrong, or two adjacent letters swapped, is one edit', () => {
  for (const misspelt of ['lissbon', 'lisbn', 'lizbon', 'libson'])
    expect(editDistance('lisbon', misspelt, 2)).toBe(1);
  expect(editDistance('lisbon', 'lisbon', 2)).toBe(0);
  expect(editDistance('copenhagen', 'kopenhagn', 2)).toBe(2);
});

test('A distance beyond the bound is `BEYOND_BOUND`, and so is that of a text too long to be a word', () => {
  expect(editDistance('paris', 'pwrxs', 1)).toBe(BEYOND_BOUND);
  expect(editDistance('a', 'abcd', 2)).toBe(BEYOND_BOUND);
  expect(editDistance('a'.repeat(10_000), `${'a'.repeat(9_999)}b`, 2)).toBe(BEYOND_BOUND);
});

test('The distance is the same in both directions, and equal letters around both words do not change it', () => {
  fc.assert(
    fc.property(anyLetters, anyLetters, fc.constantFrom(1, 2, 9), (a, b, bound) => {
      expect(editDistance(a, b, bound)).toBe(editDistance(b, a, bound));
      expect(editDistance(`x${a}y`, `x${b}y`, 9)).toBe(editDistance(a, b, 9));
    }),
  );
});

test('A bound changes only the distances beyond it', () => {
  fc.assert(
    fc.property(anyLetters, anyLetters, (a, b) => {
      const distance = editDistance(a, b, 9);
      expect(editDistance(a, b, 2)).toBe(distance <= 2 ? distance : BEYOND_BOUND);
    }),
  );
});

test('Long words are allowed more edits than short ones, and very short ones none', () => {
  expect(['bar', 'rome', 'lisbon', 'kayaking', '巴黎', '里斯本'].map(editsAllowed)).toEqual([
    0, 1, 1, 2, 0, 1,
  ]);
});
