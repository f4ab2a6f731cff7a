import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMoney, createConverter } from './convert-money.ts';
import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { money, roundHalfEven } from './money.ts';

test('A price is converted at the published rate into the smallest unit of the target currency', () => {
  expect(convertMoney(money(4850, 'EUR'), { to: 'USD', rate: '1.0834' })).toEqual(money(5254, 'USD'));
  expect(convertMoney(money(4850, 'EUR'), { to: 'JPY', rate: '163.27' })).toEqual(money(7919, 'JPY'));
  expect(convertMoney(money(7919, 'JPY'), { to: 'EUR', rate: '0.006125' })).toEqual(money(4850, 'EUR'));
  expect(convertMoney(money(1000, 'KWD'), { to: 'EUR', rate: '3' })).toEqual(money(300, 'EUR'));
  expect(convertMoney(money(-4850, 'EUR'), { to: 'USD', rate: '1.0834' })).toEqual(money(-5254, 'USD'));
});

test('The exact product is rounded half to even, without floats', () => {
  const half = { to: 'USD', rate: '0.5' } as const;
  expect([1, 3, 5, 7].map((cents) => convertMoney(money(cents, 'EUR'), half).amount)).toEqual([0, 2, 2, 4]);
  // With floats, 1.005 * 100 is 100.49999999999999. The exact product is a tie, and 100 is even.
  expect(convertMoney(money(100, 'EUR'), { to: 'USD', rate: '1.005' })).toEqual(money(100, 'USD'));
  expect(convertMoney(money(100, 'EUR'), { to: 'USD', rate: '1.015' })).toEqual(money(102, 'USD'));
});

test('At a rate of one every currency keeps its amount', () => {
  const codes = Object.keys(currencyExponents) as CurrencyCode[];
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.maxSafeInteger(), (code, amount) => {
      const converted = convertMoney(money(amount, code), { to: code, rate: '1.000000' });
      expect(converted).toEqual(money(amount, code));
    }),
  );
});

test('A higher price never converts to a lower amount', () => {
  const rate = fc
    .integer({ min: 1, max: 10 ** 9 })
    .map((digits) => `${digits}`.padStart(7, '0').replace(/(?=.{6}$)/, '.'));
  const amount = fc.integer({ min: 0, max: 10 ** 8 });
  fc.assert(
    fc.property(amount, amount, rate, (a, b, published) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map(
        (cents) => convertMoney(money(cents, 'EUR'), { to: 'JPY', rate: published }).amount,
      );
      expect(low).toBeLessThanOrEqual(high ?? NaN);
    }),
  );
});

test('A rate that is not a positive decimal throws', () => {
  for (const rate of [
    '',
    '0',
    '0.000',
    '-1',
    '1e3',
    'NaN',
    'Infinity',
    '1,08',
    '.5',
    '1.',
    ' 1',
    '1'.repeat(13),
  ]) {
    expect(() => convertMoney(money(100, 'EUR'), { to: 'USD', rate }), rate).toThrow(RangeError);
  }
});

test('A result beyond the safe integers throws', () => {
  const largest = money(Number.MAX_SAFE_INTEGER, 'EUR');
  expect(() => convertMoney(largest, { to: 'USD', rate: '1.1' })).toThrow(RangeError);
});

test('Two currencies of one table convert exactly and are rounded once: 100 dollars at 1.10 and 0.88 to the euro are 80 pounds', () => {
  expect(convertMoney(money(10_000, 'USD'), { to: 'GBP', rate: '0.88', per: '1.10' })).toEqual(
    money(8_000, 'GBP'),
  );
  expect(convertMoney(money(4_999, 'USD'), { to: 'JPY', rate: '160', per: '1.2001' })).toEqual(
    money(6_665, 'JPY'),
  );
});

test('A rate of zero throws', () => {
  expect(() => convertMoney(money(1, 'USD'), { to: 'GBP', rate: '0.88', per: '0' })).toThrow(RangeError);
});

