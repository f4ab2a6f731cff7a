import { expect, test } from 'vitest';
import { isLeftWallet, withoutWallet } from './resume-payment.ts';

test('A traveller who returns from a wallet without approving the payment has left it', () => {
  expect(isLeftWallet('?token=EC-1', 'EC-1')).toBe(true);
  expect(isLeftWallet('?token=EC-1&PayerID=P', 'EC-1')).toBe(false);
  expect(isLeftWallet('?token=EC-2', 'EC-1')).toBe(false);
  expect(isLeftWallet('', 'EC-1')).toBe(false);
});

test('The wallet’s payment token is removed from the address, and nothing else', () => {
  const address = 'https://www.example.org/de/new/checkout/payment';
  expect(withoutWallet(`${address}?token=EC-1&PayerID=P`)).toBe(address);
  expect(withoutWallet(`${address}?log=debug&token=EC-1#content`)).toBe(`${address}?log=debug#content`);
  expect(withoutWallet(address)).toBe(address);
});
