import { expect, test } from 'vitest';
import {
  ANSWER_HOURS,
  canPayWith,
  canRefundTrip,
  isRedirectMethod,
  PAYMENT_METHODS,
  PAYMENT_MINUTES,
  RETRY_MINUTES,
  SUPPLIER_CANCELLATION_HOURS,
} from './payment-rules.ts';

const always = ['credit-card', 'web-payments', 'paypal'];

test.each([
  ['EUR', ['bancontact', 'alipay', 'wechat-pay']],
  ['USD', ['alipay', 'wechat-pay']],
  ['GBP', ['alipay', 'wechat-pay']],
  ['JPY', ['alipay', 'wechat-pay']],
  ['CAD', ['alipay', 'wechat-pay']],
  ['CHF', ['wechat-pay']],
  ['CNY', []],
])('In %s a direct payment is possible by card, wallet, PayPal and %j', (currency, redirects) => {
  const offered = (isLater: boolean) =>
    PAYMENT_METHODS.filter((method) => canPayWith(method, { currency, isLater }));
  expect(offered(false)).toEqual([...always, ...redirects]);
  expect(offered(true)).toEqual(always);
});

test.each([
  ['alipay', 88, true],
  ['alipay', 88.01, false],
  ['wechat-pay', 178, true],
  ['wechat-pay', 178.01, false],
  ['bancontact', 300, true],
  ['credit-card', 300, true],
] as const)(
  'A payment by %s for a trip that ends in %d days can be refunded until two days after the trip: %s',
  (method, days, may) => {
    const paidAt = new Date('2026-11-28T10:00:00Z');
    const tripEndsAt = new Date(paidAt.getTime() + days * 86_400_000);
    expect(canRefundTrip(method, { paidAt, tripEndsAt })).toBe(may);
  },
);

test('Bancontact, Alipay and WeChat Pay lead to another page and back', () => {
  expect(PAYMENT_METHODS.filter(isRedirectMethod)).toEqual(['bancontact', 'alipay', 'wechat-pay']);
});

test('The times that the booking terms name are those that bookings are made by', () => {
  expect([PAYMENT_MINUTES, RETRY_MINUTES]).toEqual([60, 5]);
  expect([ANSWER_HOURS, SUPPLIER_CANCELLATION_HOURS]).toEqual([24, 48]);
});
