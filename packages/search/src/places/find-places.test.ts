import { expect, test } from 'vitest';
import type { GazetteerPlace } from '../plan/gazetteer.ts';
import { smallKnowledge as knowledge } from '../plan/small-knowledge-for-tests.ts';
import { understand } from '../plan/understand.ts';
import type { Vocabulary } from '../plan/vocabulary.ts';
import { findPlaces } from './find-places.ts';

const vocabulary: Vocabulary = { df: () => 0, prefix: () => [], near: () => [] };
const isCity = ({ kind }: GazetteerPlace) => kind === 'city';

function found(query: string, limit = 8, isShown = isCity) {
  const plan = understand(query, { knowledge, vocabulary, language: 'en' });
  return findPlaces(query, { knowledge, plan, limit, isShown });
}

test('A place is found by any of its names, and while it is typed', () => {
  for (const query of ['lisbon', 'LISSABON', 'lisboa', '里斯本', 'lis', 'L', '里'])
    expect(found(query).ids[0], query).toBe('lisbon');
  expect(found('new').ids).toEqual(['new-york', 'new-orleans']);
});

test('It is found by a later word of its name, and misspelt', () => {
  expect(found('york').ids).toEqual(['new-york']);
  expect(found('orle').ids).toEqual(['new-orleans']);
  for (const query of ['lisbno', 'lizbon', 'marakesh', 'new yrok', 'munchen', 'muenchen'])
    expect(found(query).ids, query).toHaveLength(1);
});

test('It is found in a question for something to do there', () => {
  expect(found('wine tasting in porto').ids).toEqual(['porto']);
});

test('Of a country come its cities, the most asked for first', () => {
  expect(found('Portugal').ids).toEqual(['lisbon', 'porto']);
  expect(found('Portugal', 8, () => true).ids).toEqual(['pt', 'lisbon', 'porto']);
});

test('A name that is typed whole goes before those that only begin so', () => {
  expect(found('Singapore', 8, () => true).ids).toEqual(['singapore', 'sg']);
});

test('No more come than are asked for, and how many there are is said', () => {
  expect(found('new', 1)).toEqual({ ids: ['new-york'], total: 2 });
});

test('What names no place finds none', () => {
  for (const query of ['', '   ', '?', 'qqqq', 'wine'])
    expect(found(query), query).toEqual({ ids: [], total: 0 });
});
