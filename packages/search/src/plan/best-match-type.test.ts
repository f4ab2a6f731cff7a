import { expect, test } from 'vitest';
import { bestMatchType } from './best-match-type.ts';
import type { QueryPlan, Unit } from './query-plan.ts';

const place: Unit = { kind: 'place', ids: ['lisbon'], quality: 1 };
const concept: Unit = { kind: 'concept', ids: ['wine'], parents: ['wine'], words: [], quality: 1 };
const text = (weight: number): Unit => ({ kind: 'text', variants: [{ word: 'sunset', weight }] });
const plan = (...units: Unit[]): QueryPlan => ({ lang: 'en', units, unmatched: [], analyser: '1' });
const both = { tours: 3, locations: 3 };

test('Who names nothing but places means places', () => {
  expect(bestMatchType(plan(place), both)).toBe('location');
  expect(bestMatchType(plan(place, place), both)).toBe('location');
});

test('Whatever else is said asks for something to do, also beside a place', () => {
  expect(bestMatchType(plan(place, concept), both)).toBe('tour');
  expect(bestMatchType(plan(place, text(1)), both)).toBe('tour');
  expect(bestMatchType(plan(concept), both)).toBe('tour');
});

test('A word that was only guessed at does not decide', () => {
  expect(bestMatchType(plan(place, text(0.3)), both)).toBe('location');
});

test('Half a word is what it most likely becomes', () => {
  expect(bestMatchType(plan({ kind: 'either', units: [{ ...place }, { ...concept }] }), both)).toBe(
    'location',
  );
  expect(bestMatchType(plan({ kind: 'either', units: [{ ...concept }, { ...place }] }), both)).toBe('tour');
});

test('A list that is empty is not the best, and where both are there is none', () => {
  expect(bestMatchType(plan(place), { tours: 3, locations: 0 })).toBe('tour');
  expect(bestMatchType(plan(concept), { tours: 0, locations: 1 })).toBe('location');
  expect(bestMatchType(plan(place), { tours: 0, locations: 0 })).toBe('none');
});
