import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';

/** The interests as this language calls them. For loaders: a browser needs one language of the three. */
export function interestsIn(locale: Locale): { readonly id: Interest; readonly title: string }[] {
  const { messages } = localeTable[locale];
  return INTERESTS.map((id) => ({ id, title: interestTitles[id][messages] }));
}
