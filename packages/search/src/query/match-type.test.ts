import { expect, test } from 'vitest';
import { bestMatchType } from './match-type.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

const place: Unit = { kind: 'place', ids: ['lisbon'], quality: 1 };
const concept: Unit = { kind: 'concept', ids: ['wine'], parents: ['wine'], words: [], quality: 1 };
const textUnit = (weight: number): Unit => ({ kind: 'text', variants: [{ word: 'sunset', weight }] });
const planOf = (...units: Unit[]): QueryPlan => ({
  lang: 'en',
  units,
  words: [],
  isSentence: false,
  unmatched: [],
  analyserVersion: '1',
});
const toursAndPlaces = { tours: 3, locations: 3 };

test('A query that names only places matches locations best', () => {
  expect(bestMatchType(planOf(place), toursAndPlaces)).toBe('location');
  expect(bestMatchType(planOf(place, place), toursAndPlaces)).toBe('location');
});

test('A query that contains anything else matches tours best, even beside a place', () => {
  expect(bestMatchType(planOf(place, concept), toursAndPlaces)).toBe('tour');
  expect(bestMatchType(planOf(place, textUnit(1)), toursAndPlaces)).toBe('tour');
  expect(bestMatchType(planOf(concept), toursAndPlaces)).toBe('tour');
});

test('A word that was only guessed does not decide the match type', () => {
  expect(bestMatchType(planOf(place, textUnit(0.3)), toursAndPlaces)).toBe('location');
});

test('An unfinished word counts as its most likely completion', () => {
  expect(
    bestMatchType(planOf({ kind: 'either', units: [{ ...place }, { ...concept }] }), toursAndPlaces),
  ).toBe('location');
  expect(
    bestMatchType(planOf({ kind: 'either', units: [{ ...concept }, { ...place }] }), toursAndPlaces),
  ).toBe('tour');
});

test('An empty list is never the best match, and two empty lists have none', () => {
  expect(bestMatchType(planOf(place), { tours: 3, locations: 0 })).toBe('tour');
  expect(bestMatchType(planOf(concept), { tours: 0, locations: 1 })).toBe('location');
  expect(bestMatchType(planOf(place), { tours: 0, locations: 0 })).toBe('none');
});
