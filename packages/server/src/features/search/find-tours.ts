import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import type { FoundElsewhere, FoundLocation, FoundTour } from '@ashore/core/contract/search/search.ts';
import { imagePath, noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import { productPath } from '@ashore/core/contract/values/product-path.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { diversify } from '@ashore/search/index/diversify.ts';
import type { Hit } from '@ashore/search/index/index-doc.ts';
import { findPlaces } from '@ashore/search/places/find-places.ts';
import { bindingPlan } from '@ashore/search/query/binding-units.ts';
import { bestMatchType } from '@ashore/search/query/match-type.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import { conceptUnit } from '@ashore/search/query/read-pieces.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import { placeBeginningWith } from '@ashore/search/query/world-names.ts';
import { typedWords } from '@ashore/search/sentence/typed-words.ts';
import { keyOfText } from '@ashore/search/text/key-of-text.ts';
import type { SearchOptions } from '../../gateways/tour-index/port.ts';
import { linksOfPlace } from '../catalogue/places/list-places.ts';
import { stemOfPlace } from '../catalogue/product-images.ts';
import { type Elsewhere, findElsewhere, hitsNear, placeElsewhere, unservedPlaces } from './find-elsewhere.ts';
import { findHits, type Narrow } from './find-hits.ts';
import { type MissingTopics, missingOf } from './missing-topics.ts';
import type { ResultRow } from './result-rows.ts';
import type { SearchState } from './search-state.ts';
import type { TopicSuggester } from './topic-suggester.ts';

export type FindToursInput = {
  /** Empty if the visitor asks for something else, such as a ship. Then nothing is found. */
  readonly query: string;
  readonly locale: MessageLocale;
  /** Concepts that the visitor does not want. Products that match one are left out. */
  readonly excluded?: readonly string[];
  /** Places that the visitor does not want. Products there are left out. */
  readonly excludedPlaces?: readonly string[];
  /** Whether words of the query ask for more than what is searched for, such as a day. */
  readonly asksMore?: boolean;
  /** Returns the places of the found tours if no place matches. They are not counted. */
  readonly fillsPlaces?: boolean | undefined;
  readonly limits: { readonly tours: number; readonly locations: number };
  /** Page of the tours, counted from 0. Without it, the first tours that can be shown are returned. */
  readonly page?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Suggests topics for a query of which no word is known. */
  readonly suggest?: TopicSuggester['suggest'] | undefined;
  /** Filters products and keeps their order. It is given the best matches, and then those that fill up the result. */
  readonly narrow?: Narrow | undefined;
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
  /** What nothing is found for. */
  readonly missing: MissingTopics | undefined;
  /** The place that the query names and that nothing leads to. */
  readonly elsewhere: FoundElsewhere | undefined;
  /** Of several places of which any will do, those without products. */
  readonly unserved: readonly Pick<FoundElsewhere, 'name' | 'kind'>[];
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
  {
    query,
    locale,
    excluded = [],
    excludedPlaces = [],
    asksMore = false,
    fillsPlaces,
    limits,
    page,
    signal,
    suggest,
    narrow,
  }: FindToursInput,
): Promise<FindToursResult> {
  const { knowledge, index } = searchState;
  const readPlan = readQuery(query, { knowledge, vocabulary: index.vocabulary, language: locale });
  const plan =
    suggest && query !== '' && readPlan.units.length === 0
      ? await withSuggestedTopics(readPlan, { knowledge, suggest, query })
      : readPlan;
  const limit = Math.max(limits.tours, MIN_HITS);
  const cancellation = signal ? { signal } : {};
  const elsewhere = await findElsewhere(searchState, plan, cancellation);
  if (elsewhere)
    return toursNear(elsewhere, {
      searchState,
      plan,
      limits,
      locale,
      narrow,
      fillsPlaces,
      options: { limit, ...cancellation },
    });
  const unserved = await unservedPlaces(searchState, plan, cancellation);
  const found = await findHits(searchState, {
    ...{ plan, excluded, excludedPlaces, narrow, asksMore },
    // Suggestions are made for words that are still being typed.
    typed:
      narrow && !fillsPlaces && plan.isSentence
        ? typedWords(query, { knowledge, vocabulary: index.vocabulary, language: locale })
        : undefined,
    options: { limit, ...cancellation },
    most: narrow || excluded.length + excludedPlaces.length > 0 ? MAX_FILTERED_HITS : limit,
  });
  const isShown = ({ id, kind }: { id: string; kind: string }) =>
    kind === 'city' && searchState.sales.counts(id) !== undefined;
  const places = findPlaces(query, { knowledge, plan, limit: limits.locations, isShown });
  // What is only near never comes before what is found.
  const diverse = [...diversify(found.matches, MAX_SEARCH_RESULTS.box.tours), ...found.similar];
  const ranked = hitsOnPage(diverse, page, limits.tours);
  const { tours, placesOfTours } = presentTours(searchState, ranked, { locale, most: limits.tours });
  const placeIds = fillsPlaces && places.ids.length === 0 ? [...placesOfTours] : places.ids;
  const type = bestMatchType(plan, { tours: diverse.length, locations: places.total });
  return {
    bestMatchType: type === 'none' ? 'tour' : type,
    tours,
    tourCount: found.total,
    locations: placeIds.flatMap((id) => presentPlace(searchState, id, locale) ?? []),
    locationCount: places.total,
    unmatched: found.unmatched,
    missing:
      narrow && found.total === 0
        ? await missingOf(bindingPlan(plan), found, { searchState, locale })
        : undefined,
    elsewhere: fillsPlaces && places.total === 0 ? begunElsewhere(searchState, query, locale) : undefined,
    unserved: unserved.map(({ names, kind }) => ({ name: names[locale], kind })),
  };
}

type FilteredTours = Pick<FindToursInput, 'locale' | 'limits' | 'page'> & {
  /** Products in the order in which they are shown. */
  readonly ids: readonly string[];
  readonly narrow: Narrow;
};

/** The products that meet the filters of a query that names no wish: "with few steps, back by 3 pm". */
export async function findFilteredTours(
  searchState: SearchState,
  { ids, locale, limits, page = 0, narrow }: FilteredTours,
): Promise<FindToursResult> {
  const left = await narrow(ids, 'matches');
  const shown = left.slice(page * limits.tours, (page + 1) * limits.tours).map((id) => ({ id }));
  const { tours } = presentTours(searchState, shown, { locale, most: limits.tours });
  return {
    bestMatchType: 'tour',
    tours,
    tourCount: left.length,
    locations: [],
    locationCount: 0,
    unmatched: [],
    missing: undefined,
    elsewhere: undefined,
    unserved: [],
  };
}

type PresentToursInput = { readonly locale: MessageLocale; readonly most: number };

/** The first hits that can be shown, and their places. */
function presentTours(
  searchState: SearchState,
  hits: readonly Pick<Hit, 'id'>[],
  { locale, most }: PresentToursInput,
) {
  const tours = new Map<string, FoundTour>();
  const placesOfTours = new Set<string>();
  for (const { id } of hits) {
    if (tours.size === most) break;
    const row = searchState.resultRows.get(id);
    const tour = row && presentTour(searchState, row, locale);
    if (!tour) continue;
    tours.set(id, tour);
    placesOfTours.add(row.locationId);
  }
  return { tours, placesOfTours };
}

type ToursNearInput = Pick<FindToursInput, 'limits' | 'locale' | 'narrow' | 'fillsPlaces'> & {
  readonly searchState: SearchState;
  readonly plan: QueryPlan;
  readonly options: SearchOptions;
};

/** The answer to a query for a place elsewhere: nothing is found, and what is near is shown. */
async function toursNear(
  elsewhere: Elsewhere,
  { searchState, plan, limits, locale, narrow, fillsPlaces, options }: ToursNearInput,
): Promise<FindToursResult> {
  const near = await hitsNear(elsewhere, plan, { searchState, options });
  const ids = near.map(({ id }) => id);
  const left = new Set(narrow && ids.length > 0 ? await narrow(ids, 'similar') : ids);
  const hits = near.filter(({ id }) => left.has(id));
  const { tours, placesOfTours } = presentTours(searchState, hits, { locale, most: limits.tours });
  return {
    bestMatchType: 'tour',
    tours,
    tourCount: 0,
    locations: fillsPlaces
      ? [...placesOfTours].flatMap((id) => presentPlace(searchState, id, locale) ?? [])
      : [],
    locationCount: 0,
    unmatched: plan.unmatched,
    missing: undefined,
    elsewhere: presentElsewhere(searchState, elsewhere, locale),
    unserved: [],
  };
}

/** A place elsewhere of which a traveller has typed the beginning, if nothing of the catalogue begins so. */
function begunElsewhere(
  searchState: SearchState,
  query: string,
  locale: MessageLocale,
): FoundElsewhere | undefined {
  const { knowledge } = searchState;
  const [begun] = placeBeginningWith(keyOfText(query), knowledge);
  const place = begun && knowledge.world.get(begun.id);
  const elsewhere = place && placeElsewhere(place, searchState);
  return elsewhere && presentElsewhere(searchState, elsewhere, locale);
}

/** As many places as fit a line. */
const MOST_NEAREST = 3;

function presentElsewhere(
  { places }: SearchState,
  { place: { names, kind }, nearest }: Elsewhere,
  locale: MessageLocale,
): FoundElsewhere {
  return {
    name: names[locale],
    kind,
    nearest: nearest.slice(0, MOST_NEAREST).flatMap(({ id, kilometres }) => {
      const near = places.get(id);
      return near ? [{ id: near.code, slug: near.slug, name: near.texts[locale].name, kilometres }] : [];
    }),
  };
}

/**
 * Pages are cut by rank, whether or not each hit can be shown. No product is then on two pages or between
 * them.
 */
function hitsOnPage(ranked: readonly Hit[], page: number | undefined, size: number) {
  return page === undefined ? ranked : ranked.slice(page * size, (page + 1) * size);
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
