import { expect, test } from 'vitest';
import { LEXICON } from './lexicon.ts';
import {
  CANCELLATION_CONCEPTS,
  GROUP_PRICE_CONCEPT,
  GUIDED_IN_CONCEPTS,
  INCLUDED_CONCEPTS,
  KNOWN_CONCEPTS,
  TYPE_CONCEPTS,
} from './mark-concepts.ts';

test('Every concept that a mark represents is in the lexicon', () => {
  const stoodFor = [
    TYPE_CONCEPTS,
    KNOWN_CONCEPTS,
    INCLUDED_CONCEPTS,
    CANCELLATION_CONCEPTS,
    GUIDED_IN_CONCEPTS,
  ].flatMap((marks) => Object.values(marks));
  expect([...stoodFor, GROUP_PRICE_CONCEPT].filter((concept) => !(concept in LEXICON))).toEqual([]);
});

test('Only the mark `wheelchair-accessible` makes a product suitable for wheelchairs', () => {
  expect(KNOWN_CONCEPTS['wheelchair-accessible']).toBe('wheelchair');
  expect(KNOWN_CONCEPTS['partly-accessible']).toBeUndefined();
  expect(KNOWN_CONCEPTS['not-wheelchair']).toBeUndefined();
  expect(KNOWN_CONCEPTS['no-stroller']).toBeUndefined();
});
