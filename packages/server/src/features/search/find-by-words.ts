import type { Place } from '@ashore/core/contract/locations.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { selectPlaces } from '../catalogue/place.queries.ts';
import { presentTour } from '../catalogue/present-tour.ts';
import { readPrices } from '../catalogue/read-prices.ts';
import { inOrderOf, isOneOf, selectTours } from '../catalogue/tour.queries.ts';
import { isAbout, isNamedIn, matchingTours } from './word.queries.ts';
import { wordsOf } from './words-of.ts';

export type FindByWords = {
  readonly query: string;
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly size: number;
  readonly now: Date;
};

export type FoundByWords = {
  readonly bestMatchType: 'tour' | 'location';
  readonly tours: readonly TourSummary[];
  readonly tourCount: number;
  readonly locations: readonly Place[];
  readonly locationCount: number;
};

/** Tours in which every word of a question stands, and the places that it names. */
export async function findByWords(
  database: Database,
  { query, locale, currency, size, now }: FindByWords,
): Promise<FoundByWords> {
  const words = wordsOf(query, locale);
  if (words.length === 0) return nothing;
  const [about, { ids, count }] = await Promise.all([
    selectPlaces(database, { locale, size, where: isAbout(words, locale) }),
    matchingTours(database, { words, locale, size }),
  ]);
  // "Lisbon" asks for a place. "Sailing in Lisbon" names one, and asks for a tour.
  const places =
    about.count > 0 ? about : await selectPlaces(database, { locale, size, where: isNamedIn(words, locale) });
  const rows =
    ids.length > 0
      ? await selectTours(database, {
          locale,
          now,
          where: isOneOf(ids),
          order: [inOrderOf(ids)],
          limit: size,
        })
      : [];
  const reader = await readPrices(database, rows, { locale, currency, now });
  return {
    bestMatchType: about.count > 0 || (count === 0 && places.count > 0) ? 'location' : 'tour',
    tours: rows.map((row) => presentTour(row, reader)),
    tourCount: count,
    locations: places.places,
    locationCount: places.count,
  };
}

const nothing: FoundByWords = {
  bestMatchType: 'tour',
  tours: [],
  tourCount: 0,
  locations: [],
  locationCount: 0,
};
