import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';

test('All forms of a word have the same stem', () => {
  for (const forms of [
    ['hike', 'hikes', 'hiking'],
    ['city', 'cities'],
    ['beach', 'beaches'],
    ['swim', 'swims', 'swimming'],
    ['cruise', 'cruises', 'cruising'],
    ['sail', 'sailing'],
  ])
    expect(new Set(forms.map((word) => stemWord(word, 'en'))).size, forms.join()).toBe(1);
  for (const forms of [
    ['tour', 'touren'],
    ['ausflug', 'ausfluge', 'ausflugen', 'ausflugs'],
    ['kind', 'kinder', 'kindern'],
    ['wanderung', 'wanderungen'],
  ])
    expect(new Set(forms.map((word) => stemWord(word, 'de'))).size, forms.join()).toBe(1);
});

test('Words that only look inflected stay whole', () => {
  for (const word of ['glass', 'spring', 'bus', 'king', 'tennis']) expect(stemWord(word, 'en')).toBe(word);
  for (const word of ['see', 'boot', 'meer']) expect(stemWord(word, 'de')).toBe(word);
});

test('A stem is a beginning of its word except for the last letter, and is never empty', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), fc.constantFrom('en', 'de'), (word, language) => {
      const stem = stemWord(word, language);
      expect(stem.length).toBeGreaterThan(0);
      expect(word.startsWith(stem.slice(0, -1))).toBe(true);
    }),
  );
});
