import { COUNTRIES } from '@ashore/core/locale/countries.ts';
import { collator, displayNames } from '@ashore/core/locale/intl.ts';

export type NamedCountry = { readonly code: string; readonly dialCode: string; readonly name: string };

const known = new Map<string, readonly NamedCountry[]>();

/** Every country by its name in the reader's language, in the order of its alphabet. */
export function namedCountries(intl: string): readonly NamedCountry[] {
  const before = known.get(intl);
  if (before) return before;
  const names = displayNames(intl, 'region');
  const { compare } = collator(intl);
  const named = COUNTRIES.map((country) => ({ ...country, name: names.of(country.code) ?? country.code }));
  named.sort((one, other) => compare(one.name, other.name));
  known.set(intl, named);
  return named;
}

const usual: Readonly<Record<string, string>> = { de: 'DE', 'zh-Hans': 'CN', en: 'GB', fr: 'FR' };

/** Whose number is asked for first: that of the country the browser says it is set to, else that of the language. */
export function likelyCountry(locale: string, languages: readonly string[]): string {
  const regions = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  const told = regions.find((region) => COUNTRIES.some(({ code }) => code === region));
  return told ?? usual[locale] ?? 'GB';
}
