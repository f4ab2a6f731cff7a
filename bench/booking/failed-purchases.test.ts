import { expect, test } from 'vitest';
import { failedPurchases } from './failed-purchases.ts';

const others = { 'quote 409': 300, 'checkout 409': 2, 'quote 503': 5, 'checkout 500': 1, expired: 4 };

test('every purchase without a booking has failed where there are enough spots', () => {
  expect(failedPurchases(others, { isSoldOut: false })).toEqual(others);
});

test('a buyer of a sold-out departure has not failed, but one who was sent away otherwise has', () => {
  expect(failedPurchases(others, { isSoldOut: true })).toEqual({
    ...{ 'quote 503': 5, 'checkout 500': 1, expired: 4 },
  });
});
