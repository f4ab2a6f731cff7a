import { LOCALES, type Locale, localeTable } from './locales.ts';

const countries = new Map(
  LOCALES.map((locale) => [locale, new Intl.Locale(localeTable[locale].intl).region]),
);

/** The country whose customs a locale follows, which we take for that of a reader who has not named one. */
export function countryOfLocale(locale: Locale): string {
  return countries.get(locale) ?? 'GB';
}
