import { expect, test } from 'vitest';
import { narrowAddress } from './narrow-address.ts';

test('The address holds the question and what is chosen, and nothing of what is not', () => {
  expect(narrowAddress('Köln & Bonn', { type: 'tours', rating: 4.5, priceTo: undefined })).toBe(
    '/search?q=K%C3%B6ln+%26+Bonn&type=tours&rating=4.5',
  );
  expect(narrowAddress('sail', {})).toBe('/search?q=sail');
});
