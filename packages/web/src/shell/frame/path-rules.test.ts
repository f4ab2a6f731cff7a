import { expect, test } from 'vitest';
import { footerParts, headerParts } from './path-rules.ts';

test('The header is hidden on login paths, shows only the logo in the checkout, and everything elsewhere', () => {
  expect(headerParts('/login')).toBe('none');
  expect(headerParts('/login/callback')).toBe('none');
  expect(headerParts('/oauth/callback')).toBe('none');
  expect(headerParts('/oidc/auth')).toBe('none');
  expect(headerParts('/new/checkout/payment')).toBe('logo');
  expect(headerParts('/confirmation')).toBe('logo');
  expect(headerParts('/')).toBe('all');
  expect(headerParts('/login-help')).toBe('all');
  expect(headerParts('/tours/rome/confirmation')).toBe('all');
});

test('The newsletter block is hidden on checkout, confirmation and newsletter paths', () => {
  expect(footerParts('/new/checkout/personal_info').newsletter).toBe(false);
  expect(footerParts('/confirmation').newsletter).toBe(false);
  expect(footerParts('/newsletter').newsletter).toBe(false);
  expect(footerParts('/faq').newsletter).toBe(true);
});

test('Checkout and confirmation paths show only the four legal links', () => {
  expect(footerParts('/new/checkout/questions').links).toBe('legal');
  expect(footerParts('/confirmation').links).toBe('legal');
  expect(footerParts('/privacy').links).toBe('all');
});
