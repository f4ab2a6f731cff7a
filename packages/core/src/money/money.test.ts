import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, money, multiply, subtract, sum, zero } from './money.ts';

const amount = fc.integer({ min: -1e12, max: 1e12 });

test('Money is a whole, safe number of minor units.', () => {
  expect(money(4850, 'EUR')).toEqual({ amount: 4850, currency: 'EUR' });
  for (const wrong of [0.1, NaN, Infinity, Number('1e309'), 2 ** 53, -(2 ** 53)]) {
    expect(() => money(wrong, 'EUR')).toThrow(RangeError);
  }
});

test('There is one nought, not two.', () => {
  expect(Object.is(money(-0, 'EUR').amount, 0)).toBe(true);
  expect(Object.is(multiply(money(-5, 'EUR'), 0).amount, 0)).toBe(true);
});

test('Adding and subtracting undo each other, in any order.', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [left, right] = [money(a, 'JPY'), money(b, 'JPY')];
      expect(add(left, right)).toEqual(add(right, left));
      expect(subtract(add(left, right), right)).toEqual(left);
    }),
  );
});

test('Multiplying is adding that often; only whole quantities are allowed.', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 50 }), (a, quantity) => {
      const unit = money(a, 'CHF');
      expect(multiply(unit, quantity)).toEqual(sum(Array(quantity).fill(unit), 'CHF'));
    }),
  );
  expect(() => multiply(money(100, 'EUR'), 1.5)).toThrow(RangeError);
  expect(() => multiply(money(100, 'EUR'), NaN)).toThrow(RangeError);
});

test('A result that cannot be counted exactly throws instead of drifting.', () => {
  const most = money(Number.MAX_SAFE_INTEGER, 'EUR');
  expect(() => add(most, money(1, 'EUR'))).toThrow(RangeError);
  expect(() => subtract(money(-2, 'EUR'), most)).toThrow(RangeError);
  expect(() => multiply(most, 2)).toThrow(RangeError);
});

test('Two currencies never mix.', () => {
  const [euros, dollars] = [money(1, 'EUR'), money(1, 'USD')];
  for (const mix of [add, subtract, compare]) {
    expect(() => mix(euros, dollars)).toThrow('EUR and USD do not mix');
  }
  expect(() => sum([dollars], 'EUR')).toThrow(TypeError);
});

test('Comparing sorts from little to much.', () => {
  const sorted = [3, -1, 2].map((n) => money(n, 'EUR')).sort(compare);
  expect(sorted.map((part) => part.amount)).toEqual([-1, 2, 3]);
  expect(compare(money(2, 'EUR'), money(2, 'EUR'))).toBe(0);
});

test('A sum of nothing is nought in the currency asked for.', () => {
  expect(sum([], 'GBP')).toEqual(zero('GBP'));
  expect(zero('GBP')).toEqual({ amount: 0, currency: 'GBP' });
});
