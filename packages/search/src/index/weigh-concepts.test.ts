import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../plan/small-knowledge-for-tests.ts';
import { type WeighConcepts, weighConcepts } from './weigh-concepts.ts';

type Told = WeighConcepts['told'][number];
const nothing = { title: '', lead: '', body: '' };
const en = (text: Partial<Told>): Told => ({ language: 'en', ...nothing, ...text });
const de = (text: Partial<Told>): Told => ({ language: 'de', ...nothing, ...text });
const weigh = (told: readonly Told[], marks: readonly string[] = []) =>
  Object.fromEntries(weighConcepts({ told, marks }, knowledge).map(({ id, weight }) => [id, weight]));

test('What two languages say is meant, what only one of them says may be a turn of phrase', () => {
  expect(weigh([en({ title: 'wine' }), de({ title: 'Wein' })])).toEqual({ wine: 1 });
  expect(weigh([en({ title: 'wine' }), de({})])).toEqual({ wine: 0.7 });
  expect(weigh([en({ body: 'wine' }), de({ body: 'Wein' })])).toEqual({ wine: 0.35 });
  expect(weigh([en({ body: 'wine' }), de({})])).toEqual({ wine: 0.15 });
});

test('Where there is one language only, nobody can disagree', () => {
  expect(weigh([en({ lead: 'wine' })])).toEqual({ wine: 0.7 });
});

test('What one says in its title and another below is meant as far down', () => {
  expect(weigh([en({ title: 'wine' }), de({ lead: 'Wein' })])).toEqual({ wine: 0.7 });
  expect(weigh([en({ lead: 'wine' }), de({ body: 'Wein' })])).toEqual({ wine: 0.5 });
});

test('A mark is certain', () => {
  expect(weigh([en({}), de({})], ['families'])).toEqual({ families: 0.7 });
});

test('What is a kind of something is that too, a step further down', () => {
  expect(weigh([en({ title: 'fishing' })])).toEqual({ fishing: 1, sailing: 0.7 });
  expect(weigh([en({ title: 'fishing and sailing' })])).toEqual({ fishing: 1, sailing: 1 });
  expect(weigh([en({ body: 'fishing' }), de({})])).toEqual({ fishing: 0.15 });
});

test('A term that only questions are read by says nothing in a description', () => {
  expect(weigh([en({ title: 'with kids' })])).toEqual({});
});
