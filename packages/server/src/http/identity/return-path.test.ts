import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const site = 'https://ashore.example';

test.each([
  '/de',
  '/en/new/checkout/1',
  '/zh-Hans/tours/lisbon?dateFrom=2027-05-04',
  '/',
  '/'.padEnd(1_000, 'a'),
])('A log-in leads back to a path of this site: %s', (path) => {
  expect(returnPath(path, site)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/',
  'de/tours',
  '?next=/de',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\t/evil.example/de',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  '/'.padEnd(1_001, 'a'),
  '/login',
  '/de/login?again',
  '/oauth/callback?code=1',
  '/oidc/auth',
])('A log-in leads to the home page instead of %j', (path) => {
  expect(returnPath(path, site)).toBe('/');
});
