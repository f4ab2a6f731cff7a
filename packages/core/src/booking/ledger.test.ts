import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '../money/currencies.ts';
import { money, sum } from '../money/money.ts';
import { type LedgerEntry, reversedEntries, splitCharge, splitRoomCost, splitSale } from './ledger.ts';

const amounts = (entries: readonly LedgerEntry[]) =>
  Object.fromEntries(entries.map(({ account, amount }) => [account, amount.amount]));
const currencies = fc.constantFrom<CurrencyCode>('EUR', 'JPY', 'KWD');

test('The supplier gets the price less our commission, and we bear the discount', () => {
  const sale = { currency: 'EUR', grossMinor: 10_000, discountMinor: 1_000, commissionPercent: 20 } as const;
  expect(amounts(splitSale({ ...sale, payer: 'traveller' }))).toEqual({
    traveller: -9_000,
    discount: -1_000,
    supplier: 8_000,
    commission: 2_000,
  });
  expect(amounts(splitSale({ ...sale, discountMinor: 0, payer: 'organisation' }))).toEqual({
    organisation: -10_000,
    supplier: 8_000,
    commission: 2_000,
  });
});

test('Yen have no smaller unit: a commission of half a yen is rounded to the even one', () => {
  const sale = { currency: 'JPY', discountMinor: 0, commissionPercent: 12.5, payer: 'traveller' } as const;
  expect(amounts(splitSale({ ...sale, grossMinor: 100 }))).toMatchObject({ commission: 12, supplier: 88 });
  expect(amounts(splitSale({ ...sale, grossMinor: 108 }))).toMatchObject({ commission: 14, supplier: 94 });
});

test('A commission with decimals is taken as stated: 17.9 % of 1,000 euros is 179 euros', () => {
  const sale = { currency: 'EUR', discountMinor: 0, grossMinor: 100_000, payer: 'traveller' } as const;
  // These floats times a hundred are a little less than a whole number.
  for (const [commissionPercent, commission] of [
    [17.9, 17_900],
    [18.15, 18_150],
    [0.29, 290],
  ] as const)
    expect(amounts(splitSale({ ...sale, commissionPercent }))).toMatchObject({ commission });
});

test('Every movement adds up to zero, without empty entries, and names each account once', () => {
  const sales = fc.record({
    currency: currencies,
    grossMinor: fc.nat(1_000_000_000_000),
    discountPercent: fc.nat(100),
    commissionPercent: fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100),
    payer: fc.constantFrom('traveller' as const, 'organisation' as const),
  });
  fc.assert(
    fc.property(sales, ({ discountPercent, ...sale }) => {
      const discountMinor = Math.floor((sale.grossMinor * discountPercent) / 100);
      const entries = splitSale({ ...sale, discountMinor });
      for (const postings of [
        entries,
        reversedEntries(entries),
        splitCharge(money(sale.grossMinor, sale.currency)),
      ]) {
        expect(
          sum(
            postings.map(({ amount }) => amount),
            sale.currency,
          ).amount,
        ).toBe(0);
        expect(postings.every(({ amount }) => amount.amount !== 0)).toBe(true);
        expect(new Set(postings.map(({ account }) => account)).size).toBe(postings.length);
      }
    }),
  );
});

test('Supplier and commission are never negative, and add up to the price', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.integer({ min: 0, max: 5_000 }),
      currencies,
      (gross, percent, currency) => {
        const { supplier = 0, commission = 0 } = amounts(
          splitSale({
            currency,
            grossMinor: gross,
            discountMinor: 0,
            commissionPercent: percent / 100,
            payer: 'traveller',
          }),
        );
        expect(supplier).toBeGreaterThanOrEqual(0);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(supplier + commission).toBe(gross);
      },
    ),
  );
});

test('What a seller gets for rooms is what they cost us, and less if a cancellation costs less', () => {
  expect(splitRoomCost(money(48_000, 'JPY'))).toEqual([
    { account: 'seller', amount: money(48_000, 'JPY') },
    { account: 'room_cost', amount: money(-48_000, 'JPY') },
  ]);
  expect(splitRoomCost(money(-100, 'EUR')).map(({ amount }) => amount.amount)).toEqual([-100, 100]);
  expect(splitRoomCost(money(0, 'EUR'))).toEqual([]);
});
