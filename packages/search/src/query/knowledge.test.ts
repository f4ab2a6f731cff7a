import { expect, test } from 'vitest';
import { ASHORE_WORDS, buildPlaceKnowledge, buildWordKnowledge } from './knowledge.ts';

test('A change of any word list changes the analyser, so that saved indexes are rebuilt', () => {
  const none = { en: [], de: [], 'zh-Hans': [] };
  const analysers = [
    ASHORE_WORDS,
    { ...ASHORE_WORDS, lexicon: {} },
    { ...ASHORE_WORDS, questionOnlyTerms: none },
    { ...ASHORE_WORDS, broaderConcepts: {} },
    // Descriptions are indexed without stop words.
    { ...ASHORE_WORDS, stopPhrases: none },
  ].map((words) => buildWordKnowledge(words).analyserVersion);
  expect(new Set(analysers).size).toBe(analysers.length);
});

test('A change of the places of the world, or of their names that are ordinary words, changes the analyser', () => {
  const analysers = [undefined, ['Sintra'], ['Sintra', 'bath']].map(
    (names) => buildWordKnowledge({ ...ASHORE_WORDS, lexicon: {} }, names).analyserVersion,
  );
  expect(new Set(analysers).size).toBe(analysers.length);
});

test('A city of the catalogue has the names of the world, unless it only shares one with a city far away', () => {
  const city = (name: string, latitude: number, longitude: number) => ({
    ...{ id: name, kind: 'city' as const, names: [name], parent: null, popularity: 0 },
    position: { latitude, longitude },
  });
  const { placeOf } = buildPlaceKnowledge([city('Lisbon', 38.72, -9.14), city('Paris', 33.66, -95.56)]);
  expect(placeOf.get('Lisbon')?.names).toEqual(expect.arrayContaining(['Lisbon', 'Lissabon', '里斯本']));
  expect(placeOf.get('Paris')?.names).toEqual(['Paris']);
});
