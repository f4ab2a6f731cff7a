import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, localeTable, MESSAGE_LOCALES } from './locales.ts';

test('Four locales are accepted, three are offered, and English is the default', () => {
  expect(LOCALES).toEqual(['en', 'de', 'zh-Hans', 'fr']);
  expect(LOCALES.filter((locale) => localeTable[locale].offered)).toEqual(['en', 'de', 'zh-Hans']);
  expect(DEFAULT_LOCALE).toBe('en');
});

test('Every locale uses texts that exist, and its tags are well-formed', () => {
  for (const locale of LOCALES) {
    const { messages, intl, html, openGraph } = localeTable[locale];
    expect(MESSAGE_LOCALES).toContain(messages);
    expect(Intl.getCanonicalLocales([intl, html])).toEqual([...new Set([intl, html])]);
    expect(openGraph).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  }
});

test('French pages show English texts marked as English, and French number formats', () => {
  expect(localeTable.fr).toMatchObject({ messages: 'en', html: 'en', intl: 'fr-FR' });
});

test('Only the exact spelling of a locale is accepted, and inherited property names are not', () => {
  for (const locale of LOCALES) expect(isLocale(locale)).toBe(true);
  for (const other of ['', 'EN', 'zh', 'zh-hans', 'en-GB', 'it', 'toString', '__proto__']) {
    expect(isLocale(other)).toBe(false);
  }
});
