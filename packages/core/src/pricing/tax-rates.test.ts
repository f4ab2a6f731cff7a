import { expect, test } from 'vitest';
import { isCountry } from '../locale/countries.ts';
import { money } from '../money/money.ts';
import { taxIncluded } from './tax-included.ts';
import { taxPercentIn } from './tax-rates.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const taxed = codes.filter((code) => taxPercentIn(code) > 0);

const ofTheUnion = [
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
  ],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

test.each([
  ['DE', 19],
  ['PT', 23],
  ['FR', 20],
  ['CH', 8.1],
  ['FI', 25.5],
  ['HU', 27],
  ['LU', 17],
])('Of a trip in %s %d per cent are tax.', (country, percent) => {
  expect(taxPercentIn(country)).toBe(percent);
});

test('Every country of the Union has a rate, and none is below the fifteen that its law allows.', () => {
  expect(ofTheUnion).toHaveLength(27);
  expect(ofTheUnion.filter((country) => taxPercentIn(country) < 15)).toEqual([]);
});

test('Every rate is that of a country that there is, and fits into the column where it is kept.', () => {
  expect(taxed.filter((country) => !isCountry(country))).toEqual([]);
  for (const country of taxed) {
    const percent = taxPercentIn(country);
    expect(percent).toBeLessThanOrEqual(50);
    expect(Number(percent.toFixed(2))).toBe(percent);
  }
});

test.each(['US', 'JP', 'XX', '', 'de', 'GER', 'toString', '__proto__', 'constructor'])(
  'Where the table knows none there is none: %s.',
  (country) => {
    expect(taxPercentIn(country)).toBe(0);
    expect(taxIncluded(money(9_700, 'EUR'), taxPercentIn(country)).amount).toBe(0);
  },
);

test('Tax is inside of the price, never the whole of it.', () => {
  for (const country of taxed) {
    const { amount } = taxIncluded(money(10_000, 'EUR'), taxPercentIn(country));
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(10_000 / 3);
  }
});
