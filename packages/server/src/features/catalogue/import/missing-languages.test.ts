import { expect, test } from 'vitest';
import { findMissingLanguages } from './missing-languages.ts';

test('Each title that lacks a language is named; other texts are counted, and the first of them is named', () => {
  const file = {
    name: { en: 'Salerno', de: 'Salerno', 'zh-Hans': '萨莱诺' },
    products: [
      { slug: 'walk', title: { en: 'On foot', 'zh-Hans': '步行' }, highlights: [{ en: 'Stairs' }] },
      { slug: 'boat', title: { en: 'By boat', de: 'Mit dem Boot' }, days: ['mon'], short: { en: 'A boat' } },
    ],
  };
  expect(findMissingLanguages(JSON.stringify(file))).toEqual({
    titles: [
      { at: 'products[walk].title', locale: 'de' },
      { at: 'products[boat].title', locale: 'zh-Hans' },
    ],
    texts: [
      { locale: 'de', count: 2, first: 'products[walk].highlights[1]' },
      { locale: 'zh-Hans', count: 2, first: 'products[walk].highlights[1]' },
    ],
    reviews: 0,
  });
});

test('Missing translations of reviews are counted apart; the language of a review needs none', () => {
  const reviews = [
    { locale: 'de', text: 'Schön', translations: { en: 'Lovely' } },
    { locale: 'en', text: 'Good' },
  ];
  expect(findMissingLanguages(JSON.stringify({ products: [{ slug: 'walk', reviews }] }))).toEqual({
    titles: [],
    texts: [],
    reviews: 3,
  });
});

test('A complete file lacks nothing', () => {
  expect(findMissingLanguages('{"name":{"en":"a","de":"b","zh-Hans":"c"}}')).toEqual({
    titles: [],
    texts: [],
    reviews: 0,
  });
});
