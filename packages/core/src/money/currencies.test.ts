import { expect, test } from 'vitest';
import { type CurrencyCode, currencyExponents, isCurrencyCode } from './currencies.ts';

const codes = Object.keys(currencyExponents) as CurrencyCode[];

test('The table contains every active currency of ISO 4217 and no withdrawn one', () => {
  expect(codes).toHaveLength(165);
  expect(codes).toEqual([...codes].sort());
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
  for (const added of ['XCG', 'ZWG', 'XAD', 'SLE', 'VED']) expect(isCurrencyCode(added)).toBe(true);
  for (const withdrawnCode of ['HRK', 'BGN', 'ANG', 'SLL', 'ZWL', 'CUC', 'DEM'])
    expect(isCurrencyCode(withdrawnCode)).toBe(false);
});

test('A code without a smallest unit is not a currency', () => {
  for (const code of ['XAU', 'XAG', 'XDR', 'XTS', 'XXX', 'toString', ''])
    expect(isCurrencyCode(code)).toBe(false);
});

test('The exponents are those of ISO, and every currency with an exponent other than two is listed', () => {
  const of = (exponent: number) => codes.filter((code) => currencyExponents[code] === exponent).join(' ');
  expect(of(0)).toBe('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');
  expect(of(3)).toBe('BHD IQD JOD KWD LYD OMR TND');
  expect(of(4)).toBe('CLF UYW');
});

test('The table contains every current and divisible currency that the runtime knows', () => {
  const unknown = Intl.supportedValuesOf('currency').filter((code) => !isCurrencyCode(code));
  // Withdrawn currencies, and codes without a smallest unit.
  expect(
    unknown.filter((code) => !/^(?:ANG|BGN|CUC|HRK|SLL|ZWL|XDR|XSU|XUA|XAU|XAG|XPT|XPD)$/.test(code)),
  ).toEqual([]);
});
