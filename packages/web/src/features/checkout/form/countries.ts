import { COUNTRIES, countryName } from '@ashore/core/locale/countries.ts';
import { collator } from '@ashore/core/locale/intl.ts';

export type NamedCountry = { readonly code: string; readonly dialCode: string; readonly name: string };

const countriesByLanguage = new Map<string, readonly NamedCountry[]>();

/** All countries with their names in the reader's language, in its alphabetical order. */
export function namedCountries(intl: string): readonly NamedCountry[] {
  const before = countriesByLanguage.get(intl);
  if (before) return before;
  const { compare } = collator(intl);
  const countries = COUNTRIES.map((country) => ({
    ...country,
    name: countryName(intl, country.code),
  }));
  countries.sort((one, other) => compare(one.name, other.name));
  countriesByLanguage.set(intl, countries);
  return countries;
}

/** Default of many browsers wherever they are, so it does not indicate a country. */
const SAYS_NOTHING = 'en-US';

/**
 * Country whose dial code is preselected: that of the browser's setting for the page's language. American
 * English counts only if the clock is on American time. Undefined if no country is set, because a wrong dial
 * code is worse than an empty field.
 */
export function likelyCountry(
  language: string,
  tags: readonly string[],
  timeZone: string,
): string | undefined {
  const ofLanguage = tags.filter((tag) => tag.split('-')[0] === language);
  const bestTag = ofLanguage.find((tag) => tag !== SAYS_NOTHING || isAmerican(timeZone));
  const region = /-([A-Z]{2})\b/.exec(bestTag ?? '')?.[1];
  return COUNTRIES.some(({ code }) => code === region) ? region : undefined;
}

function isAmerican(timeZone: string): boolean {
  return timeZone.startsWith('America/') || timeZone === 'Pacific/Honolulu';
}
