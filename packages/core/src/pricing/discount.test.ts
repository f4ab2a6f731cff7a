import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { discountOf } from './discount.ts';

const percent = (of: number) => ({ percent: of, amounts: null });
const amounts = { percent: null, amounts: { EUR: 1_000, JPY: 1_500 } };

test('A percentage is taken off the whole sum and rounded once, half to even, in every currency', () => {
  expect(discountOf(percent(10), money(9_700, 'EUR'))).toEqual(money(970, 'EUR'));
  expect(discountOf(percent(10), money(25, 'EUR'))).toEqual(money(2, 'EUR'));
  expect(discountOf(percent(10), money(35, 'EUR'))).toEqual(money(4, 'EUR'));
  expect(discountOf(percent(15), money(15_730, 'JPY'))).toEqual(money(2_360, 'JPY'));
});

test('An amount is taken off in the currencies it is given for, and in no other', () => {
  expect(discountOf(amounts, money(9_700, 'EUR'))).toEqual(money(1_000, 'EUR'));
  expect(discountOf(amounts, money(9_700, 'JPY'))).toEqual(money(1_500, 'JPY'));
  expect(discountOf(amounts, money(9_700, 'CHF'))).toBe('other_currency');
});

test('Something always remains to be paid, and a discount of zero is refused', () => {
  expect(discountOf(amounts, money(1_000, 'EUR'))).toBe('sum_too_small');
  expect(discountOf(amounts, money(1_001, 'EUR'))).toEqual(money(1_000, 'EUR'));
  expect(discountOf(percent(1), money(49, 'EUR'))).toBe('sum_too_small');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 90 }), (gross, off) => {
      const discount = discountOf(percent(off), money(gross, 'EUR'));
      if (typeof discount === 'string') return;
      expect(discount.amount).toBeGreaterThan(0);
      expect(discount.amount).toBeLessThan(gross);
      expect(Math.abs(discount.amount - (gross * off) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('The smallest unit is a discount', () => {
  expect(discountOf({ percent: null, amounts: { EUR: 1 } }, money(100, 'EUR'))).toEqual(money(1, 'EUR'));
});
