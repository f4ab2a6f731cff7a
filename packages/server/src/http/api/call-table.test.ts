import { expect, test } from 'vitest';
import { createCallTable } from './call-table.ts';

const calls = createCallTable();

test.each([
  ['/shopper/checkout', true],
  ['/quote/0193a1f0-0000-7000-8000-000000000000/extension', true],
  ['/payment-gateway/payment-intent', true],
  ['/quote', false],
  ['/tours/quote', false],
  ['/newsletter/subscriptions/list', false],
])('who calls %s holds spots that he loses by waiting: %s', (path, holds) => {
  expect(calls.isOfHolder(path)).toBe(holds);
});
