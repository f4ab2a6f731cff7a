import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, FAR, slipsForgiven } from './edit-distance.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

test('A letter too many, missing, wrong, or two exchanged is one slip', () => {
  for (const slip of ['lissbon', 'lisbn', 'lizbon', 'libson'])
    expect(editDistance('lisbon', slip, 2)).toBe(1);
  expect(editDistance('lisbon', 'lisbon', 2)).toBe(0);
  expect(editDistance('copenhagen', 'kopenhagn', 2)).toBe(2);
});

test('More than the bound is far, and so is what is too long to be a word', () => {
  expect(editDistance('paris', 'pwrxs', 1)).toBe(FAR);
  expect(editDistance('a', 'abcd', 2)).toBe(FAR);
  expect(editDistance('a'.repeat(10_000), `${'a'.repeat(9_999)}b`, 2)).toBe(FAR);
});

test('It is as far from one word to the other as back, and never nearer by a detour of equal letters', () => {
  fc.assert(
    fc.property(letters, letters, fc.constantFrom(1, 2, 9), (a, b, bound) => {
      expect(editDistance(a, b, bound)).toBe(editDistance(b, a, bound));
      expect(editDistance(`x${a}y`, `x${b}y`, 9)).toBe(editDistance(a, b, 9));
    }),
  );
});

test('A bound decides only what is beyond it', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const distance = editDistance(a, b, 9);
      expect(editDistance(a, b, 2)).toBe(distance <= 2 ? distance : FAR);
    }),
  );
});

test('Long words are forgiven more than short ones, and very short ones nothing', () => {
  expect(['bar', 'rome', 'lisbon', 'kayaking', '巴黎', '里斯本'].map(slipsForgiven)).toEqual([
    0, 1, 1, 2, 0, 1,
  ]);
});
