import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { readQuery } from '../query/read-query.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { findPlaces } from './find-places.ts';
import type { GazetteerPlace } from './gazetteer.ts';

const vocabulary: Vocabulary = { documentFrequency: () => 0, prefix: () => [], similar: () => [] };
const isCity = ({ kind }: GazetteerPlace) => kind === 'city';

function findIds(query: string, limit = 8, isShown = isCity) {
  const plan = readQuery(query, { knowledge, vocabulary, language: 'en' });
  return findPlaces(query, { knowledge, plan, limit, isShown });
}

test('A place is found by any of its names, also while the traveller is still typing', () => {
  for (const query of ['lisbon', 'LISSABON', 'lisboa', '里斯本', 'lis', 'L', '里'])
    expect(findIds(query).ids[0], query).toBe('lisbon');
  expect(findIds('new').ids).toEqual(['new-york', 'new-orleans']);
});

test('A place is found by a later word of its name, and when its name is misspelt', () => {
  expect(findIds('york').ids).toEqual(['new-york']);
  expect(findIds('orle').ids).toEqual(['new-orleans']);
  for (const query of ['lisbno', 'lizbon', 'marakesh', 'new yrok', 'munchen', 'muenchen'])
    expect(findIds(query).ids, query).toHaveLength(1);
});

test('A place is found in a query for something to do there', () => {
  expect(findIds('wine tasting in porto').ids).toEqual(['porto']);
});

test('A query that names a country finds its cities, the most popular first', () => {
  expect(findIds('Portugal').ids).toEqual(['lisbon', 'porto']);
  expect(findIds('Portugal', 8, () => true).ids).toEqual(['pt', 'lisbon', 'porto']);
});

test('Of two places with the same name, the more popular one comes first', () => {
  expect(findIds('Singapore', 8, () => true).ids).toEqual(['singapore', 'sg']);
});

test('No more places are returned than the limit, and the total counts all matches', () => {
  expect(findIds('new', 1)).toEqual({ ids: ['new-york'], total: 2 });
});

test('A query that names no place finds none', () => {
  for (const query of ['', '   ', '?', 'qqqq', 'wine'])
    expect(findIds(query), query).toEqual({ ids: [], total: 0 });
});

test('A whole name is not taken for the beginning of a later word of another name', () => {
  // "Apple" begins the second word of another name of Cape Town; "Porto" is a city.
  expect(findIds('app').ids).toEqual(['cape-town']);
  expect(findIds('porto').ids).toEqual(['porto']);
});
