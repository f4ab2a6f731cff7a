import { expect, test } from 'vitest';
import { median, medianRate, quantity, rateOf, rateOfTimes } from './numbers.ts';

test('the median of an even number of values is the larger of the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 3, Number.NaN]);
});

test('a rate is written with short times to the hundredth', () => {
  expect(rateOf({ perSecond: 12_406.4, p50: 1.234, p95: 12.3, p99: 99.9 })).toEqual({
    value: '12,406/s, p50 1.23, p95 12, p99 100 ms',
    numbers: { 'per second': 12_406.4, 'p50 ms': 1.234, 'p95 ms': 12.3, 'p99 ms': 99.9 },
  });
});

test('a quantity is named by its unit', () => {
  expect(quantity(1_234.5, 'MB', 0)).toEqual({ value: '1,235 MB', numbers: { MB: 1_234.5 } });
  expect(quantity(2.345, 's', 1).value).toBe('2.3 s');
  expect(quantity(0.126, 'ms').value).toBe('0.13 ms');
});

test('times of calls one after another give their rate and percentiles', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(rateOfTimes(times)).toEqual({ perSecond: 100 / 5.05, p50: 51, p95: 96, p99: 100 });
});

test('of several runs each number is the median of its own', () => {
  const rate = (perSecond: number, p50: number) => ({ perSecond, p50, p95: 1, p99: 1 });
  expect(medianRate([rate(1, 30), rate(2, 10), rate(3, 20)])).toMatchObject({ perSecond: 2, p50: 20 });
});
