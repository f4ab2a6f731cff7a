import { EXCLUDED, INCLUDED, TO_BRING, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { featureTexts } from './feature-texts.ts';

test('Every word of the vocabulary has a text in every language, and there are no other texts', () => {
  const words = new Set<string>([...INCLUDED, ...EXCLUDED, ...TO_BRING, ...TO_KNOW]);
  expect(new Set(Object.keys(featureTexts))).toEqual(words);
  for (const [word, texts] of Object.entries(featureTexts))
    for (const locale of MESSAGE_LOCALES) expect(texts[locale].trim(), word).toMatch(/^\S.*[^.\s]$/u);
});

test('No two words of one list have the same text', () => {
  for (const list of [INCLUDED, EXCLUDED, TO_BRING, TO_KNOW])
    for (const locale of MESSAGE_LOCALES)
      expect(new Set(list.map((word) => featureTexts[word][locale])).size).toBe(list.length);
});
