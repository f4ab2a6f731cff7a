import { COUNTRIES } from '@ashore/core/locale/countries.ts';
import { collator, countryName } from '@ashore/core/locale/intl.ts';

export type NamedCountry = { readonly code: string; readonly dialCode: string; readonly name: string };

const countriesByLanguage = new Map<string, readonly NamedCountry[]>();

/** All countries with their names in the reader's language, in its alphabetical order. */
export function namedCountries(intl: string): readonly NamedCountry[] {
  const cached = countriesByLanguage.get(intl);
  if (cached) return cached;
  const { compare } = collator(intl);
  const countries = COUNTRIES.map((country) => ({
    ...country,
    name: countryName(intl, country.code),
  }));
  countries.sort((one, other) => compare(one.name, other.name));
  countriesByLanguage.set(intl, countries);
  return countries;
}
