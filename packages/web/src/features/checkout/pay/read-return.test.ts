import { expect, test } from 'vitest';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { readReturn } from './read-return.ts';

const attempt: PaymentAttempt = {
  attemptId: 'a',
  cartId: 'c',
  method: 'bancontact',
  intentId: 'pi_1',
  locale: 'de',
};

test('A bank that says succeeded and names the payment is asked about', () => {
  expect(readReturn('?redirect_status=succeeded&payment_intent=pi_1', attempt)).toEqual({
    cartId: 'c',
    method: 'bancontact',
    intentId: 'pi_1',
    locale: 'de',
    redirectStatus: 'succeeded',
  });
});

test.each([
  '?redirect_status=failed&payment_intent=pi_1',
  '?payment_intent=pi_1',
  '?redirect_status=succeeded',
  '?redirect_status=succeeded&payment_intent=',
  '',
])('Anything else is no payment: %s', (search) => {
  expect(readReturn(search, attempt)).toBeUndefined();
});

test('Where nobody here has begun a payment, none is asked about', () => {
  expect(readReturn('?redirect_status=succeeded&payment_intent=pi_1', null)).toBeUndefined();
});
