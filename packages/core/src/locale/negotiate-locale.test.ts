import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { localeOfTag, negotiateLocale } from './negotiate-locale.ts';

const byHeader = (acceptLanguage: string) => negotiateLocale({ acceptLanguage });

test('A valid cookie takes precedence over the header, and any other cookie is ignored', () => {
  expect(negotiateLocale({ cookie: 'de', acceptLanguage: 'fr' })).toBe('de');
  expect(negotiateLocale({ cookie: 'it', acceptLanguage: 'fr' })).toBe('fr');
  expect(negotiateLocale({ cookie: '', acceptLanguage: 'fr' })).toBe('fr');
});

test('Without any match the locale is English', () => {
  expect(negotiateLocale({})).toBe('en');
  for (const header of ['', 'it', 'it, es;q=0.5', '*', 'english', 'dea', ';', ',,,', '-de']) {
    expect(byHeader(header)).toBe('en');
  }
});

test('The language with the greatest weight is chosen, and the first listed of equal weights', () => {
  expect(byHeader('en;q=0.5, de;q=0.9, fr;q=0.7')).toBe('de');
  expect(byHeader('it, de;q=0.8, en;q=0.7')).toBe('de');
  expect(byHeader('de, en')).toBe('de');
  expect(byHeader('en;q=0.8,de;q=0.8')).toBe('en');
  expect(byHeader('en;q=0.001, zh;q=1.000')).toBe('zh-Hans');
});

test('A weight of zero excludes the language', () => {
  expect(byHeader('de;q=0')).toBe('en');
  expect(byHeader('de;q=0.0, fr;q=0.1')).toBe('fr');
});

test('Every form of Chinese gives simplified Chinese; regions and letter case do not matter', () => {
  for (const tag of ['zh', 'zh-CN', 'zh-Hans', 'zh-Hans-CN', 'zh-SG', 'ZH-cn', 'zh-TW', 'zh-Hant-HK']) {
    expect(byHeader(tag)).toBe('zh-Hans');
  }
  expect(byHeader('de-AT')).toBe('de');
  expect(byHeader('fr-CA')).toBe('fr');
  expect(byHeader('EN-us')).toBe('en');
});

test('A malformed weight is ignored, as if none were given', () => {
  for (const q of ['abc', '-1', '2', '1.5', '1e9', 'NaN', '', '0x1']) {
    expect(byHeader(`en;q=0.9, de;q=${q}`)).toBe('de');
  }
  expect(byHeader('en, de;q=1.5')).toBe('en');
  expect(byHeader('en;q=0.9, de;xq=0.1')).toBe('de');
  expect(byHeader('en;q=0.9, de; level=1 ; Q=0.8')).toBe('en');
});

test('Every header gives a supported locale', () => {
  const piece = fc.constantFrom('de', 'zh', '-', ';', 'q=', '0.5', ',', ' ', '*', '\0', '💶');
  fc.assert(fc.property(fc.array(piece), (pieces) => LOCALES.includes(byHeader(pieces.join('')))));
});

test('A header of any length is parsed in linear time', () => {
  const hostile = [';q=', ',', 'de-', ';', 'q=1.', ' ', '0.0'].map((piece) => piece.repeat(100_000));
  const start = performance.now();
  for (const header of hostile) byHeader(header);
  // One pass takes milliseconds. Quadratic parsing of 100,000 characters takes minutes.
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['DE_at', 'de'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-hans', 'zh-Hans'],
  ['ZH_Hans_SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hans'],
  ['fr-CA', 'fr'],
  ['en-001', 'en'],
])('A language tag as people write it names a locale: %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});

test.each(['', 'it', 'den', 'deu', 'de-', 'de-xx', 'de-luxe', 'zh-Hans-x-y', 'en us', '*'])(
  'Any other text names none: %j',
  (tag) => {
    expect(localeOfTag(tag)).toBeUndefined();
  },
);
