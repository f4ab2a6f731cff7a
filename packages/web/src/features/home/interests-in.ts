import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';

/**
 * Interests with their names in one language. For loaders: a browser needs only one of the three languages.
 */
export function interestsIn(locale: Locale): { readonly id: Interest; readonly title: string }[] {
  const { messages } = localeTable[locale];
  return INTERESTS.map((id) => ({ id, title: interestTitles[id][messages] }));
}
