import { expect, test } from 'vitest';
import { narrowAddress } from './narrow-address.ts';

test('The address holds the question and what is chosen, and nothing of what is not', () => {
  expect(narrowAddress('Köln & Bonn', { type: 'tours', rating: 4.5, priceTo: undefined })).toBe(
    '/search?q=K%C3%B6ln+%26+Bonn&type=tours&rating=4.5',
  );
  expect(narrowAddress('sail', {})).toBe('/search?q=sail');
});

test('The first page has no number, and the others count from 2', () => {
  expect(narrowAddress('sail', { type: 'tours' }, 0)).toBe('/search?q=sail&type=tours');
  expect(narrowAddress('sail', { type: 'tours' }, 1)).toBe('/search?q=sail&type=tours&page=2');
});
