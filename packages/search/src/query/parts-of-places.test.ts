import { expect, test } from 'vitest';
import { printUnit, smallKnowledge } from '../../test-support/small-knowledge.ts';
import { worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import type { GazetteerPlace } from '../places/gazetteer.ts';
import { buildPlaceKnowledge } from './knowledge.ts';
import { readQuery } from './read-query.ts';
import type { Vocabulary } from './vocabulary.ts';

const cusco: GazetteerPlace = {
  ...{ id: 'cusco', kind: 'city', parent: null, popularity: 0.5 },
  names: ['Cusco', '库斯科', 'Machu Picchu', '马丘比丘', 'Qosqo', 'Sintra'],
  position: { latitude: -13.52, longitude: -71.98 },
};
const knowledge = { ...smallKnowledge, ...buildPlaceKnowledge([cusco], worldGazetteer()) };
const vocabulary: Vocabulary = { documentFrequency: () => 0, prefix: () => [], similar: () => [] };

function unitsOf(query: string) {
  const { units } = readQuery(`${query} `, { knowledge, vocabulary, language: 'en' });
  return units.map((unit) => (unit.kind === 'place' && unit.isPart ? `part ${unit.words}` : printUnit(unit)));
}

test('A sight by whose name a city is found too asks for what is there', () => {
  expect(unitsOf('Machu Picchu')).toEqual(['place cusco', 'part machu,picchu']);
  expect(unitsOf('马丘比丘')).toEqual(['place cusco', 'part 马丘,丘比,比丘']);
});

test('A name of the whole city, in any language, or one that is only shared with a place far away, does not', () => {
  for (const name of ['Cusco', '库斯科', 'Cuzco', 'Qosqo', 'Sintra'])
    expect(unitsOf(name), name).toEqual(['place cusco']);
});
