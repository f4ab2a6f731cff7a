import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateMoney, money, sum } from './money.ts';

const split = (amount: number, weights: number[]) =>
  allocateMoney(money(amount, 'EUR'), weights).map((part) => part.amount);

test('An amount that divides evenly is divided evenly', () => {
  expect(split(900, [1, 1, 1])).toEqual([300, 300, 300]);
  expect(split(1000, [1, 3])).toEqual([250, 750]);
});

test('Units that remain go to the largest remainders, and among equal remainders to the first', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(split(101, [1, 1, 1])).toEqual([34, 34, 33]);
  expect(split(10, [1, 2, 4])).toEqual([1, 3, 6]);
  expect(split(1, [1, 1000])).toEqual([0, 1]);
});

test('A refund is split in the same way as its payment', () => {
  expect(split(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(split(-10, [1, 2, 4])).toEqual([-1, -3, -6]);
});

test('A weight of zero gets nothing', () => {
  expect(split(100, [0, 1, 0, 1, 1])).toEqual([0, 34, 0, 33, 33]);
  expect(split(0, [2, 3])).toEqual([0, 0]);
});

test('The parts add up to the total, each within a unit of its exact share, and a repeated split gives the same parts', () => {
  const weights = fc
    .array(fc.nat({ max: 10 ** 9 }), { minLength: 1, maxLength: 30 })
    .filter((list) => list.some((weight) => weight > 0));
  fc.assert(
    fc.property(fc.maxSafeInteger(), weights, (amount, list) => {
      const total = money(amount, 'JPY');
      const parts = allocateMoney(total, list);
      expect(parts).toHaveLength(list.length);
      expect(parts.reduce((left, part) => left + BigInt(part.amount), 0n)).toBe(BigInt(amount));
      const totalWeight = list.reduce((left, weight) => left + BigInt(weight), 0n);
      for (const [index, part] of parts.entries()) {
        const away = BigInt(part.amount) * totalWeight - BigInt(amount) * BigInt(list[index] ?? 0);
        expect(away < totalWeight && -away < totalWeight).toBe(true);
      }
      expect(allocateMoney(total, list)).toEqual(parts);
    }),
  );
});

test('The parts can be added up again as money', () => {
  const parts = allocateMoney(money(9999, 'GBP'), [3, 3, 1]);
  expect(sum(parts, 'GBP')).toEqual(money(9999, 'GBP'));
});

test('Weights that cannot share an amount throw', () => {
  for (const weights of [[], [0], [0, 0], [-1, 2], [0.5], [NaN], [Infinity]]) {
    expect(() => split(100, weights)).toThrow(RangeError);
  }
});

test('A larger remainder decides, not a larger weight', () => {
  expect(split(4, [3, 2])).toEqual([2, 2]);
});

test('A weight must be a whole number and not negative', () => {
  expect(() => split(10, [1.5, 1])).toThrow('1.5 is not a weight');
  expect(() => split(10, [-1, 2])).toThrow('-1 is not a weight');
});
