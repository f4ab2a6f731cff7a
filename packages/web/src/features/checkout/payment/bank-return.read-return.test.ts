import { expect, test } from 'vitest';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { readReturn } from './bank-return.tsx';

const attempt: PaymentAttempt = {
  attemptId: 'a',
  cartId: 'c',
  method: 'bancontact',
  // The payment is named by the address, and the server verifies it.
  intentId: null,
  locale: 'de',
};

test('A return from the bank that reports success and names the payment is confirmed with the server', () => {
  expect(readReturn('?redirect_status=succeeded&payment_intent=pi_1', attempt)).toEqual({
    cartId: 'c',
    method: 'bancontact',
    intentId: 'pi_1',
    locale: 'de',
    redirectStatus: 'succeeded',
  });
});

test.each([
  ['alipay', 'alipay'],
  ['wechat-pay', 'wechat-pay'],
  ['credit-card', 'bancontact'],
] as const)('A return after an attempt with %s is confirmed as %s', (method, confirmed) => {
  const search = '?redirect_status=succeeded&payment_intent=pi_1';
  expect(readReturn(search, { ...attempt, method })?.method).toBe(confirmed);
});

test.each([
  '?redirect_status=failed&payment_intent=pi_1',
  '?payment_intent=pi_1',
  '?redirect_status=succeeded',
  '?redirect_status=succeeded&payment_intent=',
  '',
])('Any other return is not treated as a payment: %s', (search) => {
  expect(readReturn(search, attempt)).toBeUndefined();
});

test('Without a payment attempt in this browser there is nothing to confirm', () => {
  expect(readReturn('?redirect_status=succeeded&payment_intent=pi_1', null)).toBeUndefined();
});
