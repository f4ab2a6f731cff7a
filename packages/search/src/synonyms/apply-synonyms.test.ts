import { expect, test } from 'vitest';
import { printUnit, smallKnowledge } from '../../test-support/small-knowledge.ts';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { findPlaces } from '../places/find-places.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { readQuery } from '../query/read-query.ts';
import { knowledgeWithSynonyms, type Synonym } from './apply-synonyms.ts';

const gazetteer = [...smallKnowledge.placeOf.values()];
const vocabulary = vocabularyOf(() => []);

const withSynonyms = (...pairs: [word: string, means: string][]): Knowledge => {
  const synonyms = pairs.map(([word, means]): Synonym => ({ word, means }));
  return knowledgeWithSynonyms({ words: smallKnowledge, gazetteer, synonyms });
};
const planOf = (query: string, knowledge: Knowledge) =>
  readQuery(query, { knowledge, vocabulary, language: 'en' });
const unitsOf = (query: string, knowledge: Knowledge) => planOf(query, knowledge).units.map(printUnit);

test('A synonym means the concept that it stands for, in any form, as the longest match', () => {
  const knowledge = withSynonyms(
    ['catamaran', 'segeltörn'],
    ['catamaran dinner', 'wine'],
    ['小酌', '葡萄酒'],
  );
  expect(unitsOf('catamaran in Lisbon ', knowledge)).toEqual(['concept sailing', 'place lisbon']);
  expect(unitsOf('Catamarans ', knowledge)).toEqual(['concept sailing']);
  expect(unitsOf('catamaran dinner ', knowledge)).toEqual(['concept wine']);
  expect(unitsOf('里斯本小酌', knowledge)).toEqual(['place lisbon', 'concept wine']);
});

test('A synonym is completed and corrected as other terms are', () => {
  const knowledge = withSynonyms(['catamaran', 'segeltörn']);
  expect(unitsOf('catama', knowledge)).toEqual(['concept sailing']);
  expect(unitsOf('catamarran ', knowledge)).toEqual(['concept sailing']);
});

test('A synonym for a place is a name of it, also for the places that a query finds', () => {
  const knowledge = withSynonyms(['invicta', 'Porto']);
  expect(unitsOf('wine in invicta ', knowledge)).toEqual(['concept wine', 'place porto']);
  const plan = planOf('invicta', knowledge);
  expect(findPlaces('invicta', { knowledge, plan, limit: 9 }).ids).toEqual(['porto']);
});

test('A synonym stands for all that its meaning names', () => {
  expect(unitsOf('yachting ', withSynonyms(['yachting', 'sailing']))).toEqual(['concept sailing']);
  expect(unitsOf('yachting lisbon ', withSynonyms(['yachting', 'sailing']))).toEqual([
    'concept sailing',
    'place lisbon',
  ]);
});

test('A synonym is ignored if its word has a meaning without it, or if what it stands for has none', () => {
  const knowledge = withSynonyms(
    ['wine', 'sailing'],
    ['lisboa', 'porto'],
    ['the', 'wine'],
    ['gondola', 'blimp'],
  );
  expect(unitsOf('wine ', knowledge)).toEqual(['concept wine']);
  expect(unitsOf('lisboa ', knowledge)).toEqual(['place lisbon']);
  expect(unitsOf('sailing the ', knowledge)).toEqual(['concept sailing']);
  expect(planOf('gondola ', knowledge)).toMatchObject({ units: [], unmatched: ['gondola'] });
});

test('Descriptions are read without synonyms, and the knowledge that others share stays as it was', () => {
  const before = [smallKnowledge.queryTerms.terms.next.size, smallKnowledge.termsIndex.words.words.length];
  const knowledge = withSynonyms(['catamaran', 'sailing']);
  expect(knowledge.textTerms).toBe(smallKnowledge.textTerms);
  expect(knowledge.analyserVersion).toBe(smallKnowledge.analyserVersion);
  expect([smallKnowledge.queryTerms.terms.next.size, smallKnowledge.termsIndex.words.words.length]).toEqual(
    before,
  );
  expect(planOf('catamaran ', smallKnowledge).unmatched).toEqual(['catamaran']);
});
