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

/** Every browser comes with it, wherever it is. */
const SAYS_NOTHING = 'en-US';

/**
 * Whose dial code is shown first: that of the country in which the reader's language is set to be spoken. American English is
 * believed where the clock is on American time. Nothing where nobody has said: a wrong code is worse than one that is asked for.
 */
export function likelyCountry(
  language: string,
  tags: readonly string[],
  timeZone: string,
): string | undefined {
  const ofLanguage = tags.filter((tag) => tag.split('-')[0] === language);
  const told = ofLanguage.find((tag) => tag !== SAYS_NOTHING || isAmerican(timeZone));
  const region = /-([A-Z]{2})\b/.exec(told ?? '')?.[1];
  return COUNTRIES.some(({ code }) => code === region) ? region : undefined;
}

function isAmerican(timeZone: string): boolean {
  return timeZone.startsWith('America/') || timeZone === 'Pacific/Honolulu';
}
