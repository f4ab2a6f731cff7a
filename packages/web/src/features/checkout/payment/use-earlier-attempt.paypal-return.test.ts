import { expect, test } from 'vitest';
import { hasAbandonedPayPal, withoutPayPalToken } from './use-earlier-attempt.ts';

test('A traveller who returns from PayPal without approving the payment has abandoned it', () => {
  expect(hasAbandonedPayPal('?token=EC-1', 'EC-1')).toBe(true);
  expect(hasAbandonedPayPal('?token=EC-1&PayerID=P', 'EC-1')).toBe(false);
  expect(hasAbandonedPayPal('?token=EC-2', 'EC-1')).toBe(false);
  expect(hasAbandonedPayPal('', 'EC-1')).toBe(false);
});

test('PayPal’s payment token is removed from the address, and nothing else', () => {
  const address = 'https://www.example.org/de/new/checkout/payment';
  expect(withoutPayPalToken(`${address}?token=EC-1&PayerID=P`)).toBe(address);
  expect(withoutPayPalToken(`${address}?log=debug&token=EC-1#content`)).toBe(`${address}?log=debug#content`);
  expect(withoutPayPalToken(address)).toBe(address);
});
