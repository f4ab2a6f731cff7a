import { expect, test } from 'vitest';
import { hasAbandonedWallet, withoutWalletToken } from './resume-payment.ts';

test('A traveller who returns from a wallet without approving the payment has abandoned it', () => {
  expect(hasAbandonedWallet('?token=EC-1', 'EC-1')).toBe(true);
  expect(hasAbandonedWallet('?token=EC-1&PayerID=P', 'EC-1')).toBe(false);
  expect(hasAbandonedWallet('?token=EC-2', 'EC-1')).toBe(false);
  expect(hasAbandonedWallet('', 'EC-1')).toBe(false);
});

test('The wallet’s payment token is removed from the address, and nothing else', () => {
  const address = 'https://www.example.org/de/new/checkout/payment';
  expect(withoutWalletToken(`${address}?token=EC-1&PayerID=P`)).toBe(address);
  expect(withoutWalletToken(`${address}?log=debug&token=EC-1#content`)).toBe(`${address}?log=debug#content`);
  expect(withoutWalletToken(address)).toBe(address);
});
