import { contract } from '@ashore/core/contract/contract.ts';
import type { FoundLodging, FoundTour, SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import type { Locale, MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import type { StayPrice } from '@ashore/search/lodging/price-in-query.ts';
import { asksForNothing } from '@ashore/search/query/asks-for-nothing.ts';
import type { Knowledge } from '@ashore/search/query/knowledge.ts';
import { findUnmatchedWords, wordsAsTyped } from '@ashore/search/query/unmatched-words.ts';
import { type UnderstoodQuery, understandQuery } from '@ashore/search/sentence/understand-query.ts';
import { implement } from '@orpc/server';
import type { TravelDays } from '../../features/catalogue/cards/tour.queries.ts';
import { findSailings, readShips } from '../../features/cruises/find-sailings.ts';
import { byPopularity } from '../../features/lists/by-popularity.ts';
import { pricesValidUntil } from '../../features/lists/price-range.ts';
import type { SearchFilters } from '../../features/lists/sentence-filters.ts';
import type { AnsweredSearch } from '../../features/search/counts/search-counts.ts';
import { type FindLodgingResult, findLodging, planOfSentence } from '../../features/search/find-lodging.ts';
import { type FindToursResult, findFilteredTours, findTours } from '../../features/search/find-tours.ts';
import { type ApiContext, messageLocale } from '../api/call/context.ts';
import { recall } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { cachedCards } from './cached-cards.ts';
import { recordShownTours } from './catalogue.ts';
import { withNextRuns } from './list-data.ts';
import { recordShownPlaces } from './locations.ts';
import { pageLinks } from './page-links.ts';
import { withStayPrices } from './search/found-lodging.ts';
import { createNarrowing, type Understood, withRefusal } from './search/narrowing.ts';

const search = implement(contract.search).$context<ApiContext>().use(withContractErrors);

// Not cached with the other answers: queries are endless, and one visitor's query must not displace another's
// answer.
export const find = search.find.handler(async ({ input, context, signal }) => {
  const { query, expanded, page, lang = context.locale, dateFrom, dateTo, ...wanted } = input;
  const days = {
    ...(dateFrom !== undefined && { dateFrom: localDate(dateFrom) }),
    ...(dateTo !== undefined && { dateTo: localDate(dateTo) }),
  };
  const locale = messageLocale(lang);
  const { sailings, otherWords } = await namedSailings(context, query, locale);
  const today = localDateAt(context.now(), 'UTC');
  const searchIndex = await context.search.current();
  signal?.throwIfAborted();
  const words = otherWords ?? query;
  const sentence = understandQuery(words, { today, knowledge: searchIndex.knowledge });
  const limits = MAX_SEARCH_RESULTS[expanded ? 'page' : 'box'];
  const lodgingLimit = MAX_SEARCH_RESULTS.hotels[expanded ? 'page' : 'box'];
  const found = findLodging(searchIndex, {
    ...{
      query: words,
      restOfQuery: sentence.rest,
      locale,
      today,
      limit: lodgingLimit,
      limitToPrice: MAX_PRICED_HOTELS,
    },
    plan: { ...days, party: wanted.party },
    planOfTrip: planOfSentence(sentence.filters.map(({ filter }) => filter)),
  });
  // Tomorrow is another day.
  if (found) context.limitExpiry(nextMidnightAt(context.now(), 'UTC'));
  // Of a query for a hotel, the days and the price are those of the stay, which the hotels read.
  const queryParts: UnderstoodQuery = found?.lodging.isMeant
    ? { filters: [], excluded: [], excludedPlaces: [], rest: words }
    : sentence;
  const chosen: SearchFilters = { ...wanted, ...days, locale };
  const isNarrowed = expanded || queryParts.filters.some(({ filter }) => filter.kind !== 'exclusion');
  const narrowing = isNarrowed
    ? await createNarrowing(context, { queryParts, chosen, triesWithout: expanded })
    : undefined;
  const isOfFilters =
    expanded &&
    sailings.length === 0 &&
    otherWords === undefined &&
    hasOnlyFilters(queryParts, searchIndex.knowledge);
  const results =
    isOfFilters && narrowing
      ? await findFilteredTours(searchIndex, {
          ...{ locale, limits, page, narrow: narrowing.narrow },
          ids: await byPopularity(context.lists),
        })
      : await findTours(searchIndex, {
          query: queryParts.rest,
          locale,
          excluded: queryParts.excluded,
          excludedPlaces: queryParts.excludedPlaces,
          asksMore: queryParts.filters.length > 0,
          fillsPlaces: !expanded,
          limits,
          page: expanded ? page : undefined,
          signal,
          // Not for the search box: a visitor must not wait for another server between two letters.
          suggest: expanded ? context.suggestTopics : undefined,
          narrow: narrowing?.narrow,
        });
  // A price decides which hotels are found, so suggestions need prices too if the query names one.
  const lodging =
    found && (expanded || found.price)
      ? await withStayPrices(context, found, {
          ...{ currency: wanted.currency, locale: lang, limit: lodgingLimit },
          cityOf: (id) => searchIndex.hotels.get(id)?.city,
          isSuggestion: !expanded,
        })
      : found?.lodging;
  // Hotels say themselves where there are none.
  const elsewhere = results.elsewhere && !found?.lodging.isMeant ? { elsewhere: results.elsewhere } : {};
  if (expanded) {
    const cards = await withCards({ ...context, locale: lang }, results, {
      currency: wanted.currency,
      days: narrowing?.days,
    });
    const narrowed = narrowing?.outcome();
    // If more products are found than can be filtered, only the filtered ones are returned. An answer has a
    // limit.
    const total = narrowed?.leftCount ?? 0;
    const links = pageLinks('/api/search', input, { page, size: limits.tours, total });
    context.recordSearch(
      answeredSearch(query, locale, { ...results, sailings, shown: cards.tours, lodging }),
    );
    const { unmatched } = results;
    const isAnything = results.tours.size + results.locationCount > 0 || found !== undefined;
    const missed = isAnything
      ? findUnmatchedWords(found?.lodging.isMeant ? found.withoutPrice : queryParts.rest, {
          unmatched: found?.lodging.isMeant ? found.unmatched : unmatched,
          knowledge: searchIndex.knowledge,
        })
      : undefined;
    const missing = !found?.lodging.isMeant &&
      results.missing && {
        ...results.missing,
        words: wordsAsTyped(results.missing.words, queryParts.rest),
      };
    return {
      ...cards,
      sailings,
      ...narrowed,
      understood: found?.lodging.isMeant
        ? understoodOfStay(found, sentence.filters)
        : (narrowed?.understood ?? queryParts.filters).map((spoken) => withRefusal(spoken, context.now())),
      restOfQuery: queryParts.rest,
      ...links,
      ...(lodging && { lodging }),
      ...(missed && { missed }),
      ...(missing && { missing }),
      ...elsewhere,
      ...(results.unserved.length > 0 && !found?.lodging.isMeant && { unserved: [...results.unserved] }),
    };
  }
  const locations = results.locations.map(({ place: _, ...line }) => line);
  const { unmatched: _, missing: __, elsewhere: ___, unserved: ____, ...lines } = results;
  const tours = await withOffers(context, results.tours, { locale: lang, currency: wanted.currency });
  const tourCount = narrowing?.outcome().leftCount ?? results.tourCount;
  return { ...lines, tours, tourCount, locations, sailings, ...(lodging && { lodging }), ...elsewhere };
});

/** Whether a query names filters and no wish. What it refuses is a wish. */
function hasOnlyFilters({ filters, rest }: UnderstoodQuery, knowledge: Knowledge): boolean {
  return (
    filters.length > 0 &&
    filters.every(({ filter }) => filter.kind !== 'exclusion') &&
    asksForNothing(rest, knowledge)
  );
}

/** Products at the top of the page, which are seen without scrolling far. */
const FIRST_RESULTS = 3;

type ShownResults = Pick<SearchResult, 'tourCount' | 'locationCount' | 'sailings'> & {
  readonly shown: SearchResult['tours'];
  readonly lodging: FoundLodging | undefined;
};

/** What is counted of a search. Its words alone decide whether something is found, and not its filters. */
function answeredSearch(
  query: string,
  language: MessageLocale,
  { tourCount, locationCount, sailings, shown, lodging }: ShownResults,
): AnsweredSearch {
  const isForHotel = lodging?.isMeant === true;
  const hotelCount = lodging?.hotelCount ?? 0;
  const foundCount = isForHotel ? hotelCount : tourCount + locationCount + hotelCount;
  const first = isForHotel ? [...lodging.hotels, ...lodging.similar] : shown;
  return {
    query,
    language,
    isFound: foundCount + sailings.length > 0,
    firstResults: first.slice(0, FIRST_RESULTS).map(({ id }) => id),
  };
}

/** Of so many hotels that meet the rest of a query prices are read to find those that keep to its price. */
const MAX_PRICED_HOTELS = 300;

/** Nights, guests and price of a stay, as filters that words of the query ask for. */
function understoodOfStay(
  { lodging: { stay }, price, withoutPrice, search }: FindLodgingResult,
  filters: readonly SpokenFilter[],
): Understood[] {
  const spokenAs = (kinds: readonly SpokenFilter['filter']['kind'][]) =>
    filters.find(({ filter }) => kinds.includes(filter.kind));
  const days = stay.spoken.includes('nights') ? spokenAs(['days']) : undefined;
  const party = stay.spoken.includes('rooms') ? spokenAs(['party', 'ages']) : undefined;
  const ages = search.rooms.flatMap(({ childrenAges }) => childrenAges);
  const travellers = search.rooms.reduce((sum, { adults }) => sum + adults, ages.length);
  return [
    ...(days ? [{ ...days, filter: { kind: 'days' as const, from: stay.dateFrom, to: stay.dateTo } }] : []),
    ...(party ? [{ ...party, filter: { kind: 'party' as const, travellers, ages } }] : []),
    ...(price ? [spokenPrice(price, withoutPrice)] : []),
  ];
}

function spokenPrice({ from, to, currency, per, words }: StayPrice, without: string): Understood {
  return { filter: { kind: 'price', from, to, currency, per, isForAll: false }, words, without };
}

async function namedSailings(context: ApiContext, query: string, locale: MessageLocale) {
  const { database } = context;
  const now = context.now();
  const dependsOn = () => ['timetable'];
  const ships = await recall(context, 'names of ships', () => readShips(database), { dependsOn });
  const found = await findSailings(database, {
    ...{ query, locale, ships, today: localDateAt(now, 'UTC') },
    most: MAX_SEARCH_RESULTS.sailings,
  });
  context.recordDependency('timetable');
  if (found.sailings.length > 0) context.limitExpiry(nextMidnightAt(now, 'UTC'));
  return found;
}

type WithCardsInput = {
  readonly currency: SelectableCurrency;
  /** The days for which the products are found. With them, their next run is of no interest. */
  readonly days: TravelDays | undefined;
};

async function withCards(
  context: ApiContext,
  { unmatched: _, missing: __, elsewhere: ___, unserved: ____, ...found }: FindToursResult,
  { currency, days }: WithCardsInput,
): Promise<Omit<SearchResult, 'sailings' | 'lodging'>> {
  const cards = await cardsOf(context, found.tours, { currency, days });
  const summaries =
    days !== undefined
      ? cards.map((card) => ({ ...card, nextRunOn: null }))
      : await withNextRuns(context, cards);
  recordShownPlaces(
    context,
    found.locations.flatMap(({ place }) => place ?? []),
  );
  // A product that is no longer on sale has no card.
  const tours = summaries.flatMap((summary) => {
    const tour = found.tours.get(summary.tourId);
    return tour ? [{ ...tour, summary }] : [];
  });
  return { ...found, tours };
}

/** Adds price and rating to the lines of suggestions. */
async function withOffers(
  context: ApiContext,
  tours: FindToursResult['tours'],
  { locale, currency }: { readonly locale: Locale; readonly currency: SelectableCurrency },
): Promise<FoundTour[]> {
  const cards = await cardsOf({ ...context, locale }, tours, { currency, days: undefined });
  const offers = new Map(
    cards.map(({ tourId, basePrice, groupSize, averageRating, reviewCount }) => [
      tourId,
      { basePrice, groupSize, currency, averageRating, reviewCount },
    ]),
  );
  return [...tours].flatMap(([id, tour]) => {
    const offer = offers.get(id);
    return offer ? [{ ...tour, offer }] : [];
  });
}

async function cardsOf(
  context: ApiContext,
  tours: FindToursResult['tours'],
  { currency, days }: WithCardsInput,
): Promise<TourSummary[]> {
  const ids = [...tours.keys()];
  const until = await pricesValidUntil(context.lists, ids, context.now());
  const cards = await cachedCards(context, { ids, currency, pricesValidUntil: until, days });
  recordShownTours(context, cards);
  context.limitExpiry(until);
  return cards;
}
