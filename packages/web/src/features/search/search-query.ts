import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { FILTERED_BY, type FilteredBy } from '@ashore/core/contract/search/filtered-by.ts';
import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { type Duration, durationIn, durationWord, RATINGS } from '@ashore/core/contract/values/list.ts';
import { isProductType, type ProductType } from '@ashore/core/contract/values/product-types.ts';
import { ageIn, type DaysAndParty, daysIn } from '@ashore/core/contract/values/trip-days.ts';
import { isLanguageTag } from '@ashore/core/locale/language-tag.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

/** Filters of search results, under the parameter names that lists use. */
export type SearchFilters = {
  readonly type?: ProductType | undefined;
  readonly interest?: Interest | undefined;
  readonly language?: string | undefined;
  readonly priceTo?: number | undefined;
  readonly rating?: number | undefined;
  readonly freeCancellation?: true | undefined;
  readonly duration?: Duration | undefined;
  readonly days?: DaysAndParty | undefined;
  /** Age of the youngest traveller. */
  readonly age?: number | undefined;
};

const wholeAmount = /^[1-9]\d{0,8}$/;

/** Reads the filters from an address. Invalid values are ignored. */
export function readSearchFilters(params: URLSearchParams): SearchFilters {
  const filterOf = (by: FilteredBy) => params.get(by) ?? '';
  const type = filterOf('type');
  return {
    type: isProductType(type) ? type : undefined,
    interest: INTERESTS.find((id) => id === filterOf('interest')),
    language: isLanguageTag(filterOf('language')) ? filterOf('language') : undefined,
    priceTo: wholeAmount.test(filterOf('priceTo')) ? Number(filterOf('priceTo')) : undefined,
    rating: RATINGS.find((least) => String(least) === filterOf('rating')),
    freeCancellation: filterOf('freeCancellation') === 'true' ? true : undefined,
    duration: durationIn(params),
    days: daysIn(params),
    age: ageIn(params),
  };
}

/** Whether one of the fields is chosen. The search line is not one of them. */
export function hasChosenFields(wanted: SearchFilters): boolean {
  return FILTERED_BY.some((by) => wanted[by] !== undefined);
}

export function isFiltered(wanted: SearchFilters): boolean {
  return hasChosenFields(wanted) || wanted.days !== undefined || wanted.age !== undefined;
}

/** Address of the filtered results of a query. Pages count from 0 here and from 1 in addresses. */
export function filteredAddress(query: string, wanted: SearchFilters, page = 0): string {
  const { type, interest, language, priceTo, rating, freeCancellation, duration, days, age } = wanted;
  const written = {
    type,
    interest,
    duration: duration && durationWord(duration),
    language,
    priceTo,
    rating,
    freeCancellation,
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party === 1 ? undefined : days?.party,
    age,
    page: page > 0 ? page + 1 : undefined,
  };
  const params = new URLSearchParams({ q: query });
  for (const [name, value] of Object.entries(written))
    if (value !== undefined) params.set(name, String(value));
  return `/search?${params}`;
}

/** The filters as input of the search call. */
export function narrowingInput({ days, duration, ...wanted }: SearchFilters) {
  return {
    ...wanted,
    durationFrom: duration?.from,
    durationTo: duration?.to ?? undefined,
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party,
  };
}

/** The content of the card of a found tour. */
export type FoundCard = NonNullable<SearchResult['tours'][number]['summary']>;

type MatchedResult = Pick<SearchResult, 'tours' | 'tourCount' | 'leftCount'>;

/** With this many exact matches no near ones are shown. */
const ENOUGH_MATCHES = 8;

/**
 * Separates exact matches from near ones. The server appends tours that match most of the query after the
 * exact matches left by the filters. Near matches are kept only if there are few exact ones.
 */
export function matchesOf({ tours, tourCount, leftCount = tourCount }: MatchedResult): {
  matches: FoundCard[];
  near: FoundCard[];
} {
  const summaries = tours.flatMap(({ summary }) => summary ?? []);
  const matches = summaries.slice(0, leftCount);
  const near = matches.length < ENOUGH_MATCHES ? summaries.slice(leftCount, leftCount + ENOUGH_MATCHES) : [];
  return { matches, near };
}

type PageQuery = {
  readonly query: string;
  readonly wanted: SearchFilters;
  readonly number: number;
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
};

/** Loads the tours of another page of results that are already open. */
export async function askFoundPage(
  { query, wanted, number, locale, currency }: PageQuery,
  signal: AbortSignal,
): Promise<FoundCard[]> {
  const { api } = await import('../../api/browser-client.ts');
  const searchInput = {
    query,
    lang: locale,
    currency,
    expanded: true,
    page: number,
    ...narrowingInput(wanted),
  };
  return matchesOf(await api.search.find(searchInput, { signal })).matches;
}
