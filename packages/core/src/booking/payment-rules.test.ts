import { expect, test } from 'vitest';
import { canPayWith, PAYMENT_METHODS } from './payment-rules.ts';

test('Bancontact is offered for a direct payment in euros; every other method is always offered', () => {
  const offered = (currency: string, isLater: boolean) =>
    PAYMENT_METHODS.filter((method) => canPayWith(method, { currency, isLater }));
  expect(offered('EUR', false)).toEqual(PAYMENT_METHODS);
  const others = ['credit-card', 'web-payments', 'paypal'];
  expect(offered('EUR', true)).toEqual(others);
  expect(offered('CHF', false)).toEqual(others);
});
