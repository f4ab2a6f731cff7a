import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { taxIncluded } from '../pricing/tax.ts';
import { lodgingTaxPercent } from './lodging-tax.ts';

test.each([
  ['EUR', 65_600, 6],
  ['EUR', 999, 7],
  ['CHF', 41_230, 3.8],
  ['JPY', 15_520, 10],
  ['USD', 30_000, 14.5],
] as const)('The tax of %s %d at %d percent results in that rate', (currency, total, percent) => {
  const vat = taxIncluded(money(total, currency), percent);
  expect(lodgingTaxPercent(money(total, currency), { vat, tolerance: 1 })).toBe(percent);
});

test('Lines that were rounded one by one still give the rate of the country', () => {
  const vat = money(taxIncluded(money(100_000, 'EUR'), 7).amount + 2, 'EUR');
  expect(lodgingTaxPercent(money(100_000, 'EUR'), { vat, tolerance: 3 })).toBe(7);
  expect(lodgingTaxPercent(money(100_000, 'EUR'), { vat, tolerance: 2 })).toBe(7);
});

test('A tax line that differs by more than the tolerance gives the rate of the amounts', () => {
  const vat = money(taxIncluded(money(10_000, 'EUR'), 7).amount + 2, 'EUR');
  expect(lodgingTaxPercent(money(10_000, 'EUR'), { vat, tolerance: 2 })).toBe(7);
  expect(lodgingTaxPercent(money(10_000, 'EUR'), { vat, tolerance: 1 })).toBe(7.02);
});

test('A total of parts with and without tax has two decimals', () => {
  expect(lodgingTaxPercent(money(100_000, 'EUR'), { vat: money(5_432, 'EUR'), tolerance: 2 })).toBe(5.74);
});

test('Without a tax line there is no rate', () => {
  expect(lodgingTaxPercent(money(100_000, 'EUR'), { vat: money(0, 'EUR'), tolerance: 2 })).toBe(0);
  expect(lodgingTaxPercent(money(0, 'EUR'), { vat: money(0, 'EUR'), tolerance: 2 })).toBe(0);
});

test.each([
  ['is all of the total', 5_000, 5_000, 0],
  ['lowers the total', 5_000, -500, 0],
  ['is one of two smallest units', 2, 1, 100],
])('The rate of a tax that %s', (_title, total, vat, percent) => {
  expect(lodgingTaxPercent(money(total, 'EUR'), { vat: money(vat, 'EUR'), tolerance: 2 })).toBe(percent);
});
