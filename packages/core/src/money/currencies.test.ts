import { expect, test } from 'vitest';
import { type CurrencyCode, currencyExponents, isCurrencyCode } from './currencies.ts';

const codes = Object.keys(currencyExponents) as CurrencyCode[];

test('The table holds every active currency of ISO 4217, and none that was withdrawn.', () => {
  expect(codes).toHaveLength(165);
  expect(codes).toEqual([...codes].sort());
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
  for (const added of ['XCG', 'ZWG', 'XAD', 'SLE', 'VED']) expect(isCurrencyCode(added)).toBe(true);
  for (const gone of ['HRK', 'BGN', 'ANG', 'SLL', 'ZWL', 'CUC', 'DEM'])
    expect(isCurrencyCode(gone)).toBe(false);
});

test('What has no smallest unit is no money.', () => {
  for (const code of ['XAU', 'XAG', 'XDR', 'XTS', 'XXX', 'toString', ''])
    expect(isCurrencyCode(code)).toBe(false);
});

test('The exponents are those of ISO, all that differ from two by name.', () => {
  const of = (exponent: number) => codes.filter((code) => currencyExponents[code] === exponent).join(' ');
  expect(of(0)).toBe('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');
  expect(of(3)).toBe('BHD IQD JOD KWD LYD OMR TND');
  expect(of(4)).toBe('CLF UYW');
});

test('Every currency that the runtime knows as current and divisible is in the table.', () => {
  const unknown = Intl.supportedValuesOf('currency').filter((code) => !isCurrencyCode(code));
  // Withdrawn, or without a smallest unit.
  expect(
    unknown.filter((code) => !/^(?:ANG|BGN|CUC|HRK|SLL|ZWL|XDR|XSU|XUA|XAU|XAG|XPT|XPD)$/.test(code)),
  ).toEqual([]);
});
