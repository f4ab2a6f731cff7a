import { readdirSync, readFileSync } from 'node:fs';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { describe, expect, test } from 'vitest';
import { GOLDEN_QUERIES } from '../golden/queries.ts';
import { folded } from './folded-for-tests.ts';
import { LEXICON } from './lexicon.ts';
import { QUESTION_ONLY_TERMS } from './question-only-terms.ts';
import { STOP_PHRASES } from './stop-phrases.ts';

const entries = Object.entries(LEXICON);
const uses = entries.flatMap(([concept, { terms }]) =>
  MESSAGE_LOCALES.flatMap((language) => terms[language].map((term) => ({ concept, language, term }))),
);
const termsOf = (language: MessageLocale) => uses.filter((use) => use.language === language);

test('It knows at least 170 wishes, and what an English, a German and a Chinese traveller call them.', () => {
  expect(entries.length).toBeGreaterThanOrEqual(170);
  expect(termsOf('en').length).toBeGreaterThanOrEqual(1_100);
  expect(termsOf('de').length).toBeGreaterThanOrEqual(1_000);
  expect(termsOf('zh-Hans').length).toBeGreaterThanOrEqual(900);
});

test('A word means one wish, in whatever language it is typed.', () => {
  const concepts = new Map<string, Set<string>>();
  for (const { concept, term } of uses)
    concepts.set(folded(term), (concepts.get(folded(term)) ?? new Set()).add(concept));
  expect([...concepts].filter(([, meant]) => meant.size > 1).map(([term]) => term)).toEqual([]);
});

describe.each(MESSAGE_LOCALES)('%s', (language) => {
  test('Every wish has a name of more than one kind.', () => {
    for (const [concept, { terms }] of entries)
      expect(terms[language].length, concept).toBeGreaterThanOrEqual(4);
  });

  test('Every interest is reached, as the first thing that a wish is about.', () => {
    const reached = entries.filter(([, { terms }]) => terms[language].length > 0);
    const first = new Set(reached.map(([, { interests }]) => interests[0]));
    expect(INTERESTS.filter((interest) => !first.has(interest))).toEqual([]);
  });

  test('No term stands twice once it is spelt as it is looked up.', () => {
    const spelt = termsOf(language).map(({ term }) => folded(term));
    expect(spelt.filter((term, index) => spelt.indexOf(term) !== index)).toEqual([]);
  });

  test('No term is passed over as saying nothing, nor is anything said twice in what is.', () => {
    const passedOver = STOP_PHRASES[language].map(folded);
    expect(passedOver.filter((phrase, index) => passedOver.indexOf(phrase) !== index)).toEqual([]);
    expect(termsOf(language).filter(({ term }) => passedOver.includes(folded(term)))).toEqual([]);
  });

  test('Terms are written as words: no stray spaces, no marks but those inside a word.', () => {
    for (const { term } of termsOf(language))
      expect(term).toMatch(/^[\p{L}\p{N}]([\p{L}\p{N} ’-]*[\p{L}\p{N}])?$/u);
    expect(termsOf(language).filter(({ term }) => term.includes('  '))).toEqual([]);
  });

  test('What only questions are read by is part of the lexicon.', () => {
    const known = termsOf(language).map(({ term }) => term);
    expect(QUESTION_ONLY_TERMS[language].filter((term: string) => !known.includes(term))).toEqual([]);
  });
});

test('Chinese is written in Chinese.', () => {
  for (const { term } of termsOf('zh-Hans')) expect(term).toMatch(/^\p{Script=Han}+$/u);
});

test('No wish that was held out has got a term of its own.', () => {
  const known = new Set(uses.map(({ term }) => folded(term)));
  const heldOut = GOLDEN_QUERIES.filter((query) => query.heldOut);
  expect(heldOut.filter(({ query }) => known.has(folded(query)))).toEqual([]);
});

test.each(['en', 'zh-Hans'] as const)(
  'At least nine titles of ten say in a word what is sold: %s.',
  (language) => {
    const folder = new URL('../../../../demo/places/', import.meta.url);
    const titles: string[] = readdirSync(folder)
      .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).products)
      .map((product) => product.title[language]);
    const space = language === 'en' ? ' ' : '';
    const known = [...new Set(termsOf(language).map(({ term }) => `${space}${folded(term)}${space}`))];
    const named = titles.filter((title) => {
      const words = `${space}${folded(title).replace(/[^\p{L}\p{N}-]+/gu, space)}${space}`;
      return known.some((term) => term.length > 1 && words.includes(term));
    });
    expect(named.length / titles.length).toBeGreaterThanOrEqual(0.9);
  },
);
