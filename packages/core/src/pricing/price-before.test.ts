import { expect, test } from 'vitest';
import { localDate } from '../time/local-date-time.ts';
import { percentSaved, priceBefore } from './price-before.ts';

const today = localDate('2026-11-21');
const sale = {
  percent: 15,
  bookFrom: today,
  bookUntil: localDate('2026-12-01'),
  travelFrom: today,
  travelUntil: localDate('2027-03-01'),
};
const since = (date: string, priceMinor: number) => ({ since: localDate(date), priceMinor });

test('Every price of a product is compared with the lowest of thirty days, as a share of the usual price', () => {
  const prices = [since('2026-08-01', 4850), since('2026-11-01', 4500), since('2026-11-11', 4850)];
  const before = priceBefore({ prices, promotions: [sale], today, priceMinor: 4850 });
  expect(before && before.part / before.whole).toBeCloseTo(4500 / 4850);
  expect(percentSaved(15, before)).toBe(8);
});

test('A price not below the lowest of thirty days, or without an earlier price, is not a reduction', () => {
  const prices = [since('2026-08-01', 4850), since('2026-11-01', 4000), since('2026-11-11', 4850)];
  expect(
    percentSaved(15, priceBefore({ prices, promotions: [sale], today, priceMinor: 4850 })),
  ).toBeUndefined();
  expect(priceBefore({ prices: [], promotions: [sale], today, priceMinor: 4850 })).toBeUndefined();
  expect(percentSaved(15, undefined)).toBeUndefined();
});

test('The percentage saved is rounded down, and less than one percent is not a reduction', () => {
  expect(percentSaved(15, { part: 1, whole: 1 })).toBe(15);
  expect(percentSaved(10, { part: 999, whole: 1_000 })).toBe(9);
  expect(percentSaved(10, { part: 905, whole: 1_000 })).toBeUndefined();
  expect(percentSaved(1, { part: 1, whole: 1 })).toBe(1);
});

test('The price before a promotion is the reduced one, if another promotion ended within thirty days', () => {
  const prices = [since('2026-08-01', 4850)];
  const earlier = {
    ...sale,
    ...{ percent: 20, bookFrom: localDate('2026-11-01'), bookUntil: localDate('2026-11-10') },
  };
  const before = priceBefore({
    prices,
    promotions: [earlier, { ...sale, percent: 30 }],
    today,
    priceMinor: 4850,
  });
  expect(before && before.part / before.whole).toBeCloseTo(0.8);
  expect(percentSaved(30, before)).toBe(12);
});
