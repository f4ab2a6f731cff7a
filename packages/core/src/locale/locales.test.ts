import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, localeTable, MESSAGE_LOCALES } from './locales.ts';

test('Four locales are accepted, three are offered, and English is the default.', () => {
  expect(LOCALES).toEqual(['en', 'de', 'zh-Hans', 'fr']);
  expect(LOCALES.filter((locale) => localeTable[locale].offered)).toEqual(['en', 'de', 'zh-Hans']);
  expect(DEFAULT_LOCALE).toBe('en');
});

test('Every locale reads texts that exist, and its tags are well-formed.', () => {
  for (const locale of LOCALES) {
    const { messages, intl, html, openGraph } = localeTable[locale];
    expect(MESSAGE_LOCALES).toContain(messages);
    expect(Intl.getCanonicalLocales([intl, html])).toEqual([...new Set([intl, html])]);
    expect(openGraph).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  }
});

test('French texts are English and marked so; its numbers are French.', () => {
  expect(localeTable.fr).toMatchObject({ messages: 'en', html: 'en', intl: 'fr-FR' });
});

test('Only the exact spelling is a locale, and no inherited name is one.', () => {
  for (const locale of LOCALES) expect(isLocale(locale)).toBe(true);
  for (const other of ['', 'EN', 'zh', 'zh-hans', 'en-GB', 'it', 'toString', '__proto__']) {
    expect(isLocale(other)).toBe(false);
  }
});
