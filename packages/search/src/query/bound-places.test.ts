import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { boundPlaces } from './bound-places.ts';
import { readQuery } from './read-query.ts';

const vocabulary = vocabularyOf(() => []);
const bound = (query: string) => boundPlaces(readQuery(query, { knowledge, vocabulary, language: 'en' }));

test('The places that a query names are bound, also if misspelt, with all places of the same name', () => {
  expect(bound('sail in lisbonn tonight ')).toEqual(['lisbon']);
  expect(bound('wine Singapore Porto ')).toEqual(['singapore', 'sg', 'porto']);
});

test('A query without a place, or with one that is only half typed, is bound to none', () => {
  expect(bound('wine tasting ')).toEqual([]);
  expect(bound('wine li')).toEqual([]);
});
