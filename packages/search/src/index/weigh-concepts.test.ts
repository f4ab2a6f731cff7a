import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { type WeighConceptsInput, weighConcepts } from './weigh-concepts.ts';

type ProductText = WeighConceptsInput['texts'][number];
const nothing = { title: '', lead: '', body: '' };
const en = (text: Partial<ProductText>): ProductText => ({ language: 'en', ...nothing, ...text });
const de = (text: Partial<ProductText>): ProductText => ({ language: 'de', ...nothing, ...text });
const weigh = (texts: readonly ProductText[], marks: readonly string[] = []) =>
  Object.fromEntries(weighConcepts({ texts, marks }, knowledge).map(({ id, weight }) => [id, weight]));

test('A concept named in two languages weighs more than one named in a single language', () => {
  expect(weigh([en({ title: 'wine' }), de({ title: 'Wein' })])).toEqual({ wine: 1 });
  expect(weigh([en({ title: 'wine' }), de({})])).toEqual({ wine: 0.7 });
  expect(weigh([en({ body: 'wine' }), de({ body: 'Wein' })])).toEqual({ wine: 0.35 });
  expect(weigh([en({ body: 'wine' }), de({})])).toEqual({ wine: 0.15 });
});

test('A description in only one language gets the full weight', () => {
  expect(weigh([en({ lead: 'wine' })])).toEqual({ wine: 0.7 });
});

test('A concept named at different places in two languages keeps the highest weight it reaches', () => {
  expect(weigh([en({ title: 'wine' }), de({ lead: 'Wein' })])).toEqual({ wine: 0.7 });
  expect(weigh([en({ lead: 'wine' }), de({ body: 'Wein' })])).toEqual({ wine: 0.5 });
});

test('A mark counts without any mention in the texts', () => {
  expect(weigh([en({}), de({})], ['families'])).toEqual({ families: 0.7 });
});

test('What a product is sold as weighs more than a text that mentions it', () => {
  expect(weigh([en({}), de({})], ['shore-excursion'])).toEqual({ 'shore-excursion': 1 });
  expect(weigh([en({ lead: 'from the ship' })])).toEqual({ 'shore-excursion': 0.7 });
});

test('A concept also counts as its broader concept, one step weaker', () => {
  expect(weigh([en({ title: 'fishing' })])).toEqual({ fishing: 1, sailing: 0.7 });
  expect(weigh([en({ title: 'fishing and sailing' })])).toEqual({ fishing: 1, sailing: 1 });
  expect(weigh([en({ body: 'fishing' }), de({})])).toEqual({ fishing: 0.15 });
});

test('A question-only term in a description counts for nothing', () => {
  expect(weigh([en({ title: 'with kids' })])).toEqual({});
});
