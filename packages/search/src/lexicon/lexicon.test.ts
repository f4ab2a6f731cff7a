import { readdirSync, readFileSync } from 'node:fs';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { describe, expect, test } from 'vitest';
import { folded } from '../../test-support/folded.ts';
import { GOLDEN_QUERIES } from '../golden/queries.ts';
import { LEXICON } from './lexicon.ts';
import { QUESTION_ONLY_TERMS } from './question-only-terms.ts';
import { STOP_PHRASES } from './stop-phrases.ts';

const entries = Object.entries(LEXICON);
const usesOf = entries.flatMap(([concept, { terms }]) =>
  MESSAGE_LOCALES.flatMap((language) => terms[language].map((term) => ({ concept, language, term }))),
);
const termsOf = (language: MessageLocale) => usesOf.filter((use) => use.language === language);

test('The lexicon has at least 170 concepts, with at least 900 terms in each language', () => {
  expect(entries.length).toBeGreaterThanOrEqual(170);
  expect(termsOf('en').length).toBeGreaterThanOrEqual(1_100);
  expect(termsOf('de').length).toBeGreaterThanOrEqual(1_000);
  expect(termsOf('zh-Hans').length).toBeGreaterThanOrEqual(900);
});

test('A term belongs to one concept only, across all languages', () => {
  const concepts = new Map<string, Set<string>>();
  for (const { concept, term } of usesOf)
    concepts.set(folded(term), (concepts.get(folded(term)) ?? new Set()).add(concept));
  expect([...concepts].filter(([, meant]) => meant.size > 1).map(([term]) => term)).toEqual([]);
});

describe.each(MESSAGE_LOCALES)('%s', (language) => {
  test('Every concept has at least four terms', () => {
    for (const [concept, { terms }] of entries)
      expect(terms[language].length, concept).toBeGreaterThanOrEqual(4);
  });

  test('Every interest is the first interest of at least one concept', () => {
    const conceptsWithTerms = entries.filter(([, { terms }]) => terms[language].length > 0);
    const first = new Set(conceptsWithTerms.map(([, { interests }]) => interests[0]));
    expect(INTERESTS.filter((interest) => !first.has(interest))).toEqual([]);
  });

  test('No two terms are spelt the same after folding', () => {
    const foldedTerms = termsOf(language).map(({ term }) => folded(term));
    expect(foldedTerms.filter((term, index) => foldedTerms.indexOf(term) !== index)).toEqual([]);
  });

  test('No term is a stop phrase, and no stop phrase is listed twice', () => {
    const stopPhrases = STOP_PHRASES[language].map(folded);
    expect(stopPhrases.filter((phrase, index) => stopPhrases.indexOf(phrase) !== index)).toEqual([]);
    expect(termsOf(language).filter(({ term }) => stopPhrases.includes(folded(term)))).toEqual([]);
  });

  test('Terms have no stray spaces, and punctuation only inside a word', () => {
    for (const { term } of termsOf(language))
      expect(term).toMatch(/^[\p{L}\p{N}]([\p{L}\p{N} ’-]*[\p{L}\p{N}])?$/u);
    expect(termsOf(language).filter(({ term }) => term.includes('  '))).toEqual([]);
  });

  test('Every question-only term is part of the lexicon', () => {
    const lexiconTerms = termsOf(language).map(({ term }) => term);
    expect(QUESTION_ONLY_TERMS[language].filter((term: string) => !lexiconTerms.includes(term))).toEqual([]);
  });
});

test('Chinese terms contain only Chinese characters', () => {
  for (const { term } of termsOf('zh-Hans')) expect(term).toMatch(/^\p{Script=Han}+$/u);
});

test('No held-out golden query is itself a term of the lexicon', () => {
  const terms = new Set(usesOf.map(({ term }) => folded(term)));
  const heldOut = GOLDEN_QUERIES.filter((query) => query.heldOut);
  expect(heldOut.filter(({ query }) => terms.has(folded(query)))).toEqual([]);
});

test.each(['en', 'zh-Hans'] as const)(
  'At least nine in ten titles contain a term of the lexicon: %s',
  (language) => {
    const folder = new URL('../../../../demo/places/', import.meta.url);
    const titles: string[] = readdirSync(folder)
      .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).products)
      .map((product) => product.title[language]);
    const space = language === 'en' ? ' ' : '';
    const spacedTerms = [...new Set(termsOf(language).map(({ term }) => `${space}${folded(term)}${space}`))];
    const named = titles.filter((title) => {
      const words = `${space}${folded(title).replace(/[^\p{L}\p{N}-]+/gu, space)}${space}`;
      return spacedTerms.some((term) => term.length > 1 && words.includes(term));
    });
    expect(named.length / titles.length).toBeGreaterThanOrEqual(0.9);
  },
);
