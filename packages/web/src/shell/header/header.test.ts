import { expect, test } from 'vitest';
import { queryOfPage } from './header.tsx';

test('The header’s search field holds the query of the results page, trimmed', () => {
  expect(queryOfPage('/search', '?q=+sunset+sail&type=tours')).toBe('sunset sail');
});

test('On every other page the field is empty, even with a query in the address', () => {
  expect(queryOfPage('/tours/lisbon', '?q=sail')).toBe('');
  expect(queryOfPage('/search', '')).toBe('');
});
