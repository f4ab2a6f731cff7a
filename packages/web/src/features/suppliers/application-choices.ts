import { GUIDING_LANGUAGES } from '@ashore/core/contract/values/application.ts';
import { COUNTRIES } from '@ashore/core/locale/countries.ts';
import { collator, countryName, displayNames } from '@ashore/core/locale/intl.ts';

export type ApplicationChoices = {
  readonly countries: readonly { readonly code: string; readonly dialCode: string; readonly name: string }[];
  readonly languages: readonly { readonly code: (typeof GUIDING_LANGUAGES)[number]; readonly name: string }[];
};

/**
 * Countries and languages of the form, named in the reader's language. The server names them, because a
 * browser may use other names and the page would change on hydration.
 */
export function applicationChoices(intl: string): ApplicationChoices {
  const { compare } = collator(intl);
  const languages = displayNames(intl, 'language');
  return {
    countries: COUNTRIES.map((country) => ({ ...country, name: countryName(intl, country.code) }))
      // Sorted by name, because suppliers look for a country by its name.
      .sort((one, other) => compare(one.name, other.name)),
    languages: GUIDING_LANGUAGES.map((code) => ({ code, name: languages.of(code) ?? code })),
  };
}
