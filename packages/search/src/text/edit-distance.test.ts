import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, FAR, slipsForgiven } from './edit-distance.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

test('One letter added, missing or wrong, or two adjacent letters swapped, is one edit', () => {
  for (const slip of ['lissbon', 'lisbn', 'lizbon', 'libson'])
    expect(editDistance('lisbon', slip, 2)).toBe(1);
  expect(editDistance('lisbon', 'lisbon', 2)).toBe(0);
  expect(editDistance('copenhagen', 'kopenhagn', 2)).toBe(2);
});

test('A distance beyond the bound is `FAR`, and so is that of a text too long to be a word', () => {
  expect(editDistance('paris', 'pwrxs', 1)).toBe(FAR);
  expect(editDistance('a', 'abcd', 2)).toBe(FAR);
  expect(editDistance('a'.repeat(10_000), `${'a'.repeat(9_999)}b`, 2)).toBe(FAR);
});

test('The distance is the same in both directions, and equal letters around both words do not change it', () => {
  fc.assert(
    fc.property(letters, letters, fc.constantFrom(1, 2, 9), (a, b, bound) => {
      expect(editDistance(a, b, bound)).toBe(editDistance(b, a, bound));
      expect(editDistance(`x${a}y`, `x${b}y`, 9)).toBe(editDistance(a, b, 9));
    }),
  );
});

test('A bound changes only the distances beyond it', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const distance = editDistance(a, b, 9);
      expect(editDistance(a, b, 2)).toBe(distance <= 2 ? distance : FAR);
    }),
  );
});

test('Long words are allowed more edits than short ones, and very short ones none', () => {
  expect(['bar', 'rome', 'lisbon', 'kayaking', '巴黎', '里斯本'].map(slipsForgiven)).toEqual([
    0, 1, 1, 2, 0, 1,
  ]);
});
