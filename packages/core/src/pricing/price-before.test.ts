import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
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

test('Everything a product sells is compared with the lowest of thirty days, as a share of its usual price.', () => {
  const asked = [since('2026-08-01', 4850), since('2026-11-01', 4500), since('2026-11-11', 4850)];
  const before = priceBefore({ asked, promotions: [sale], today, priceMinor: 4850 });
  expect(before && before.part / before.whole).toBeCloseTo(4500 / 4850);
  expect(percentSaved(15, before)).toBe(8);
});

test('What is no cheaper than the lowest of thirty days, or was never sold otherwise, is no reduction.', () => {
  const asked = [since('2026-08-01', 4850), since('2026-11-01', 4000), since('2026-11-11', 4850)];
  expect(
    percentSaved(15, priceBefore({ asked, promotions: [sale], today, priceMinor: 4850 })),
  ).toBeUndefined();
  expect(priceBefore({ asked: [], promotions: [sale], today, priceMinor: 4850 })).toBeUndefined();
  expect(percentSaved(15, undefined)).toBeUndefined();
});

test('A reduction is rounded against whoever offers it, and one of less than a percent is none.', () => {
  expect(percentSaved(15, { part: 1, whole: 1 })).toBe(15);
  expect(percentSaved(10, { part: 999, whole: 1_000 })).toBe(9);
  expect(percentSaved(10, { part: 905, whole: 1_000 })).toBeUndefined();
});
