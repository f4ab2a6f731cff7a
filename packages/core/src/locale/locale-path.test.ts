import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLocale, switchLocale, withLocale } from './locale-path.ts';
import { LOCALES } from './locales.ts';

test('A path that starts with a locale is split after it', () => {
  expect(splitLocale('/de')).toEqual({ locale: 'de', path: '/' });
  expect(splitLocale('/de/')).toEqual({ locale: 'de', path: '/' });
  expect(splitLocale('/de/faq')).toEqual({ locale: 'de', path: '/faq' });
  expect(splitLocale('/zh-Hans/tours/rome')).toEqual({ locale: 'zh-Hans', path: '/tours/rome' });
});

test('A path without a locale stays whole; another spelling is not a locale', () => {
  for (const path of ['/', '/faq', '/tours/rome', '/DE', '/zh-hans/faq', '/den', '/faq/de', '/faq/']) {
    expect(splitLocale(path)).toEqual({ locale: undefined, path });
  }
});

test('The rest of a path can never lead to another origin', () => {
  expect(splitLocale('/de//evil.example').path).toBe('/evil.example');
  expect(splitLocale('/de/\\evil.example').path).toBe('/evil.example');
  expect(splitLocale('//evil.example').path).toBe('/evil.example');
  expect(splitLocale('').path).toBe('/');
  const hostile = fc.string({ unit: fc.constantFrom('/', '\\', 'd', 'e', 'n', '.') });
  fc.assert(fc.property(hostile, (path) => /^\/(?![/\\])/.test(splitLocale(path).path)));
});

test('Adding a locale and splitting it off returns the same path', () => {
  expect(withLocale('/', 'de')).toBe('/de');
  expect(withLocale('/faq', 'de')).toBe('/de/faq');
  expect(withLocale('faq/ask', 'de')).toBe('/de/faq/ask');
  const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...LOCALES), (plain, locale) => {
      expect(splitLocale(withLocale(plain, locale))).toEqual({ locale, path: plain });
    }),
  );
});

test('The address of home has no slash at its end, also before a query or a fragment', () => {
  expect(withLocale('/#ports-title', 'en')).toBe('/en#ports-title');
  expect(withLocale('/?adult=2', 'zh-Hans')).toBe('/zh-Hans?adult=2');
  expect(withLocale('/faq/#refunds', 'de')).toBe('/de/faq/#refunds');
});

test('Switching the language replaces the prefix, or adds one if there is none', () => {
  expect(switchLocale('/en/tours/rome', 'de')).toBe('/de/tours/rome');
  expect(switchLocale('/tours/rome', 'zh-Hans')).toBe('/zh-Hans/tours/rome');
  expect(switchLocale('/fr', 'en')).toBe('/en');
  expect(switchLocale('/', 'en')).toBe('/en');
});
