import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '../errors/failure.ts';
import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { fromDecimal, toDecimal, toDecimalText } from './decimal.ts';
import { money } from './money.ts';

const code = fc.constantFrom(...(Object.keys(currencyExponents) as CurrencyCode[]));

test('The edge speaks decimal numbers with the exponent of their currency.', () => {
  expect(toDecimal(money(4850, 'EUR'))).toBe(48.5);
  expect(toDecimal(money(4850, 'JPY'))).toBe(4850);
  expect(toDecimal(money(4850, 'KWD'))).toBe(4.85);
  expect(toDecimal(money(-5, 'EUR'))).toBe(-0.05);
  expect(toDecimal(money(5, 'CLF'))).toBe(0.0005);
});

test('As text every decimal is written, and none for a currency without.', () => {
  expect(toDecimalText(money(4850, 'EUR'))).toBe('48.50');
  expect(toDecimalText(money(-7, 'EUR'))).toBe('-0.07');
  expect(toDecimalText(money(4850, 'JPY'))).toBe('4850');
  expect(toDecimalText(money(0, 'KWD'))).toBe('0.000');
});

test('A decimal number is read as it is written, never through a float product.', () => {
  // 1.15 * 100 is 114.99999999999999.
  expect(fromDecimal(1.15, 'EUR')).toEqual(money(115, 'EUR'));
  expect(fromDecimal('48.5', 'EUR')).toEqual(money(4850, 'EUR'));
  expect(fromDecimal('-48.50', 'EUR')).toEqual(money(-4850, 'EUR'));
  expect(fromDecimal('007', 'JPY')).toEqual(money(7, 'JPY'));
  expect(fromDecimal('-0.00', 'EUR')).toEqual(money(0, 'EUR'));
});

test('There and back is the same money, in every currency, up to fifteen digits.', () => {
  const most = 10 ** 15 - 1;
  fc.assert(
    fc.property(code, fc.integer({ min: -most, max: most }), (currency, amount) => {
      const price = money(amount, currency);
      expect(fromDecimal(toDecimal(price), currency)).toEqual(price);
      expect(fromDecimal(toDecimalText(price), currency)).toEqual(price);
    }),
    {
      examples: [
        ['EUR', most],
        ['CLF', -most],
        ['KWD', 1],
      ],
    },
  );
});

test('What a decimal number could not carry exactly is not sent.', () => {
  expect(() => toDecimal(money(10 ** 15, 'EUR'))).toThrow(RangeError);
});

test('What is no plain amount of the currency is refused as invalid input, never rounded.', () => {
  const wrong: [number | string, CurrencyCode][] = [
    [NaN, 'EUR'],
    [Infinity, 'EUR'],
    [-Infinity, 'EUR'],
    [Number('1e309'), 'EUR'],
    ['1e309', 'EUR'],
    [1e21, 'EUR'],
    [0.001, 'EUR'],
    ['48.505', 'EUR'],
    ['48.500', 'EUR'],
    [0.1 + 0.2, 'EUR'],
    [0.5, 'JPY'],
    ['1.0', 'JPY'],
    [10 ** 15, 'JPY'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['5.', 'EUR'],
    ['+5', 'EUR'],
    ['--5', 'EUR'],
    ['1,50', 'EUR'],
    ['0x10', 'EUR'],
    [' 5', 'EUR'],
    ['5\n', 'EUR'],
    ['٥', 'EUR'],
    ['9'.repeat(100_000), 'EUR'],
  ];
  for (const [value, currency] of wrong) {
    expect(() => fromDecimal(value, currency), `${value}`.slice(0, 20)).toThrow(Failure);
  }
  expect(() => fromDecimal('x', 'EUR')).toThrow(
    expect.objectContaining({ code: 'invalid_input', status: 400 }),
  );
});
