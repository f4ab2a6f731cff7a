import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { taxIncluded } from './tax-included.ts';
import { taxPercentIn } from './tax-rates.ts';

test('Tax is inside the price: 19 percent of 119 euros is 19, and the smallest unit is the smallest there is.', () => {
  expect(taxIncluded(money(11_900, 'EUR'), 19)).toEqual(money(1_900, 'EUR'));
  expect(taxIncluded(money(10_000, 'CHF'), 8.1)).toEqual(money(749, 'CHF'));
  expect(taxIncluded(money(11_000, 'JPY'), 10)).toEqual(money(1_000, 'JPY'));
  expect(taxIncluded(money(-11_900, 'EUR'), 19)).toEqual(money(-1_900, 'EUR'));
});

test('It is never more than the whole, and nothing of nothing.', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(0, 8.1, 19, 25.5, 27), (amount, percent) => {
      const tax = taxIncluded(money(amount, 'EUR'), percent).amount;
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(amount);
      if (percent === 0) expect(tax).toBe(0);
    }),
  );
});

test('A country of which no rate is known has none, whatever it is called.', () => {
  expect([taxPercentIn('DE'), taxPercentIn('CH'), taxPercentIn('JP'), taxPercentIn('toString')]).toEqual([
    19, 8.1, 0, 0,
  ]);
});
