import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { folded } from '../../test-support/folded.ts';
import { HOTEL_FEATURES } from './hotel-features.ts';
import { LODGING_SIGNS, LODGING_TERMS } from './lodging-terms.ts';

const uses = Object.entries(LODGING_TERMS).flatMap(([id, terms]) =>
  MESSAGE_LOCALES.flatMap((language) => terms[language].map((term) => ({ id, language, term }))),
);

test('Every feature and every sign has words in each language', () => {
  expect(Object.keys(LODGING_TERMS).toSorted()).toEqual([...HOTEL_FEATURES, ...LODGING_SIGNS].toSorted());
  for (const terms of Object.values(LODGING_TERMS))
    for (const language of MESSAGE_LOCALES) expect(terms[language].length).toBeGreaterThan(0);
});

test('A term has one meaning, across all languages', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { id, term } of uses)
    meanings.set(folded(term), (meanings.get(folded(term)) ?? new Set()).add(id));
  expect([...meanings].filter(([, ids]) => ids.size > 1).map(([term]) => term)).toEqual([]);
});

test('No term is listed twice in a language', () => {
  const terms = uses.map(({ language, term }) => `${language} ${folded(term)}`);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test('Chinese terms are Chinese', () => {
  for (const { language, term } of uses)
    if (language === 'zh-Hans') expect(term).toMatch(/^[\p{Script=Han}\d]+$/u);
});
