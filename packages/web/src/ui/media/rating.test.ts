import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starCount } from './rating.tsx';

test.each([
  [0, 0],
  [0.1, 1],
  [3, 3],
  [3.01, 4],
  [4.5, 5],
  [4.8, 5],
  [5, 5],
])('A rating is rounded up to whole stars: %d shows %d', (rating, full) => {
  expect(starCount(rating)).toEqual({ full, rest: 5 - full });
});

test('A rounding error of a division adds no star', () => {
  expect(starCount(0.1 + 0.2 + 3.7).full).toBe(4);
  expect(starCount(4 + Number.EPSILON * 4).full).toBe(4);
});

test('A rating always shows five stars, none of them negative, for any number', () => {
  fc.assert(
    fc.property(fc.double(), (rating) => {
      const { full, rest } = starCount(rating);
      expect(full + rest).toBe(5);
      expect(Math.min(full, rest)).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(full)).toBe(true);
    }),
  );
});
