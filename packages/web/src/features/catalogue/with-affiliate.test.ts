import { expect, test } from 'vitest';
import { withAffiliate } from './with-affiliate.ts';

test('Who sent the visitor stays in the addresses of deals; without anybody they are plain', () => {
  expect(withAffiliate('/tours/lisbon/a-12345678', 'harbour-guide')).toBe(
    '/tours/lisbon/a-12345678?affiliate=harbour-guide',
  );
  expect(withAffiliate('/tours/lisbon/a-12345678', null)).toBe('/tours/lisbon/a-12345678');
});
