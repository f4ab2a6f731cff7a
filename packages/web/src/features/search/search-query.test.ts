import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { expect, test } from 'vitest';
import { filteredAddress, isFiltered, matchesOf, narrowingInput, readSearchFilters } from './search-query.ts';

const read = (address: string) => readSearchFilters(new URLSearchParams(address));

test('An address gives the chosen filters, under the parameter names of lists', () => {
  expect(
    read('q=sail&type=tours&interest=wine&language=zh-Hans&priceTo=50&rating=4.5&freeCancellation=true'),
  ).toEqual({
    type: 'tours',
    interest: 'wine',
    language: 'zh-Hans',
    priceTo: 50,
    rating: 4.5,
    freeCancellation: true,
  });
});

test('Invalid filters are ignored', () => {
  for (const address of [
    '',
    'type=boats',
    'interest=x',
    'language=%3Cb%3E',
    'language=en-12',
    'priceTo=-1',
    'priceTo=0',
    'priceTo=1e9',
    'rating=9',
    'rating=0',
    'freeCancellation=yes',
  ])
    expect(isFiltered(read(address)), address).toBe(false);
  expect(isFiltered(read('rating=4'))).toBe(true);
});

test('The address holds the query and the chosen filters, and no empty parameters', () => {
  expect(filteredAddress('Köln & Bonn', { type: 'tours', rating: 4.5, priceTo: undefined })).toBe(
    '/search?q=K%C3%B6ln+%26+Bonn&type=tours&rating=4.5',
  );
  expect(filteredAddress('sail', {})).toBe('/search?q=sail');
});

test('The first page has no number, and the other pages count from 2', () => {
  expect(filteredAddress('sail', { type: 'tours' }, 0)).toBe('/search?q=sail&type=tours');
  expect(filteredAddress('sail', { type: 'tours' }, 1)).toBe('/search?q=sail&type=tours&page=2');
});

function answer(count: number, tourCount: number, leftCount?: number) {
  const tours = Array.from({ length: count }, (_, tourId) => ({ summary: { tourId } }));
  const { matches, near } = matchesOf({ tours, tourCount, leftCount } as unknown as SearchResult);
  return [matches.length, near.length];
}

test('Near matches are separated from exact matches', () => {
  expect(answer(24, 1)).toEqual([1, 8]);
  expect(answer(5, 3)).toEqual([3, 2]);
  expect(answer(3, 57, 3)).toEqual([3, 0]);
});

test('With enough exact matches no near matches are shown', () => {
  expect(answer(24, 8)).toEqual([8, 0]);
  expect(answer(24, 53)).toEqual([24, 0]);
});

test('Days, the youngest age and the duration are filters of the results like the others', () => {
  const address = '/search?q=sail&duration=61-240&dateFrom=2037-05-14&dateTo=2037-05-15&party=3&age=7';
  const wanted = read(address.slice('/search?'.length));
  expect(filteredAddress('sail', wanted)).toBe(address);
  expect(narrowingInput(wanted)).toMatchObject({
    durationFrom: 61,
    durationTo: 240,
    dateFrom: '2037-05-14',
    dateTo: '2037-05-15',
    party: 3,
    age: 7,
  });
  expect([read('dateFrom=2037-05-14'), read('age=7'), read('q=sail')].map(isFiltered)).toEqual([
    true,
    true,
    false,
  ]);
});
