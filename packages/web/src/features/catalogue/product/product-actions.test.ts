import { expect, test } from 'vitest';
import { sharedAddress } from './product-actions.tsx';

const page = 'https://ashore.example/de/tours/lisbon/sail-12345678';

test('A shared link is the page’s own, with the day and the party if they are chosen', () => {
  expect(sharedAddress(page, '')).toBe(page);
  expect(sharedAddress(page, '?adult=2&date=2026-12-05&time=1915&child=1')).toBe(
    `${page}?date=2026-12-05&time=1915&adult=2&child=1`,
  );
});

test('A shared link does not reveal how the visitor found the page', () => {
  expect(sharedAddress(page, '?affiliate=harbour-guide&utm_source=mail&log=debug')).toBe(page);
  expect(sharedAddress(page, '?date=2026-12-05%26x&gclid=1')).toBe(`${page}?date=2026-12-05%26x`);
});
