import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurrencyCode, currencyExponents } from './currencies.ts';
import {
  add,
  compare,
  divideHalfEven,
  fromDecimal,
  money,
  multiply,
  roundHalfEven,
  subtract,
  sum,
  toDecimal,
  toDecimalText,
  zero,
} from './money.ts';

const amount = fc.integer({ min: -1e12, max: 1e12 });

test('Money is a whole, safe number of minor units', () => {
  expect(money(4850, 'EUR')).toEqual({ amount: 4850, currency: 'EUR' });
  for (const wrong of [0.1, NaN, Infinity, Number('1e309'), 2 ** 53, -(2 ** 53)]) {
    expect(() => money(wrong, 'EUR')).toThrow(RangeError);
  }
});

test('Negative zero becomes zero', () => {
  expect(Object.is(money(-0, 'EUR').amount, 0)).toBe(true);
  expect(Object.is(multiply(money(-5, 'EUR'), 0).amount, 0)).toBe(true);
});

test('Addition works in any order, and subtraction undoes it', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [left, right] = [money(a, 'JPY'), money(b, 'JPY')];
      expect(add(left, right)).toEqual(add(right, left));
      expect(subtract(add(left, right), right)).toEqual(left);
    }),
  );
});

test('Multiplication equals repeated addition, and only whole quantities are allowed', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 50 }), (a, quantity) => {
      const unit = money(a, 'CHF');
      expect(multiply(unit, quantity)).toEqual(sum(Array(quantity).fill(unit), 'CHF'));
    }),
  );
  expect(() => multiply(money(100, 'EUR'), 1.5)).toThrow(RangeError);
  expect(() => multiply(money(100, 'EUR'), NaN)).toThrow(RangeError);
});

test('A result that cannot be counted exactly throws', () => {
  const largest = money(Number.MAX_SAFE_INTEGER, 'EUR');
  expect(() => add(largest, money(1, 'EUR'))).toThrow(RangeError);
  expect(() => subtract(money(-2, 'EUR'), largest)).toThrow(RangeError);
  expect(() => multiply(largest, 2)).toThrow(RangeError);
});

test('Amounts in two currencies cannot be combined', () => {
  const [euros, dollars] = [money(1, 'EUR'), money(1, 'USD')];
  for (const mix of [add, subtract, compare]) {
    expect(() => mix(euros, dollars)).toThrow('Cannot combine EUR and USD');
  }
  expect(() => sum([dollars], 'EUR')).toThrow(TypeError);
});

test('Amounts are sorted in ascending order', () => {
  const sorted = [3, -1, 2].map((n) => money(n, 'EUR')).sort(compare);
  expect(sorted.map((part) => part.amount)).toEqual([-1, 2, 3]);
  expect(compare(money(2, 'EUR'), money(2, 'EUR'))).toBe(0);
});

test('The sum of no amounts is zero in the given currency', () => {
  expect(sum([], 'GBP')).toEqual(zero('GBP'));
  expect(zero('GBP')).toEqual({ amount: 0, currency: 'GBP' });
});

test('A tie is rounded to the even neighbour, above and below zero', () => {
  const halves = [-5n, -3n, -1n, 1n, 3n, 5n].map((numerator) => roundHalfEven(numerator, 2n));
  expect(halves).toEqual([-2n, -2n, 0n, 0n, 2n, 2n]);
});

test('Any other number is rounded to the nearest integer', () => {
  expect(roundHalfEven(249n, 100n)).toBe(2n);
  expect(roundHalfEven(251n, 100n)).toBe(3n);
  expect(roundHalfEven(-251n, 100n)).toBe(-3n);
  expect(roundHalfEven(7n, 1n)).toBe(7n);
});

test('A rounded result is at most half a unit away, and is even if it is exactly half a unit away', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (n, d) => {
        const rounded = roundHalfEven(n, d);
        const twiceAway = 2n * (n - rounded * d);
        const distance = twiceAway < 0n ? -twiceAway : twiceAway;
        expect(distance <= d).toBe(true);
        if (distance === d) expect(rounded % 2n).toBe(0n);
        expect(roundHalfEven(-n, d)).toBe(-rounded);
      },
    ),
  );
});

