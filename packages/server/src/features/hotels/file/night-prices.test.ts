import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { evenPrices } from '../../../../test-support/hotels/hotel-file.ts';
import { priceCalendar } from './night-prices.ts';

const pricesOf = (rules: Partial<typeof evenPrices>, first: string, nights = 1, roomMinor = 10_000) =>
  priceCalendar({ first: localDate(first), nights })({ ...evenPrices, ...rules })(roomMinor);

test('A night costs the price of the room times month, weekday and the largest peak', () => {
  const months = evenPrices.months.map((percent, index) => (index === 5 ? 130 : percent));
  const rules = {
    months,
    weekdays: { ...evenPrices.weekdays, sat: 120 },
    peaks: [
      { percent: 110, season: { from: '06-01', to: '06-30' } },
      { percent: 150, dates: [{ from: '2027-06-05', to: '2027-06-05' }] },
    ],
    roundTo: 1,
  };
  // Friday, Saturday with the larger peak, Sunday.
  expect(pricesOf(rules, '2027-06-04', 3)).toEqual([14_300, 23_400, 14_300]);
  expect(pricesOf(rules, '2027-05-29')).toEqual([12_000]);
});

test('A price stays within its limits and is a multiple of the rounding', () => {
  const peaks = [{ percent: 900, season: { from: '01-01', to: '01-01' } }];
  expect(pricesOf({ peaks }, '2027-01-01')).toEqual([26_000]);
  expect(pricesOf({ months: evenPrices.months.map(() => 20) }, '2027-01-01')).toEqual([5_000]);
  expect(pricesOf({ roundTo: 500 }, '2027-01-01', 1, 10_260)).toEqual([10_500]);
  expect(pricesOf({ roundTo: 5_000 }, '2027-01-01', 1, 1_000)).toEqual([5_000]);
});

test('A peak across the new year counts on both sides, and a leap day has a price', () => {
  const peaks = [{ percent: 200, season: { from: '12-30', to: '01-01' } }];
  expect(pricesOf({ peaks }, '2027-12-29', 5)).toEqual([10_000, 20_000, 20_000, 20_000, 10_000]);
  expect(pricesOf({}, '2028-02-28', 3)).toHaveLength(3);
});
