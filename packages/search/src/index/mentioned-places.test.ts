import { expect, test } from 'vitest';
import { smallKnowledge } from '../../test-support/small-knowledge.ts';
import { worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import { mentionedPlaces } from './mentioned-places.ts';

const lisbon = { latitude: 38.72, longitude: -9.14 };
const placeOf = new Map(smallKnowledge.placeOf);
for (const [id, place] of placeOf) if (id === 'lisbon') placeOf.set(id, { ...place, position: lisbon });
const knowledge = { ...smallKnowledge, placeOf, world: worldGazetteer() };

function mentioned(...texts: readonly (readonly [title: string, lead: string])[]): string[] {
  const titled = texts.map(([title, lead]) => ({ title, lead }));
  return mentionedPlaces({ texts: titled, places: ['lisbon', 'pt'], knowledge });
}

test('A trip leads to a place nearby that a title and a second language name', () => {
  expect(mentioned(['Sintra from your ship', ''], ['Vom Schiff in die Berge', 'Nach Sintra.'])).toEqual([
    'world/city/PT/Sintra',
  ]);
});

test('A place that only one language names, or only leads, is no place that the trip leads to', () => {
  expect(mentioned(['Sintra from your ship', ''], ['Vom Schiff in die Berge', ''])).toEqual([]);
  expect(mentioned(['From your ship', 'Like Sintra.'], ['Vom Schiff', 'Wie Sintra.'])).toEqual([]);
});

test('A place far away only gave its name', () => {
  expect(mentioned(['A Vienna waltz in Budapest costume', ''], ['Walzer aus Budapest', ''])).toEqual([]);
});

test('A sight of the city counts wherever the title or the lead names it', () => {
  expect(mentioned(['A walk', 'To Belém Tower.'], ['散步', '贝伦塔。'])).toEqual(['belem']);
});
