import { expect, test } from 'vitest';
import { checkoutAddress, firstStepOf, isCheckoutAddress, stepsOf } from './checkout-steps.ts';

test('A direct checkout begins with the contact person, and one on account begins with the payment method', () => {
  expect(stepsOf('direct')).toEqual(['personal_info', 'traveler_info', 'questions', 'payment']);
  expect(stepsOf('billed')).toEqual(['method_select', ...stepsOf('direct')]);
  expect([firstStepOf('direct'), firstStepOf('billed')]).toEqual(['personal_info', 'method_select']);
});

test('Every step has its address in every language', () => {
  expect(checkoutAddress('payment', 'zh-Hans')).toBe('/zh-Hans/new/checkout/payment');
  for (const step of stepsOf('billed')) expect(isCheckoutAddress(checkoutAddress(step, 'fr'))).toBe(true);
});

test('Any other text is not the address of a step', () => {
  for (const text of [
    '/new/checkout/payment',
    '/en/new/checkout/pay',
    '/en/new/checkout/payment?next=//evil.example',
    '//en/new/checkout/payment',
    '/en//new/checkout/payment',
    'https://evil.example/en/new/checkout/payment',
    '',
  ])
    expect(isCheckoutAddress(text), text).toBe(false);
});