test('Percentages and a share multiply the price, and the result is rounded once', () => {
  const inEuros = { to: 'EUR', rate: '1' } as const;
  const priceOf = (conversion: object) =>
    convertMoney(money(1_001, 'EUR'), { ...inEuros, ...conversion }).amount;
  expect(priceOf({ percentFactors: [120] })).toBe(1_201);
  expect(priceOf({ percentFactors: [120, 80] })).toBe(961);
  expect(priceOf({ share: { part: 2, whole: 3 } })).toBe(667);
  expect(priceOf({ percentFactors: [50, 110], share: { part: 1, whole: 8 }, per: '1.25' })).toBe(55);
});

test('Small and large amounts are rounded by one rule, also with percentages and shares', () => {
  const digits = fc.integer({ min: 1, max: 10 ** 12 - 1 }).map(String);
  const rate = fc.oneof(
    fc.constantFrom('1', '1.0834', '163.27', '0.006125', '0.5', '1.005'),
    fc.tuple(digits, digits).map(([whole, fraction]) => `${whole}.${fraction}`),
  );
  const codes = fc.constantFrom<CurrencyCode>('EUR', 'USD', 'JPY', 'KWD');
  const amount = fc.oneof(
    fc.integer({ min: -(10 ** 7), max: 10 ** 7 }),
    fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
  );
  const percentFactors = fc.array(fc.constantFrom(0, 80, 95, 120), { maxLength: 2 });
  const share = fc.constantFrom({ part: 1, whole: 1 }, { part: 5, whole: 7 });
  fc.assert(
    fc.property(
      amount,
      codes,
      codes,
      rate,
      rate,
      percentFactors,
      share,
      (minor, from, to, target, per, percents, part) => {
        const scaled = (published: string) => {
          const [whole = '', fraction = ''] = published.split('.');
          return { value: BigInt(whole + fraction), ten: 10n ** BigInt(fraction.length) };
        };
        const [rateOf, perOf] = [scaled(target), scaled(per)];
        const numerator =
          percents.reduce((product, percent) => product * BigInt(percent), BigInt(minor)) *
          BigInt(part.part) *
          rateOf.value *
          perOf.ten *
          10n ** BigInt(currencyExponents[to]);
        const denominator =
          100n ** BigInt(percents.length) *
          BigInt(part.whole) *
          perOf.value *
          rateOf.ten *
          10n ** BigInt(currencyExponents[from]);
        const exact = roundHalfEven(numerator, denominator);
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER) && exact >= BigInt(Number.MIN_SAFE_INTEGER));
        const conversion = { to, rate: target, per, percentFactors: percents, share: part };
        expect(convertMoney(money(minor, from), conversion).amount).toBe(Number(exact));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('A converter of many amounts converts each as it is converted alone', () => {
  const rate = fc
    .tuple(fc.nat(999), fc.integer({ min: 1, max: 10 ** 12 - 1 }), fc.integer({ min: 1, max: 12 }))
    .map(([whole, digits, length]) => `${whole}.${String(digits).padStart(12, '0').slice(-length)}`)
    .filter((text) => Number(text) > 0);
  const codes = Object.keys(currencyExponents) as CurrencyCode[];
  const amount = fc.oneof(fc.nat(100_000), fc.integer({ min: -(10 ** 6), max: 10 ** 11 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.constantFrom(...codes),
      rate,
      fc.option(rate, { nil: undefined }),
      amount,
      (from, to, published, per, minor) => {
        const conversion = { to, rate: published, ...(per !== undefined && { per }) };
        const converted = () => convertMoney(money(minor, from), conversion).amount;
        const convert = createConverter(from, conversion);
        let alone: number;
        try {
          alone = converted();
        } catch {
          expect(() => convert(minor)).toThrow(RangeError);
          return;
        }
        expect(convert(minor)).toBe(alone);
      },
    ),
    { numRuns: 2_000 },
  );
  // Ties are rounded to the even neighbour.
  const half = createConverter('EUR', { to: 'USD', rate: '0.5' });
  expect([1, 3, 5, 7].map(half)).toEqual([0, 2, 2, 4]);
});
