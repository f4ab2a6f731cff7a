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

test('Every mark that stands for a wish stands for one that can be typed.', () => {
  const stoodFor = [
    TYPE_CONCEPTS,
    KNOWN_CONCEPTS,
    INCLUDED_CONCEPTS,
    CANCELLATION_CONCEPTS,
    GUIDED_IN_CONCEPTS,
  ].flatMap((marks) => Object.values(marks));
  expect([...stoodFor, GROUP_PRICE_CONCEPT].filter((concept) => !(concept in LEXICON))).toEqual([]);
});

test('Who must not come along with a wheelchair is not told that they may.', () => {
  expect(KNOWN_CONCEPTS['wheelchair-accessible']).toBe('wheelchair');
  expect(KNOWN_CONCEPTS['partly-accessible']).toBeUndefined();
  expect(KNOWN_CONCEPTS['not-wheelchair']).toBeUndefined();
  expect(KNOWN_CONCEPTS['no-stroller']).toBeUndefined();
});
