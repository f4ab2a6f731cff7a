import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { factNotes } from './product-included.tsx';

type Tour = Parameters<typeof factNotes>[0];
const notesOf = (facts: Tour['facts'], minAge: Tour['minAge'] = null) =>
  factNotes({ facts, minAge }, english).map((note) => note.replaceAll('\u00a0', ' '));

test('Each known fact is one line, and unknown ones are left out', () => {
  expect(
    notesOf({
      setting: 'partly-indoors',
      pace: 'calm',
      walkingMetres: 2_500,
      steps: 'few',
      startsAtPier: true,
      suits: { from: 6 },
    }),
  ).toEqual([
    'Starts at the cruise pier',
    'Partly indoors or under cover',
    'At an easy pace',
    'About 2.5 km on foot',
    'A few steps',
    'Good for ages 6 and over',
  ]);
  expect(notesOf({})).toEqual([]);
});

test('A start elsewhere and an active pace are no lines', () => {
  expect(notesOf({ startsAtPier: false, pace: 'active' })).toEqual([]);
});

test('A short way is hardly any walking', () => {
  expect(notesOf({ walkingMetres: 0 })).toEqual(['Hardly any walking']);
  expect(notesOf({ walkingMetres: 300 })).toEqual(['Hardly any walking']);
  expect(notesOf({ walkingMetres: 400 })).toEqual(['About 400 m on foot']);
});

test('Ages are named unless they are the ages that are admitted', () => {
  expect(notesOf({ suits: { from: 0 } })).toEqual(['Good for all ages']);
  expect(notesOf({ suits: { from: 8 } }, 8)).toEqual([]);
  expect(notesOf({ suits: { from: 8 } }, 6)).toEqual(['Good for ages 8 and over']);
  expect(notesOf({ suits: { from: 3, to: 11 } }, 3)).toEqual(['Good for ages 3 to 11']);
});
