import { expect, test } from 'vitest';
import { countryOfLocale } from './country-of-locale.ts';
import { LOCALES } from './locales.ts';

test('Each locale has a country, which decides prices until the reader names another', () => {
  expect(LOCALES.map(countryOfLocale)).toEqual(['GB', 'DE', 'CN', 'FR']);
});
