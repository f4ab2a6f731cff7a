import { expect, test } from 'vitest';
import { smallKnowledge } from '../../test-support/small-knowledge.ts';
import { readWorld } from '../gazetteer/read-world.ts';
import { worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import { buildPlaceKnowledge } from '../query/knowledge.ts';
import { mentionedPlaces } from './mentioned-places.ts';

const lisbon = { latitude: 38.72, longitude: -9.14 };
const placeOf = new Map(smallKnowledge.placeOf);
for (const [id, place] of placeOf) if (id === 'lisbon') placeOf.set(id, { ...place, position: lisbon });
const knowledge = { ...smallKnowledge, placeOf, world: worldGazetteer() };

const idsOf = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);

function mentioned(...texts: readonly (readonly [title: string, lead: string])[]): string[] {
  const titled = texts.map(([title, lead]) => ({ title, lead }));
  return idsOf(mentionedPlaces({ texts: titled, places: ['lisbon', 'pt'], knowledge }));
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

test('The labels are the same whether or not the catalogue has the place, but no place is labelled as its own', () => {
  const sintra = { latitude: 38.8, longitude: -9.38 };
  const withSintra = buildPlaceKnowledge([
    ...placeOf.values(),
    { id: 'sintra', kind: 'city', names: ['Sintra'], parent: 'pt', popularity: 0, position: sintra },
  ]);
  const texts = [
    { title: 'Sintra from your ship', lead: '' },
    { title: 'Vom Schiff nach Sintra', lead: '' },
  ];
  const labelsOf = (places: readonly string[]) =>
    idsOf(mentionedPlaces({ texts, places, knowledge: { ...knowledge, ...withSintra } }));
  expect(labelsOf(['lisbon', 'pt'])).toEqual(['world/city/PT/Sintra']);
  expect(labelsOf(['sintra', 'pt'])).toEqual([]);
});

test('A place far away only gave its name', () => {
  expect(mentioned(['A Vienna waltz in Budapest costume', ''], ['Walzer aus Budapest', ''])).toEqual([]);
});

test('A sight of the city counts wherever the title or the lead names it', () => {
  expect(mentioned(['A walk', 'To Belém Tower.'], ['散步', '贝伦塔。'])).toEqual(['belem']);
});

test('A place that a title names is distinguished from one that only the lead names', () => {
  const texts = [
    { title: 'Belém Tower', lead: 'From Sintra.' },
    { title: '贝伦塔', lead: '' },
  ];
  expect(mentionedPlaces({ texts, places: ['lisbon', 'pt'], knowledge })).toEqual([
    { id: 'belem', isInTitle: true },
  ]);
  const inLeads = texts.map(({ title }) => ({ title: '', lead: title }));
  expect(mentionedPlaces({ texts: inLeads, places: ['lisbon', 'pt'], knowledge })).toEqual([
    { id: 'belem', isInTitle: false },
  ]);
});

test('No place is missed because its first word or characters were taken for the beginning of no name', () => {
  const travelled = readWorld().filter(({ isTravelled }) => isTravelled);
  const { world } = knowledge;
  // Where everything may begin a name, every word is looked up.
  const withoutSkipping = { ...knowledge, world: { ...world, beginning: () => travelled.slice(0, 1) } };
  const around = travelled.filter(({ latitude, longitude }) => Math.hypot(latitude - 38, longitude + 9) < 3);
  expect(around.length).toBeGreaterThan(5);
  for (const { names, otherNames } of around) {
    const texts = [names.en, names.de, names['zh-Hans'], ...otherNames].flatMap((name) => [
      { title: `One day in ${name}`, lead: '' },
      { title: `从里斯本到${name}一日游`, lead: '' },
    ]);
    const input = { texts, places: ['lisbon', 'pt'] };
    const found = mentionedPlaces({ ...input, knowledge });
    expect(found).toEqual(mentionedPlaces({ ...input, knowledge: withoutSkipping }));
  }
});
