import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullStars } from './rating.tsx';

test.each([
  [0, 0],
  [0.1, 1],
  [3, 3],
  [3.01, 4],
  [4.5, 5],
  [4.8, 5],
  [5, 5],
])('A rating is rounded up to whole stars: %d shows %d', (rating, full) => {
  expect(fullStars(rating)).toBe(full);
});

test('A rounding error of a division adds no star', () => {
  expect(fullStars(0.1 + 0.2 + 3.7)).toBe(4);
  expect(fullStars(4 + Number.EPSILON * 4)).toBe(4);
});

test('A rating shows from none to five full stars, for any number', () => {
  fc.assert(
    fc.property(fc.double(), (rating) => {
      expect([0, 1, 2, 3, 4, 5]).toContain(fullStars(rating));
    }),
  );
});
