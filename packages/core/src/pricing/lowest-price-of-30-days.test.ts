import { expect, test } from 'vitest';
import { localDate } from '../time/local-date-time.ts';
import { lowestPriceOf30Days } from './lowest-price-of-30-days.ts';
import type { Promotion } from './ticket.ts';

const promotion = (percent: number, from: string, until: string, travel = ['2026-11-01', '2027-03-31']) => ({
  percent,
  bookFrom: localDate(from),
  bookUntil: localDate(until),
  travelFrom: localDate(travel[0] ?? ''),
  travelUntil: localDate(travel[1] ?? ''),
});

const lowestPrice = (
  prices: readonly (readonly [since: string, priceMinor: number])[],
  promotions: readonly Promotion[],
  today = '2026-11-21',
) =>
  lowestPriceOf30Days({
    prices: prices.map(([since, priceMinor]) => ({ since: localDate(since), priceMinor })),
    promotions,
    today: localDate(today),
  });

const winter = promotion(20, '2026-11-15', '2026-12-15');

test('Without a promotion no lowest price is shown', () => {
  expect(lowestPrice([['2026-01-01', 10_000]], [])).toBeUndefined();
  expect(lowestPrice([['2026-01-01', 10_000]], [winter], '2026-11-14')).toBeUndefined();
  expect(lowestPrice([['2026-01-01', 10_000]], [winter], '2026-12-16')).toBeUndefined();
});

test('A promotion whose travel days are all past does not count', () => {
  const over = promotion(20, '2026-11-01', '2026-12-15', ['2026-11-01', '2026-11-20']);
  expect(lowestPrice([['2026-01-01', 10_000]], [over])).toBeUndefined();
});

test('A promotion counts from its first to its last booking day, and up to its last travel day', () => {
  const prices = [['2026-01-01', 10_000]] as const;
  for (const today of ['2026-11-15', '2026-12-15'])
    expect(lowestPrice(prices, [winter], today)?.promotion).toEqual(winter);
  const lastTravelDay = promotion(20, '2026-11-01', '2026-12-15', ['2026-11-01', '2026-11-21']);
  expect(lowestPrice(prices, [lastTravelDay])?.promotion).toEqual(lastTravelDay);
});

test('A promotion is compared with the price before it', () => {
  expect(lowestPrice([['2026-01-01', 10_000]], [winter])).toEqual({
    promotion: winter,
    began: '2026-11-15',
    lowest: { priceMinor: 10_000, percent: 0 },
  });
});

