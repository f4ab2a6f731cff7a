import { expect, test } from 'vitest';
import { searchAddress } from './search-address.ts';

test('What is typed is looked for without the space around it, whatever signs are in it', () => {
  expect(searchAddress('  sunset sail ')).toBe('/search?q=sunset+sail');
  expect(searchAddress('Köln & Bonn?')).toBe('/search?q=K%C3%B6ln+%26+Bonn%3F');
});

test('Nothing but space is no question', () => {
  for (const typed of ['', ' ', '\t\u3000']) expect(searchAddress(typed)).toBeUndefined();
});
