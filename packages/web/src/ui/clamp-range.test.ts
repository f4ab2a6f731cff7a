import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampRange } from './clamp-range.ts';

const bounds = { low: 10, high: 300 };

test('an end follows its handle', () => {
  expect(clampRange({ low: 50 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 50, high: 120 });
  expect(clampRange({ high: 90 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 24, high: 90 });
});

test('the moved end stops at the other and never pushes it', () => {
  expect(clampRange({ low: 200 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 120, high: 120 });
  expect(clampRange({ high: 5 }, { low: 24, high: 120 }, bounds)).toEqual({ low: 24, high: 24 });
});

test('a range is always in order and within its bounds', () => {
  const end = fc.integer({ min: -1000, max: 1000 });
  const inside = fc.tuple(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 10, max: 300 }));
  fc.assert(
    fc.property(inside, end, fc.boolean(), ([one, other], moved, lower) => {
      const range = { low: Math.min(one, other), high: Math.max(one, other) };
      const { low, high } = clampRange(lower ? { low: moved } : { high: moved }, range, bounds);
      expect(bounds.low <= low && low <= high && high <= bounds.high).toBe(true);
    }),
  );
});
