import { type Locale, localeTable } from './locales.ts';

/** The country whose customs a locale follows, which we take for that of a reader who has not named one. */
export function countryOfLocale(locale: Locale): string {
  return new Intl.Locale(localeTable[locale].intl).region ?? 'GB';
}
