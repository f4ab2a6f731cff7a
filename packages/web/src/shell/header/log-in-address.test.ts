import { expect, test } from 'vitest';
import { logInAddress } from './log-in-address.ts';

const targetFrom = (path: string, search = '') =>
  new URL(logInAddress({ locale: 'de', path, search }), 'https://ashore.example').searchParams.get('to');

test('A log-in in the checkout leads back to the step, with its query', () => {
  expect(targetFrom('/new/checkout/payment', '?affiliate=hotel-sol')).toBe(
    '/de/new/checkout/payment?affiliate=hotel-sol',
  );
});

test('A log-in from a page of logging in leads to the home page, and from any other page to the dashboard', () => {
  expect(targetFrom('/oauth/callback')).toBe('/de');
  expect(targetFrom('/tours/lisbon')).toBe('/de/dashboard');
  expect(targetFrom('/login')).toBe('/de/dashboard');
});

test('The page of logging in leads back to the step of the checkout that the visitor came from', () => {
  const href = logInAddress({
    locale: 'de',
    path: '/login',
    search: '',
    loginRedirect: '/de/new/checkout/payment',
  });
  expect(new URL(href, 'https://ashore.example').searchParams.get('to')).toBe('/de/new/checkout/payment');
});
