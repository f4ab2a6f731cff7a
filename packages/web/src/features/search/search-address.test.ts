import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import { expect, test } from 'vitest';
import { queryIn, searchAddress } from './search-address.ts';

test('A typed query is trimmed and may contain any characters', () => {
  expect(searchAddress('  sunset sail ')).toBe('/search?q=sunset+sail');
  expect(searchAddress('Köln & Bonn?')).toBe('/search?q=K%C3%B6ln+%26+Bonn%3F');
});

test('Blank input is not a query', () => {
  for (const typed of ['', ' ', '\t\u3000']) expect(searchAddress(typed)).toBeUndefined();
});

const of = (query: string) => queryIn(new URLSearchParams(query));

test('A query has no control characters, and none that reverse the text around them', () => {
  expect(of('q=%00lis%1b%5b31mbon%0d%0a')).toBe('lis [31mbon');
  expect(of('q=%E2%80%AEnobsil%E2%81%A6')).toBe('nobsil');
  expect(of('q=%c3lisbon')).toBe('lisbon');
  expect(of('q=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9')).toBe('👨‍👩');
  expect(of('q=%00%01')).toBe('');
});

test('The first query in the address counts, and a long one is cut', () => {
  expect(of('q=lisbon&q=rome')).toBe('lisbon');
  expect(of('')).toBe('');
  expect(of(`q=${'a'.repeat(10_000)}`)).toHaveLength(MAX_QUERY_LENGTH);
  expect(of(`q=${'a'.repeat(MAX_QUERY_LENGTH - 1)}😀`)).toSatisfy((text: string) => text.isWellFormed());
});

test('Days and travellers are sent with the query; without words they are the list of everything', () => {
  const plan = new URLSearchParams('dateFrom=2037-05-14&dateTo=2037-05-15&party=3&age=&q=typed+before');
  expect(searchAddress('wine', plan)).toBe('/search?q=wine&dateFrom=2037-05-14&dateTo=2037-05-15&party=3');
  expect(searchAddress(' ', plan)).toBe('/toursAndActivities?dateFrom=2037-05-14&dateTo=2037-05-15&party=3');
  expect(searchAddress('', new URLSearchParams('party=3'))).toBeUndefined();
});
