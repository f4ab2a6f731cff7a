import { contract } from '@ashore/core/contract/contract.ts';
import type { FoundTour, SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import type { Locale, MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import { findUnmatchedWords } from '@ashore/search/query/unmatched-words.ts';
import { type UnderstoodQuery, understandQuery } from '@ashore/search/sentence/understand-query.ts';
import { implement } from '@orpc/server';
import { readRates } from '../../features/catalogue/prices/exchange-rates.ts';
import { findSailings, readShips } from '../../features/cruises/find-sailings.ts';
import { filterNamed } from '../../features/lists/filter-named.ts';
import { pricesValidUntil } from '../../features/lists/price-range.ts';
import { type SearchFilters, withSentence } from '../../features/lists/sentence-filters.ts';
import { findLodging } from '../../features/search/find-lodging.ts';
import { type FindToursResult, findTours } from '../../features/search/find-tours.ts';
import { type ApiContext, messageLocale } from '../api/call/context.ts';
import { recall } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { cachedCards } from './cached-cards.ts';
import { recordShownTours } from './catalogue.ts';
import { withStayPrices } from './found-lodging.ts';
import { recordShownPlaces } from './locations.ts';
import { pageLinks } from './page-links.ts';

const search = implement(contract.search).$context<ApiContext>().use(withContractErrors);

// Not cached with the other answers: queries are endless, and one visitor's query must not displace another's
// answer.
export const find = search.find.handler(async ({ input, context, signal }) => {
  const { query, expanded, page, lang = context.locale, dateFrom, dateTo, ...wanted } = input;
  const days = {
    ...(dateFrom !== undefined && { dateFrom: localDate(dateFrom) }),
    ...(dateTo !== undefined && { dateTo: localDate(dateTo) }),
  };
  const { sailings, otherWords } = await namedSailings(context, query, messageLocale(lang));
  const today = localDateAt(context.now(), 'UTC');
  const searchIndex = await context.search.current();
  signal?.throwIfAborted();
  const locale = messageLocale(lang);
  const lodgingLimit = MAX_SEARCH_RESULTS.hotels[expanded ? 'page' : 'box'];
  const found = findLodging(searchIndex, {
    ...{ query: otherWords ?? query, locale, today, limit: lodgingLimit },
    plan: { ...days, party: wanted.party },
  });
  // Tomorrow is another day.
  if (found) context.limitExpiry(nextMidnightAt(context.now(), 'UTC'));
  // Of a query for a hotel, the days and the price are those of the stay, which the hotels read.
  const words = otherWords ?? query;
  const queryParts: UnderstoodQuery = found?.lodging.isMeant
    ? { filters: [], excluded: [], rest: words }
    : understandQuery(words, { today, knowledge: searchIndex.knowledge });
  const chosen: SearchFilters = { ...wanted, ...days, locale };
  const rates = expanded && queryParts.filters.length > 0 ? await readRates(context.database) : undefined;
  const withWords = (spoken: readonly SpokenFilter[]) =>
    rates === undefined
      ? chosen
      : withSentence(
          chosen,
          spoken.map(({ filter }) => filter),
          rates,
        );
  const filters = withWords(queryParts.filters);
  // Expired holds make spots available again within minutes, without an announcement.
  if (filters.dateFrom) context.limitExpiry(context.now());
  let narrowed: Pick<SearchResult, 'filters' | 'leftCount' | 'understood'> = {};
  const narrowing = async (ids: readonly string[], part: 'matches' | 'similar') => {
    const filterBy = (by: SearchFilters) =>
      filterNamed(context.database, context.lists, { ...by, ids, now: context.now() });
    const { ids: left, filters: offered } = await filterBy(filters);
    if (part === 'similar') return left;
    const understood: SearchResult['understood'] = [];
    for (const [at, spoken] of queryParts.filters.entries()) {
      if (left.length > 0 || at >= MAX_TRIED || spoken.filter.kind === 'exclusion') understood.push(spoken);
      else {
        const others = withWords(queryParts.filters.toSpliced(at, 1));
        understood.push({ ...spoken, leftWithout: (await filterBy(others)).ids.length });
      }
    }
    narrowed = { filters: offered, leftCount: left.length, understood };
    return left;
  };
  const results = await findTours(searchIndex, {
    query: queryParts.rest,
    locale,
    excluded: queryParts.excluded,
    fillsPlaces: !expanded,
    limits: expanded ? MAX_SEARCH_RESULTS.page : MAX_SEARCH_RESULTS.box,
    page: expanded ? page : undefined,
    signal,
    // Not for the search box: a visitor must not wait for another server between two letters.
    suggest: expanded ? context.suggestTopics : undefined,
    narrow: expanded ? narrowing : undefined,
  });
  if (expanded) {
    const cards = await withCards({ ...context, locale: lang }, results, wanted.currency);
    // If more products are found than can be filtered, only the filtered ones are returned. An answer has a
    // limit.
    const total = narrowed.leftCount ?? 0;
    const links = pageLinks('/api/search', input, { page, size: MAX_SEARCH_RESULTS.page.tours, total });
    const { unmatched } = results;
    const isAnything = results.tours.size + results.locationCount > 0 || found !== undefined;
    const missed = isAnything
      ? findUnmatchedWords(queryParts.rest, {
          unmatched: found?.lodging.isMeant ? found.unmatched : unmatched,
          knowledge: searchIndex.knowledge,
        })
      : undefined;
    const understood = {
      understood: narrowed.understood ?? [...queryParts.filters],
      restOfQuery: queryParts.rest,
    };
    const cityOf = (id: string) => searchIndex.hotels.get(id)?.city;
    const lodging =
      found &&
      (await withStayPrices(context, found.lodging, {
        ...{
          search: found.search,
          sight: found.sight,
          rates: found.rates,
          currency: wanted.currency,
          locale: lang,
          cityOf,
        },
      }));
    return {
      ...cards,
      sailings,
      ...narrowed,
      ...understood,
      ...links,
      ...(lodging && { lodging }),
      ...(missed && { missed }),
    };
  }
  const locations = results.locations.map(({ place: _, ...line }) => line);
  const { unmatched: _, ...lines } = results;
  const tours = await withOffers(context, results.tours, { locale: lang, currency: wanted.currency });
  return { ...lines, tours, locations, sailings, ...(found && { lodging: found.lodging }) };
});

/** Of a sentence that leaves nothing, this many filters are tried one by one. */
const MAX_TRIED = 8;

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

async function withCards(
  context: ApiContext,
  { unmatched: _, ...found }: FindToursResult,
  currency: SelectableCurrency,
): Promise<Omit<SearchResult, 'sailings' | 'lodging'>> {
  const cards = await cardsOf(context, found.tours, currency);
  recordShownPlaces(
    context,
    found.locations.flatMap(({ place }) => place ?? []),
  );
  // A product that is no longer on sale has no card.
  const tours = cards.flatMap((summary) => {
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
  const cards = await cardsOf({ ...context, locale }, tours, currency);
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
  currency: SelectableCurrency,
): Promise<TourSummary[]> {
  const ids = [...tours.keys()];
  const until = await pricesValidUntil(context.lists, ids, context.now());
  const cards = await cachedCards(context, { ids, currency, pricesValidUntil: until });
  recordShownTours(context, cards);
  context.limitExpiry(until);
  return cards;
}