test('A price raised just before a promotion does not enlarge the reduction', () => {
  const putUp = [
    ['2026-01-01', 10_000],
    ['2026-11-10', 13_000],
  ] as const;
  expect(lowestPrice(putUp, [winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 0 });
});

test.each([
  ['twenty-nine days before its start counts', '2026-10-17', 9_000],
  ['thirty days before its start counts', '2026-10-16', 9_000],
  ['thirty-one days before its start does not count', '2026-10-15', 11_000],
] as const)('For a promotion, a lower price that ended %s', (_, ended, lowest) => {
  // The lower price was last offered on that day, until the new price replaced it.
  const prices = [
    ['2026-01-01', 9_000],
    [ended, 11_000],
  ] as const;
  expect(lowestPrice(prices, [winter])?.lowest).toEqual({ priceMinor: lowest, percent: 0 });
});

test('A price that changes during a promotion does not count, because it was never offered without the promotion', () => {
  const prices = [
    ['2026-01-01', 10_000],
    ['2026-11-18', 8_000],
  ] as const;
  expect(lowestPrice(prices, [winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 0 });
});

test('A promotion that ended less than thirty days before counts with its reduced price', () => {
  const october = promotion(30, '2026-10-10', '2026-10-20');
  expect(lowestPrice([['2026-01-01', 10_000]], [october, winter])?.lowest).toEqual({
    priceMinor: 10_000,
    percent: 30,
  });
  const september = promotion(30, '2026-09-01', '2026-10-15');
  expect(lowestPrice([['2026-01-01', 10_000]], [september, winter])?.lowest?.percent).toBe(0);
});

test('Prices are compared after their own promotions: a higher price with a large one may be the lowest', () => {
  const autumn = promotion(30, '2026-10-20', '2026-10-31');
  const lowered = [
    ['2026-01-01', 10_000],
    ['2026-11-10', 9_000],
  ] as const;
  expect(lowestPrice(lowered, [autumn, winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 30 });
  const small = promotion(5, '2026-10-20', '2026-10-31');
  expect(lowestPrice(lowered, [small, winter])?.lowest).toEqual({ priceMinor: 9_000, percent: 0 });
});

test('A promotion for other travel days does not count, because it was never offered for this trip', () => {
  const summer = promotion(30, '2026-10-10', '2026-11-10', ['2027-06-01', '2027-08-31']);
  expect(lowestPrice([['2026-01-01', 10_000]], [summer, winter])?.lowest?.percent).toBe(0);
});

test.each([
  ['first', ['2026-09-01', '2026-11-01']],
  ['last', ['2027-03-31', '2027-05-31']],
])('An earlier promotion that shares only the %s travel day counts', (_, travel) => {
  const october = promotion(30, '2026-10-10', '2026-11-10', travel);
  expect(lowestPrice([['2026-01-01', 10_000]], [october, winter])?.lowest?.percent).toBe(30);
});

test('Consecutive promotions with the same percentage count as one', () => {
  const before = promotion(20, '2026-10-01', '2026-11-14');
  expect(lowestPrice([['2026-01-01', 10_000]], [before, winter])).toMatchObject({
    began: '2026-10-01',
    lowest: { priceMinor: 10_000, percent: 0 },
  });
});

test('A promotion that becomes larger or smaller begins again', () => {
  const laterPromotion = promotion(35, '2026-11-19', '2026-11-22');
  expect(lowestPrice([['2026-01-01', 10_000]], [winter, laterPromotion])).toMatchObject({
    promotion: { percent: 35 },
    began: '2026-11-19',
    lowest: { percent: 20 },
  });
  expect(lowestPrice([['2026-01-01', 10_000]], [winter, laterPromotion], '2026-11-24')).toMatchObject({
    promotion: { percent: 20 },
    began: '2026-11-23',
    lowest: { percent: 35 },
  });
});

test('A product that was never sold without a promotion has no price to compare with', () => {
  expect(lowestPrice([['2026-11-15', 10_000]], [winter])).toMatchObject({ lowest: undefined });
  expect(lowestPrice([], [winter])).toMatchObject({ lowest: undefined });
});

test('A product on sale for less than thirty days is compared with its lowest price so far', () => {
  const prices = [
    ['2026-11-01', 10_000],
    ['2026-11-05', 12_000],
  ] as const;
  expect(lowestPrice(prices, [winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 0 });
});

test('A promotion of thousands of years is evaluated as quickly as one of a week', () => {
  const forever = promotion(20, '1000-01-01', '9999-12-31');
  let reads = 0;
  const counted = new Proxy(forever, {
    get(target, name) {
      reads += Number(name === 'bookFrom');
      return Reflect.get(target, name);
    },
  });
  expect(lowestPrice([['2026-01-01', 10_000]], [counted])).toMatchObject({ began: '1000-01-01' });
  expect(reads).toBeLessThan(50);
});

test('A promotion from the first day of the calendar has no day before it', () => {
  expect(lowestPrice([['2026-01-01', 10_000]], [promotion(20, '0001-01-01', '9999-12-31')])).toMatchObject({
    began: '0001-01-01',
    lowest: undefined,
  });
});

test('A price that changed on the day before the promotion counts', () => {
  const fell = [
    ['2026-01-01', 10_000],
    ['2026-11-14', 9_000],
  ] as const;
  expect(lowestPrice(fell, [winter])?.lowest).toEqual({ priceMinor: 9_000, percent: 0 });
});

test('One day without a promotion ends it, and the next one is compared with it', () => {
  const autumn = promotion(20, '2026-10-20', '2026-11-13');
  expect(lowestPrice([['2026-01-01', 10_000]], [autumn, winter])).toEqual({
    promotion: winter,
    began: '2026-11-15',
    lowest: { priceMinor: 10_000, percent: 20 },
  });
});

test('A promotion that begins later does not change when the present one began', () => {
  const later = promotion(20, '2026-12-20', '2026-12-31');
  expect(lowestPrice([['2026-01-01', 10_000]], [winter, later])?.began).toBe('2026-11-15');
});

test('Reduced prices are compared exactly', () => {
  const raised = [
    ['2026-01-01', 10_000],
    ['2026-11-04', 12_490],
  ] as const;
  const autumn = promotion(20, '2026-11-05', '2026-11-10');
  const larger = promotion(30, '2026-11-15', '2026-12-15');
  // 80 percent of 124.90 are 99.92.
  expect(lowestPrice(raised, [autumn, larger])?.lowest).toEqual({ priceMinor: 12_490, percent: 20 });
});

test('A promotion for travel days before those of the present one is not compared', () => {
  const october = promotion(50, '2026-11-01', '2026-11-10', ['2026-10-01', '2026-10-31']);
  expect(lowestPrice([['2026-01-01', 10_000]], [october, winter])?.lowest).toEqual({
    priceMinor: 10_000,
    percent: 0,
  });
});
