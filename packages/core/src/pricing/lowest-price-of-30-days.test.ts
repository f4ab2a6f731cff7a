import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { lowestPriceOf30Days } from './lowest-price-of-30-days.ts';
import type { Promotion } from './ticket.ts';

const promotion = (percent: number, from: string, until: string, travel = ['2026-11-01', '2027-03-31']) => ({
  percent,
  bookFrom: localDate(from),
  bookUntil: localDate(until),
  travelFrom: localDate(travel[0] ?? ''),
  travelUntil: localDate(travel[1] ?? ''),
});

const found = (
  asked: readonly (readonly [since: string, priceMinor: number])[],
  promotions: readonly Promotion[],
  today = '2026-11-21',
) =>
  lowestPriceOf30Days({
    asked: asked.map(([since, priceMinor]) => ({ since: localDate(since), priceMinor })),
    promotions,
    today: localDate(today),
  });

const winter = promotion(20, '2026-11-15', '2026-12-15');

test('Without a reduction there is nothing to print.', () => {
  expect(found([['2026-01-01', 10_000]], [])).toBeUndefined();
  expect(found([['2026-01-01', 10_000]], [winter], '2026-11-14')).toBeUndefined();
  expect(found([['2026-01-01', 10_000]], [winter], '2026-12-16')).toBeUndefined();
});

test('A reduction of which all days of travel are past is none.', () => {
  const over = promotion(20, '2026-11-01', '2026-12-15', ['2026-11-01', '2026-11-20']);
  expect(found([['2026-01-01', 10_000]], [over])).toBeUndefined();
});

test('Beside a reduction stands what was asked before it.', () => {
  expect(found([['2026-01-01', 10_000]], [winter])).toEqual({
    promotion: winter,
    began: '2026-11-15',
    lowest: { priceMinor: 10_000, percent: 0 },
  });
});

test('A price that was put up just before gives no larger reduction.', () => {
  const putUp = [
    ['2026-01-01', 10_000],
    ['2026-11-10', 13_000],
  ] as const;
  expect(found(putUp, [winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 0 });
});

test.each([
  ['thirty days before it still counts', '2026-10-17', 9_000],
  ['the day of its change counts as well', '2026-10-16', 9_000],
  ['thirty-one days before it no longer counts', '2026-10-15', 11_000],
] as const)('A lower price that ended %s.', (_, ended, lowest) => {
  // It was asked for the last time on that day, when another took its place.
  const asked = [
    ['2026-01-01', 9_000],
    [ended, 11_000],
  ] as const;
  expect(found(asked, [winter])?.lowest).toEqual({ priceMinor: lowest, percent: 0 });
});

test('A price that changes while the reduction goes on does not count: it was never asked without it.', () => {
  const asked = [
    ['2026-01-01', 10_000],
    ['2026-11-18', 8_000],
  ] as const;
  expect(found(asked, [winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 0 });
});

test('A reduction that ended less than thirty days before counts with what it asked.', () => {
  const october = promotion(30, '2026-10-10', '2026-10-20');
  expect(found([['2026-01-01', 10_000]], [october, winter])?.lowest).toEqual({
    priceMinor: 10_000,
    percent: 30,
  });
  const september = promotion(30, '2026-09-01', '2026-10-15');
  expect(found([['2026-01-01', 10_000]], [september, winter])?.lowest?.percent).toBe(0);
});

test('One for other days of travel was never asked for this trip.', () => {
  const summer = promotion(30, '2026-10-10', '2026-11-10', ['2027-06-01', '2027-08-31']);
  expect(found([['2026-01-01', 10_000]], [summer, winter])?.lowest?.percent).toBe(0);
});

test('Reductions that follow each other by the same percentage are one.', () => {
  const before = promotion(20, '2026-10-01', '2026-11-14');
  expect(found([['2026-01-01', 10_000]], [before, winter])).toMatchObject({
    began: '2026-10-01',
    lowest: { priceMinor: 10_000, percent: 0 },
  });
});

test('One that becomes larger begins anew; so does one that becomes smaller.', () => {
  const more = promotion(35, '2026-11-19', '2026-11-22');
  expect(found([['2026-01-01', 10_000]], [winter, more])).toMatchObject({
    promotion: { percent: 35 },
    began: '2026-11-19',
    lowest: { percent: 20 },
  });
  expect(found([['2026-01-01', 10_000]], [winter, more], '2026-11-24')).toMatchObject({
    promotion: { percent: 20 },
    began: '2026-11-23',
    lowest: { percent: 35 },
  });
});

test('What was never sold without a reduction has no price to stand beside it.', () => {
  expect(found([['2026-11-15', 10_000]], [winter])).toMatchObject({ lowest: undefined });
  expect(found([], [winter])).toMatchObject({ lowest: undefined });
});

test('What is newer than thirty days has the lowest since it is sold.', () => {
  const asked = [
    ['2026-11-01', 10_000],
    ['2026-11-05', 12_000],
  ] as const;
  expect(found(asked, [winter])?.lowest).toEqual({ priceMinor: 10_000, percent: 0 });
});

test('A reduction of a very long time is looked back upon as quickly as one of a week.', () => {
  const forever = promotion(20, '1000-01-01', '9999-12-31');
  let days = 0;
  const counted = new Proxy(forever, {
    get(target, name) {
      days += Number(name === 'bookFrom');
      return Reflect.get(target, name);
    },
  });
  expect(found([['2026-01-01', 10_000]], [counted])).toMatchObject({ began: '1000-01-01' });
  expect(days).toBeLessThan(50);
});

test('A reduction of the first day of the calendar has no day before it.', () => {
  expect(found([['2026-01-01', 10_000]], [promotion(20, '0001-01-01', '9999-12-31')])).toMatchObject({
    began: '0001-01-01',
    lowest: undefined,
  });
});
