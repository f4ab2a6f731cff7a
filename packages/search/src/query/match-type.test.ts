import { expect, test } from 'vitest';
import { bestMatchType } from './match-type.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

const place: Unit = { kind: 'place', ids: ['lisbon'], quality: 1 };
const concept: Unit = { kind: 'concept', ids: ['wine'], parents: ['wine'], words: [], quality: 1 };
const text = (weight: number): Unit => ({ kind: 'text', variants: [{ word: 'sunset', weight }] });
const plan = (...units: Unit[]): QueryPlan => ({ lang: 'en', units, unmatched: [], analyserVersion: '1' });
const both = { tours: 3, locations: 3 };

test('A query that names only places matches locations best', () => {
  expect(bestMatchType(plan(place), both)).toBe('location');
  expect(bestMatchType(plan(place, place), both)).toBe('location');
});

test('A query that contains anything else matches tours best, even beside a place', () => {
  expect(bestMatchType(plan(place, concept), both)).toBe('tour');
  expect(bestMatchType(plan(place, text(1)), both)).toBe('tour');
  expect(bestMatchType(plan(concept), both)).toBe('tour');
});

test('A word that was only guessed does not decide the match type', () => {
  expect(bestMatchType(plan(place, text(0.3)), both)).toBe('location');
});

test('An unfinished word counts as its most likely completion', () => {
  expect(bestMatchType(plan({ kind: 'either', units: [{ ...place }, { ...concept }] }), both)).toBe(
    'location',
  );
  expect(bestMatchType(plan({ kind: 'either', units: [{ ...concept }, { ...place }] }), both)).toBe('tour');
});

test('An empty list is never the best match, and two empty lists have none', () => {
  expect(bestMatchType(plan(place), { tours: 3, locations: 0 })).toBe('tour');
  expect(bestMatchType(plan(concept), { tours: 0, locations: 1 })).toBe('location');
  expect(bestMatchType(plan(place), { tours: 0, locations: 0 })).toBe('none');
});
