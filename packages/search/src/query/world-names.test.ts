import { expect, test } from 'vitest';
import { printUnit, smallKnowledge } from '../../test-support/small-knowledge.ts';
import { worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import { readQuery } from './read-query.ts';
import type { Vocabulary } from './vocabulary.ts';

const knowledge = { ...smallKnowledge, world: worldGazetteer() };
const vocabulary: Vocabulary = { documentFrequency: () => 0, prefix: () => [], similar: () => [] };

function placesIn(query: string): string[] {
  const { units } = readQuery(query, { knowledge, vocabulary, language: 'en' });
  return units.filter(({ kind }) => kind === 'place').map(printUnit);
}

test.each([
  ['Budapest with two small kids', 'place world/city/HU/Budapest'],
  ['Stadtführung in Köln', 'place world/city/DE/Cologne'],
  ['stadtfuehrung koeln', 'place world/city/DE/Cologne'],
  ['Wanderung bei Innsbruck', 'place world/city/AT/Innsbruck'],
  ['sushi in krakov', 'place world/city/PL/Kraków'],
  ['Budapester Bäder', 'place world/city/HU/Budapest'],
  ['马尔代夫浮潜', 'place world/country/MV'],
  ['开罗骑骆驼', 'place world/city/EG/Cairo'],
  ['budapeisi', 'place world/city/HU/Budapest'],
  ['上海迪士尼门票', 'place world/sight/Shanghai Disneyland'],
  ['Zugspitze', 'place world/sight/Zugspitze'],
  ['Budap', 'place world/city/HU/Budapest'],
])('"%s" names a place that the catalogue lacks', (query, place) => {
  expect(placesIn(query)).toContain(place);
});

test.each([['essen in Budapest', 'a nice walk in Budapest', 'reading aloud in Budapest']])(
  'An ordinary word beside another place is none',
  (...queries) => {
    for (const query of queries) expect(placesIn(query), query).toEqual(['place world/city/HU/Budapest']);
  },
);

test('An ordinary word is a place where the words around it say so', () => {
  expect(placesIn('Führung in Essen')).toEqual(['place world/city/DE/Essen']);
  expect(placesIn('a day trip to Bath tomorrow')).toEqual(['place world/city/GB/Bath']);
  expect(placesIn('a bath in the evening')).toEqual([]);
  expect(placesIn('mountains in reading light')).toEqual([]);
});

test('A place of the catalogue comes before one of the same name, and is known by all its names', () => {
  expect(placesIn('Lissabon')).toEqual(['place lisbon']);
  expect(placesIn('Torre de Belém')).toEqual(['place belem']);
  expect(placesIn('Monaco di Baviera, Munich')).toContain('place munich');
});

test('A region stands for the places of the catalogue that lie in it', () => {
  expect(placesIn('Bavaria')).toEqual(['place munich']);
  expect(placesIn('Iberische Halbinsel')).toEqual(['place pt']);
});

test('Where travellers come from is not where they want to go', () => {
  expect(placesIn('we fly from Frankfurt to Lisbon')).toEqual(['place lisbon']);
  expect(placesIn('a safari from Nairobi')).toEqual(['place world/city/KE/Nairobi']);
});

test('A word that may still become a name of the catalogue is not taken for a town elsewhere', () => {
  expect(placesIn('mar')).not.toContain('place world/city/TR/Mar');
  for (const query of ['sai', 'new y']) expect(placesIn(query).join(), query).not.toContain('world/');
});
