import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { boundPlaces } from './bound-places.ts';
import { readQuery } from './read-query.ts';

const vocabulary = vocabularyOf(() => []);
const boundPlacesOf = (query: string) =>
  boundPlaces(readQuery(query, { knowledge, vocabulary, language: 'en' }));

test('The places that a query names are bound, also if misspelt, with all places of the same name', () => {
  expect(boundPlacesOf('sail in lisbonn tonight ')).toEqual(['lisbon']);
  expect(boundPlacesOf('wine Singapore Porto ')).toEqual(['singapore', 'sg', 'porto']);
});

test('A query without a place, or with one that is only half typed, is bound to none', () => {
  expect(boundPlacesOf('wine tasting ')).toEqual([]);
  expect(boundPlacesOf('wine li')).toEqual([]);
});
