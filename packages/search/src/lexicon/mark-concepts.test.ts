import { expect, test } from 'vitest';
import { LEXICON } from './lexicon.ts';
import {
  CANCELLATION_CONCEPTS,
  GROUP_PRICE_CONCEPT,
  GUIDED_IN_CONCEPTS,
  INCLUDED_CONCEPTS,
  TO_KNOW_CONCEPTS,
  TYPE_CONCEPTS,
} from './mark-concepts.ts';

test('Every concept that a mark represents is in the lexicon', () => {
  const markConcepts = [
    TYPE_CONCEPTS,
    TO_KNOW_CONCEPTS,
    INCLUDED_CONCEPTS,
    CANCELLATION_CONCEPTS,
    GUIDED_IN_CONCEPTS,
  ].flatMap((marks) => Object.values(marks));
  expect([...markConcepts, GROUP_PRICE_CONCEPT].filter((concept) => !(concept in LEXICON))).toEqual([]);
});

test('Only the mark `wheelchair-accessible` makes a product suitable for wheelchairs', () => {
  expect(TO_KNOW_CONCEPTS['wheelchair-accessible']).toBe('wheelchair');
  expect(TO_KNOW_CONCEPTS['partly-accessible']).toBeUndefined();
  expect(TO_KNOW_CONCEPTS['not-wheelchair']).toBeUndefined();
  expect(TO_KNOW_CONCEPTS['no-stroller']).toBeUndefined();
});
