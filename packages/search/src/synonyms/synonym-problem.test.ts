import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { smallKnowledge } from '../../test-support/small-knowledge.ts';
import { lodgingKnowledge } from '../lodging/lodging-knowledge.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { synonymProblem } from './synonym-problem.ts';

const gazetteer = [...smallKnowledge.placeOf.values()];
const readers = [smallKnowledge, lodgingKnowledge(gazetteer, [])];
const synonyms = [{ word: 'catamaran', means: 'sailing' }];
const today = localDate('2026-11-30');

const problemOf = (word: string, means: string) =>
  synonymProblem({ word: keyOfText(word), means: keyOfText(means) }, { readers, synonyms, today });

test('A new word for a concept, for a place, or for what a hotel has can be added', () => {
  expect(problemOf('Yachting', 'Segeltörn')).toBeUndefined();
  expect(problemOf('Invicta', 'Porto')).toBeUndefined();
  expect(problemOf('plunge', 'pool')).toBeUndefined();
  expect(problemOf('小酌', 'wine')).toBeUndefined();
});

test('A word that has a meaning already is refused: as a term in any form, a name, or an ignored word', () => {
  for (const word of ['wine', 'Weine', 'hikes', 'LISBOA', '里斯本', 'museums', 'pool', 'please'])
    expect([word, problemOf(word, 'sailing')]).toEqual([word, { problem: 'known' }]);
});

test('A word that the filters of a sentence read first is refused', () => {
  expect(problemOf('bis 50 Euro', 'sailing')).toEqual({ problem: 'filter' });
  expect(problemOf('under 50 euros', 'sailing')).toEqual({ problem: 'filter' });
});

test('A word is refused if it is too short or too long', () => {
  expect(problemOf('ya', 'sailing')).toEqual({ problem: 'too-short' });
  expect(problemOf('!?', 'sailing')).toEqual({ problem: 'too-short' });
  expect(problemOf('酌', 'wine')).toEqual({ problem: 'too-short' });
  expect(problemOf('sup', 'sailing')).toBeUndefined();
  expect(problemOf('yachting '.repeat(7), 'sailing')).toEqual({ problem: 'too-long' });
  expect(problemOf('a b c d e f g h i', 'sailing')).toEqual({ problem: 'too-long' });
});

test('A circle and a chain of synonyms are refused', () => {
  expect(problemOf('Yachting', 'yachting')).toEqual({ problem: 'circular' });
  expect(problemOf('sailing', 'catamaran')).toEqual({ problem: 'chain', means: 'sailing' });
  expect(problemOf('yachting', 'Catamaran')).toEqual({ problem: 'chain', means: 'sailing' });
});

test('A word that is a synonym already is refused, with what it stands for', () => {
  expect(problemOf('CATAMARAN', 'wine')).toEqual({ problem: 'taken', means: 'sailing' });
});

test('What a synonym stands for must be known', () => {
  expect(problemOf('yachting', 'blimp')).toEqual({ problem: 'unknown-meaning' });
  expect(problemOf('yachting', '')).toEqual({ problem: 'unknown-meaning' });
  expect(problemOf('yachting', 'sailing in Lisbon')).toEqual({ problem: 'unknown-meaning' });
});

test('Characters within a name are refused', () => {
  expect(problemOf('奥尔', 'wine')).toEqual({ problem: 'within-name', name: '新奥尔良' });
});
