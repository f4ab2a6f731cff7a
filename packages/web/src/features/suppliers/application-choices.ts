import { GUIDING_LANGUAGES } from '@ashore/core/contract/application-fields.ts';
import { COUNTRIES } from '@ashore/core/locale/countries.ts';
import { collator, displayNames } from '@ashore/core/locale/intl.ts';

export type ApplicationChoices = {
  readonly countries: readonly { readonly code: string; readonly dialCode: string; readonly name: string }[];
  readonly languages: readonly { readonly code: (typeof GUIDING_LANGUAGES)[number]; readonly name: string }[];
};

/**
 * What the form offers, by name in the reader's language. Named once, on the server: a browser may know a country by
 * another name, and the page would change under its reader.
 */
export function applicationChoices(intl: string): ApplicationChoices {
  const { compare } = collator(intl);
  const regions = displayNames(intl, 'region');
  const languages = displayNames(intl, 'language');
  return {
    countries: COUNTRIES.map((country) => ({ ...country, name: regions.of(country.code) ?? country.code }))
      // By name: whoever looks for a country knows how it is called.
      .sort((one, other) => compare(one.name, other.name)),
    languages: GUIDING_LANGUAGES.map((code) => ({ code, name: languages.of(code) ?? code })),
  };
}
