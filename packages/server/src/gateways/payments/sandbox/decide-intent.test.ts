import { expect, test } from 'vitest';
import { isUndecided, pageOf } from './decide-intent.ts';

const intent = (differences: Partial<Parameters<typeof pageOf>[0]>) =>
  ({ method: 'credit-card', state: 'requires_action', card_token: null, ...differences }) as Parameters<
    typeof pageOf
  >[0];

test.each([
  ['challenge', { method: 'credit-card' }],
  ['challenge', { method: 'web-payments', card_token: 'tok' }],
  ['wallet', { method: 'web-payments' }],
  ['wallet', { method: 'paypal' }],
  ['bank', { method: 'bancontact' }],
  ['alipay', { method: 'alipay' }],
  ['wechat-pay', { method: 'wechat-pay' }],
] as const)('The page %s decides a payment with %j', (page, differences) => {
  expect(pageOf(intent(differences))).toBe(page);
});

test('A traveller decides a payment that requires an action, and a wallet before its method is known', () => {
  expect(isUndecided(intent({}))).toBe(true);
  expect(isUndecided(intent({ state: 'requires_method' }))).toBe(false);
  expect(isUndecided(intent({ method: 'web-payments', state: 'requires_method' }))).toBe(true);
  expect(isUndecided(intent({ method: 'web-payments', state: 'captured' }))).toBe(false);
});
