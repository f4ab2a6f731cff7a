import { expect, test } from 'vitest';
import { findMissingLanguages } from './missing-languages.ts';

test('Texts that lack a language of the site are counted, and the first of them is named', () => {
  const file = {
    name: { en: 'Salerno', de: 'Salerno', 'zh-Hans': '萨莱诺' },
    products: [
      { slug: 'walk', title: { en: 'On foot', de: 'Zu Fuß' }, highlights: [{ en: 'Stairs' }] },
      { slug: 'boat', title: { en: 'By boat' }, days: ['mon'], price: 5, season: null },
    ],
  };
  expect(findMissingLanguages(JSON.stringify(file))).toEqual([
    { locale: 'zh-Hans', count: 3, first: 'products[walk].title' },
    { locale: 'de', count: 2, first: 'products[walk].highlights[1]' },
  ]);
});

test('A complete file lacks nothing', () => {
  expect(findMissingLanguages('{"name":{"en":"a","de":"b","zh-Hans":"c"}}')).toEqual([]);
});
