import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';

export type SellingPoints = { readonly lines: readonly string[]; readonly isEnglish: boolean };

/** What makes the trip its own, in the reader's language or else in English. */
export function sellingPoints(
  points: TourDetails['uniqueSellingProposition'],
  locale: Locale,
): SellingPoints {
  const language = localeTable[locale].messages;
  const own = points[language];
  if (own?.length) return { lines: own, isEnglish: language === 'en' };
  return { lines: points.en ?? [], isEnglish: true };
}
