import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import type { FoundLocation, FoundTour } from '@ashore/core/contract/search/search.ts';
import { imagePath, noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import { productPath } from '@ashore/core/contract/values/product-path.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { diversify } from '@ashore/search/index/diversify.ts';
import type { Hit } from '@ashore/search/index/index-doc.ts';
import { findPlaces } from '@ashore/search/places/find-places.ts';
import { boundPlaces } from '@ashore/search/query/bound-places.ts';
import { bestMatchType } from '@ashore/search/query/match-type.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import { conceptUnit } from '@ashore/search/query/read-pieces.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import type { FoundInIndex, SearchOptions } from '../../gateways/tour-index/port.ts';
import { linksOfPlace } from '../catalogue/places/list-places.ts';
import { stemOfPlace } from '../catalogue/product-images.ts';
import type { ResultRow } from './result-rows.ts';
import type { SearchState } from './search-state.ts';
import type { TopicSuggester } from './topic-suggester.ts';

export type FindToursInput = {
  /** Empty if the visitor asks for something else, such as a ship. Then nothing is found. */
  readonly query: string;
  readonly locale: MessageLocale;
  /** Concepts that the visitor does not want. Products that match one are left out. */
  readonly excluded?: readonly string[];
  /** Returns the places of the found tours if no place matches. They are not counted. */
  readonly fillsPlaces?: boolean | undefined;
  readonly limits: { readonly tours: number; readonly locations: number };
  /** Page of the tours, counted from 0. Without it, the first tours that can be shown are returned. */
  readonly page?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Suggests topics for a query of which no word is known. */
  readonly suggest?: TopicSuggester['suggest'] | undefined;
  /** Filters products and keeps their order. It is given the best matches, and then those that fill up the result. */
  readonly narrow?:
    | ((ids: readonly string[], part: 'matches' | 'similar') => Promise<readonly string[]>)
    | undefined;
};

export type FindToursResult = {
  readonly bestMatchType: 'tour' | 'location';
  /** The tours by id. */
  readonly tours: ReadonlyMap<string, FoundTour>;
  readonly tourCount: number;
  readonly locations: FoundLocation[];
  readonly locationCount: number;
  /** Normalised words of the query that matched nothing. */
  readonly unmatched: readonly string[];
};

/**
 * The index is always queried for this many hits: enough to choose the first few from several suppliers. A short
 * result then begins like a long one.
 */
const MIN_HITS = MAX_SEARCH_RESULTS.page.tours;

/** Visitors do not page through more hits than this. Filters are applied to this many of the best hits. */
const MAX_FILTERED_HITS = 1_000;

/**
 * Finds tours and places for a query and returns them ready for display. It queries the database only if the
 * index is stored there.
 */
export async function findTours(
  searchState: SearchState,
  { query, locale, excluded = [], fillsPlaces, limits, page, signal, suggest, narrow }: FindToursInput,
): Promise<FindToursResult> {
  const { knowledge, index, resultRows } = searchState;
  const readPlan = readQuery(query, { knowledge, vocabulary: index.vocabulary, language: locale });
  const plan =
    suggest && query !== '' && readPlan.units.length === 0
      ? await withSuggestedTopics(readPlan, { knowledge, suggest, query })
      : readPlan;
  const limit = Math.max(limits.tours, MIN_HITS);
  const cancellation = signal ? { signal } : {};
  const foundInIndex = await index.search(plan, { limit, ...cancellation });
  const { total, unmatched } = foundInIndex;
  const bestHits = await nearestFirst(foundInIndex, { plan, index, options: { limit, ...cancellation } });
  const allHits = async () => {
    if (total <= limit) return bestHits;
    return (await index.search(plan, { limit: Math.min(total, MAX_FILTERED_HITS), ...cancellation })).hits;
  };
  const candidates = narrow || excluded.length > 0 ? await allHits() : bestHits;
  const wanted = await leaveOut(
    { hits: candidates, total },
    { plan, index, excluded, knowledge, options: { limit: MAX_FILTERED_HITS, ...cancellation } },
  );
  const hits = narrow ? await filterHits(wanted.hits, wanted.total, narrow) : wanted.hits;
  const isShown = ({ id, kind }: { id: string; kind: string }) =>
    kind === 'city' && searchState.sales.counts(id) !== undefined;
  const places = findPlaces(query, { knowledge, plan, limit: limits.locations, isShown });
  const tours = new Map<string, FoundTour>();
  const placesOfTours = new Set<string>();
  for (const { id } of hitsOnPage(diversify(hits, MAX_SEARCH_RESULTS.box.tours), page, limits.tours)) {
    if (tours.size === limits.tours) break;
    const row = resultRows.get(id);
    const tour = row && presentTour(searchState, row, locale);
    if (!tour) continue;
    tours.set(id, tour);
    placesOfTours.add(row.locationId);
  }
  const placeIds = fillsPlaces && places.ids.length === 0 ? [...placesOfTours] : places.ids;
  const type = bestMatchType(plan, { tours: hits.length, locations: places.total });
  return {
    bestMatchType: type === 'none' ? 'tour' : type,
    tours,
    tourCount: wanted.total,
    locations: placeIds.flatMap((id) => presentPlace(searchState, id, locale) ?? []),
    locationCount: places.total,
    unmatched,
  };
}

/**
 * Pages are cut by rank, whether or not each hit can be shown. No product is then on two pages or between
 * them.
 */
function hitsOnPage(ranked: readonly Hit[], page: number | undefined, size: number) {
  return page === undefined ? ranked : ranked.slice(page * size, (page + 1) * size);
}

type NearestFirstInput = Pick<SearchState, 'index'> & {
  readonly plan: QueryPlan;
  readonly options: SearchOptions;
};

/**
 * Puts similar products in the named places before those elsewhere, which may meet more of the rest of the
 * query.
 */
async function nearestFirst(
  { hits, total }: FoundInIndex,
  { plan, index, options }: NearestFirstInput,
): Promise<readonly Hit[]> {
  const places = boundPlaces(plan);
  if (places.length === 0 || hits.length <= total) return hits;
  const foundInPlaces = await index.search(plan, { ...options, filter: { places } });
  const matches = hits.slice(0, total);
  const matchIds = new Set(matches.map(({ id }) => id));
  const similar = [...foundInPlaces.hits, ...hits].filter(({ id }) => !matchIds.has(id) && matchIds.add(id));
  return [...matches, ...similar].slice(0, options.limit);
}

type LeaveOutInput = Pick<SearchState, 'index' | 'knowledge'> & {
  readonly plan: QueryPlan;
  readonly excluded: readonly string[];
  readonly options: SearchOptions;
};

/** Leaves out the products that match an excluded concept. A mere mention of it does no harm. */
async function leaveOut(
  { hits, total }: Pick<FoundInIndex, 'hits' | 'total'>,
  { plan, index, excluded, knowledge, options }: LeaveOutInput,
): Promise<Pick<FoundInIndex, 'hits' | 'total'>> {
  if (excluded.length === 0) return { hits, total };
  const unit = conceptUnit(excluded, { knowledge, quality: 1 });
  const [both, alone] = await Promise.all([
    index.search({ ...plan, units: [...plan.units, unit] }, options),
    index.search({ ...plan, units: [unit] }, options),
  ]);
  const unwanted = new Set(
    [both, alone].flatMap((found) => found.hits.slice(0, found.total).map(({ id }) => id)),
  );
  return {
    hits: hits.filter(({ id }) => !unwanted.has(id)),
    total: Math.max(0, total - both.total),
  };
}

/** Filters the matches and the similar products behind them separately, so that a match is never counted as similar. */
async function filterHits(
  hits: readonly Hit[],
  total: number,
  narrow: NonNullable<FindToursInput['narrow']>,
) {
  const left = async (some: readonly Hit[], part: 'matches' | 'similar') => {
    if (some.length === 0) return [];
    const idsToShow = new Set(
      await narrow(
        some.map(({ id }) => id),
        part,
      ),
    );
    return some.filter(({ id }) => idsToShow.has(id));
  };
  return [...(await left(hits.slice(0, total), 'matches')), ...(await left(hits.slice(total), 'similar'))];
}

/** How well a suggested topic matches: more than no match, and less than any typed word. */
const SUGGESTED_TOPIC_QUALITY = 0.6;

type SuggestionInput = Pick<SearchState, 'knowledge'> & {
  readonly suggest: TopicSuggester['suggest'];
  readonly query: string;
};

/** Searches for the suggested topics instead of the words that no list knows. */
async function withSuggestedTopics(
  plan: QueryPlan,
  { knowledge, suggest, query }: SuggestionInput,
): Promise<QueryPlan> {
  const ids = await suggest(query);
  return ids.length > 0
    ? { ...plan, units: [conceptUnit(ids, { knowledge, quality: SUGGESTED_TOPIC_QUALITY })], unmatched: [] }
    : plan;
}

/** A tour as shown below the search box; undefined while its place is unknown. */
function presentTour({ places }: SearchState, row: ResultRow, locale: MessageLocale): FoundTour | undefined {
  const place = places.get(row.locationId);
  if (!place) return undefined;
  const { type: productType, slug, code, interests, picture, names, subTitles } = row;
  const { name, countryName } = place.texts[locale];
  return {
    name: names[locale],
    location: joinPlaceNames(name, countryName),
    description: subTitles[locale],
    id: code,
    teaserImageUrl: picture === null ? noPicture : imagePath(picture),
    categories: interests.map((id) => ({ id, name: interestTitles[id][locale] })),
    normalizedUrlPath: productPath({ productType, citySlug: place.slug, slug, code }),
  };
}

/** A found place with all its facts; undefined if no products are on sale there. */
function presentPlace(
  { places, sales }: SearchState,
  id: string,
  locale: MessageLocale,
): (FoundLocation & { readonly place: Place }) | undefined {
  const knownPlace = places.get(id);
  const productCounts = sales.counts(id);
  if (!knownPlace || !productCounts) return undefined;
  const { code, slug, countryCode, isPort, texts } = knownPlace;
  const { name, stateName, countryName, line } = texts[locale];
  const place: Place = {
    locationUuid: id,
    code,
    slug,
    name,
    stateName,
    countryName,
    countryCode,
    isPort,
    imageUrl: imagePath(stemOfPlace(slug)),
    productCounts: { ...productCounts },
    _links: linksOfPlace(id, productCounts),
  };
  return { name, location: joinPlaceNames(stateName, countryName), description: line, id: code, slug, place };
}

/** Joins the names of places from the smallest to the largest, without empty ones. */
function joinPlaceNames(...names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(', ');
}
