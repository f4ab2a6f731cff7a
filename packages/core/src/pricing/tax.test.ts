import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCountry } from '../locale/countries.ts';
import { money } from '../money/money.ts';
import { taxIncluded, taxPercentAt, taxTextAt } from './tax.ts';

/** The rate of a place without a rate of its own. */
const taxPercentIn = (countryCode: string) => taxPercentAt({ countryCode, timeZone: 'Etc/UTC' });

test('Tax is included in the price and rounded to the smallest unit: at 19 percent, 119 euros include 19', () => {
  expect(taxIncluded(money(11_900, 'EUR'), 19)).toEqual(money(1_900, 'EUR'));
  expect(taxIncluded(money(10_000, 'CHF'), 8.1)).toEqual(money(749, 'CHF'));
  expect(taxIncluded(money(11_000, 'JPY'), 10)).toEqual(money(1_000, 'JPY'));
  expect(taxIncluded(money(-11_900, 'EUR'), 19)).toEqual(money(-1_900, 'EUR'));
});

test('The tax in a price is never negative and never more than the price, a rate of zero gives none, and a negative sum has negative tax', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(0, 8.1, 19, 25.5, 27), (amount, percent) => {
      const tax = taxIncluded(money(amount, 'EUR'), percent).amount;
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(amount);
      if (percent === 0) expect(tax).toBe(0);
    }),
  );
});

test('A country without a known rate has none, even if its code is an inherited property name', () => {
  expect([taxPercentIn('DE'), taxPercentIn('CH'), taxPercentIn('JP'), taxPercentIn('toString')]).toEqual([
    19, 8.1, 0, 0,
  ]);
});

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
])('A trip in %s is taxed at %d per cent', (country, percent) => {
  expect(taxPercentIn(country)).toBe(percent);
});

test.each([
  ['ES', 'Atlantic/Canary', 7],
  ['ES', 'Africa/Ceuta', 0],
  ['ES', 'Europe/Madrid', 21],
  ['PT', 'Atlantic/Madeira', 22],
  ['PT', 'Atlantic/Azores', 16],
  ['PT', 'Europe/Lisbon', 23],
  ['NO', 'Arctic/Longyearbyen', 0],
  // The clock of a neighbour changes no tax.
  ['MA', 'Atlantic/Canary', 0],
  ['DE', 'Atlantic/Azores', 19],
  ['DE', 'constructor', 19],
])('A region of %s in %s is taxed at %d per cent', (countryCode, timeZone, percent) => {
  expect(taxPercentAt({ countryCode, timeZone })).toBe(percent);
});

test.each([
  ['Atlantic/Canary', 'IGIC', 'IGIC'],
  ['Europe/Madrid', 'VAT', 'MwSt.'],
  ['Atlantic/Madeira', 'VAT', 'MwSt.'],
  ['America/New_York', 'sales tax', 'Sales Tax'],
  ['Australia/Brisbane', 'GST', 'GST'],
  ['Asia/Tokyo', 'consumption tax', 'Verbrauchssteuer'],
  ['constructor', 'VAT', 'MwSt.'],
])('The tax of a place has its own name: %s', (timeZone, en, de) => {
  expect([taxTextAt({ timeZone }, 'en'), taxTextAt({ timeZone }, 'de')]).toEqual([en, de]);
  expect(taxTextAt({ timeZone }, 'zh-Hans')).toContain('税');
});

test('Every country of the European Union has a rate, and none is below the legal minimum of fifteen per cent', () => {
  expect(ofTheUnion).toHaveLength(27);
  expect(ofTheUnion.filter((country) => taxPercentIn(country) < 15)).toEqual([]);
});

test('Every rate belongs to a country that exists and fits into its database column', () => {
  expect(taxed.filter((country) => !isCountry(country))).toEqual([]);
  for (const country of taxed) {
    const percent = taxPercentIn(country);
    expect(percent).toBeLessThanOrEqual(50);
    expect(Number(percent.toFixed(2))).toBe(percent);
  }
});

test.each(['US', 'JP', 'XX', '', 'de', 'GER', 'toString', '__proto__', 'constructor'])(
  'A country that is not in the table has no tax: %s',
  (country) => {
    expect(taxPercentIn(country)).toBe(0);
    expect(taxIncluded(money(9_700, 'EUR'), taxPercentIn(country)).amount).toBe(0);
  },
);

test('The tax of every country is more than nothing and less than a third of the price', () => {
  for (const country of taxed) {
    const { amount } = taxIncluded(money(10_000, 'EUR'), taxPercentIn(country));
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(10_000 / 3);
  }
});

test('A rate that has no exact binary fraction counts in full hundredths of a percent', () => {
  expect(taxIncluded(money(1_023_000, 'EUR'), 2.3)).toEqual(money(23_000, 'EUR'));
});
