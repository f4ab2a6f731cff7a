import { expect, test } from 'vitest';
import { isLanguageTag } from './language-tag.ts';

test.each(['en', 'zh-Hans', 'pt-BR', 'zh-Hant-HK', 'gsw'])('%s is a language tag', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
});

test.each(['', 'e', 'en-12', 'en-ab1', 'aa-bb-cc-dd', 'en_GB', '<b>', 'en-'])(
  '%s is not a language tag',
  (word) => {
    expect(isLanguageTag(word)).toBe(false);
  },
);
