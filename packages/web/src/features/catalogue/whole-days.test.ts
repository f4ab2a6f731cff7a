import { expect, test } from 'vitest';
import { wholeDays } from './whole-days.ts';

test('A long notice is told in days where it is whole days, and every other one in hours.', () => {
  expect([1, 24, 48, 72].map(wholeDays)).toEqual([undefined, undefined, undefined, undefined]);
  expect([96, 168, 720].map(wholeDays)).toEqual([4, 7, 30]);
  expect(wholeDays(100)).toBeUndefined();
});
