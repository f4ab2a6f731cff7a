import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfEven } from './round-half-even.ts';

test('A tie goes to the even neighbour, on both sides of nought.', () => {
  const halves = [-5n, -3n, -1n, 1n, 3n, 5n].map((numerator) => roundHalfEven(numerator, 2n));
  expect(halves).toEqual([-2n, -2n, 0n, 0n, 2n, 2n]);
});

test('Everything else goes to the nearest.', () => {
  expect(roundHalfEven(249n, 100n)).toBe(2n);
  expect(roundHalfEven(251n, 100n)).toBe(3n);
  expect(roundHalfEven(-251n, 100n)).toBe(-3n);
  expect(roundHalfEven(7n, 1n)).toBe(7n);
});

test('The result is never more than half a unit away, and is even when it is exactly half.', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (n, d) => {
        const rounded = roundHalfEven(n, d);
        const twiceAway = 2n * (n - rounded * d);
        const distance = twiceAway < 0n ? -twiceAway : twiceAway;
        expect(distance <= d).toBe(true);
        if (distance === d) expect(rounded % 2n).toBe(0n);
        expect(roundHalfEven(-n, d)).toBe(-rounded);
      },
    ),
  );
});

test('Ties over a long run favour neither side.', () => {
  const total = Array.from({ length: 1000 }, (_, i) => roundHalfEven(BigInt(2 * i + 1), 2n));
  const exactTwice = Array.from({ length: 1000 }, (_, i) => BigInt(2 * i + 1)).reduce((a, b) => a + b);
  expect(total.reduce((a, b) => a + b) * 2n).toBe(exactTwice);
});

test('A denominator that is not positive throws.', () => {
  expect(() => roundHalfEven(1n, 0n)).toThrow(RangeError);
  expect(() => roundHalfEven(1n, -2n)).toThrow(RangeError);
});