test('Over many ties, rounding favours neither direction', () => {
  const total = Array.from({ length: 1000 }, (_, i) => roundHalfEven(BigInt(2 * i + 1), 2n));
  const exactTwice = Array.from({ length: 1000 }, (_, i) => BigInt(2 * i + 1)).reduce((a, b) => a + b);
  expect(total.reduce((a, b) => a + b) * 2n).toBe(exactTwice);
});

test('A denominator that is not positive throws', () => {
  expect(() => roundHalfEven(1n, 0n)).toThrow(RangeError);
  expect(() => roundHalfEven(1n, -2n)).toThrow(RangeError);
});

const code = fc.constantFrom(...(Object.keys(currencyExponents) as CurrencyCode[]));

test('A decimal number is the one that the text of the amount reads as', () => {
  const codes = Object.keys(currencyExponents) as CurrencyCode[];
  const amount = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 });
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.oneof(amount, fc.nat(100_000)), (currency, minor) => {
      expect(toDecimal(money(minor, currency))).toBe(Number(toDecimalText(money(minor, currency))));
    }),
    { numRuns: 5_000 },
  );
});

test('The API gets decimal numbers with the exponent of their currency', () => {
  expect(toDecimal(money(4850, 'EUR'))).toBe(48.5);
  expect(toDecimal(money(4850, 'JPY'))).toBe(4850);
  expect(toDecimal(money(4850, 'KWD'))).toBe(4.85);
  expect(toDecimal(money(-5, 'EUR'))).toBe(-0.05);
  expect(toDecimal(money(5, 'CLF'))).toBe(0.0005);
});

test('As text, an amount has all decimals of its currency, and none if the currency has none', () => {
  expect(toDecimalText(money(4850, 'EUR'))).toBe('48.50');
  expect(toDecimalText(money(-7, 'EUR'))).toBe('-0.07');
  expect(toDecimalText(money(4850, 'JPY'))).toBe('4850');
  expect(toDecimalText(money(0, 'KWD'))).toBe('0.000');
});

test('A decimal number is read from its digits, never through a float product', () => {
  // 1.15 * 100 is 114.99999999999999.
  expect(fromDecimal(1.15, 'EUR')).toEqual(money(115, 'EUR'));
  expect(fromDecimal('48.5', 'EUR')).toEqual(money(4850, 'EUR'));
  expect(fromDecimal('-48.50', 'EUR')).toEqual(money(-4850, 'EUR'));
  expect(fromDecimal('007', 'JPY')).toEqual(money(7, 'JPY'));
  expect(fromDecimal('-0.00', 'EUR')).toEqual(money(0, 'EUR'));
});

test('Money converted to a decimal and back is unchanged, in every currency, up to fifteen digits', () => {
  const largest = 10 ** 15 - 1;
  fc.assert(
    fc.property(code, fc.integer({ min: -largest, max: largest }), (currency, amount) => {
      const price = money(amount, currency);
      expect(fromDecimal(toDecimal(price), currency)).toEqual(price);
      expect(fromDecimal(toDecimalText(price), currency)).toEqual(price);
    }),
    {
      examples: [
        ['EUR', largest],
        ['CLF', -largest],
        ['KWD', 1],
      ],
    },
  );
});

test('An amount that a decimal number cannot carry exactly throws', () => {
  expect(() => toDecimal(money(10 ** 15, 'EUR'))).toThrow(RangeError);
});

test('A value that is not a plain amount of the currency is refused as invalid input, never rounded', () => {
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
    expect(() => fromDecimal(value, currency), `${value}`.slice(0, 20)).toThrow(RangeError);
  }
  expect(() => fromDecimal('x', 'EUR')).toThrow('no amount of EUR');
});

test('Division of plain numbers rounds like that of big integers, and refuses what is not exact', () => {
  fc.assert(
    fc.property(
      fc.nat(Number.MAX_SAFE_INTEGER),
      fc.integer({ min: 1, max: 1_000_000 }),
      (numerator, denominator) => {
        expect(divideHalfEven(numerator, denominator)).toBe(
          Number(roundHalfEven(BigInt(numerator), BigInt(denominator))),
        );
      },
    ),
  );
  expect([divideHalfEven(5, 2), divideHalfEven(7, 2), divideHalfEven(15, 10)]).toEqual([2, 4, 2]);
  expect(() => divideHalfEven(2 ** 53, 2)).toThrow(RangeError);
  expect(() => divideHalfEven(-1, 2)).toThrow(RangeError);
});
