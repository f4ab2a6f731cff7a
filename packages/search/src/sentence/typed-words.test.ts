import { expect, test } from 'vitest';
import { smallKnowledge } from '../../test-support/small-knowledge.ts';
import { readWordKinds } from '../lexicon/kinds/word-kinds.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { typedWords } from './typed-words.ts';

const catalogue = ['harbour', 'harbours', 'dusk', '沙漠', '巧克', '克力'];
const vocabulary: Vocabulary = {
  documentFrequency: (word) => (catalogue.includes(word) ? 1 : 0),
  prefix: (beginning) => catalogue.filter((word) => word.startsWith(beginning)),
  similar: () => [],
};
const read = (query: string) =>
  typedWords(query, { knowledge: smallKnowledge, vocabulary, language: 'en' }).known.map((units) =>
    units.map(({ variants }) => variants.map(({ word }) => word).join('/')).join('+'),
  );

test('The words that the catalogue has are read with their forms, without those that say nothing', () => {
  expect(read('please show us the harbour at dusk, nephew')).toEqual(['harbour/harbours', 'dusk']);
  expect(read('harbour harbour')).toEqual(['harbour/harbours']);
});

test('A Chinese word is met by all pairs of its characters', () => {
  expect(read('巧克力，沙漠')).toEqual(['巧克+克力', '沙漠']);
});

test('Of a long text, only some words are read', () => {
  const many: Vocabulary = { ...vocabulary, documentFrequency: () => 1, prefix: () => [] };
  const text = Array.from(
    { length: 60 },
    (_, at) => `w${String.fromCharCode(97 + (at % 26), 98 + (at % 24))}x`,
  ).join(' ');
  const { known } = typedWords(text, { knowledge: smallKnowledge, vocabulary: many, language: 'en' });
  expect(known).toHaveLength(16);
});

test('Words that by a dictionary ask for nothing beside a topic are light', () => {
  const knowledge = { ...smallKnowledge, wordKinds: readWordKinds() };
  const { light } = typedWords('grumpy after training with a helicopter', {
    knowledge,
    vocabulary,
    language: 'en',
  });
  expect([...light]).toEqual(['grumpy', 'training']);
});

test.each([
  ['dinner please plzz', true],
  ['plzz, dinner', true],
  ['dinner without any plzz', true],
  ['dinner and a plzz', false],
  ['to the plzz', false],
  ['plzz helicopter', false],
  ['plzz lessons', false],
  ['Kajak zum Plzz', false],
])('In “%s” the unknown word stands loose: %s', (query, isLoose) => {
  const { loose } = typedWords(query, { knowledge: smallKnowledge, vocabulary, language: 'en' });
  expect(loose.has('plzz')).toBe(isLoose);
});
