import { expect, test } from 'vitest';
import { failedPurchases } from './failed-purchases.ts';

const refused = { 'quote 204': 50, 'quote 409': 300, 'checkout 409': 2 };
const failed = { 'quote 503': 5, 'checkout 204': 3, 'checkout 500': 1, expired: 4 };
const others = { ...refused, ...failed };

test('every purchase without a booking has failed where there are enough spots', () => {
  expect(failedPurchases(others, { isSoldOut: false })).toEqual(others);
});

test('a buyer of a sold-out departure has not failed, but one who was sent away otherwise has', () => {
  expect(failedPurchases(others, { isSoldOut: true })).toEqual(failed);
});
