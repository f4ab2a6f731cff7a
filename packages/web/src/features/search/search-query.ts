import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import type { SearchResult } from '@ashore/core/contract/search.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { RATINGS } from '@ashore/core/contract/values/list.ts';
import { isProductType, type ProductType } from '@ashore/core/contract/values/product-types.ts';
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
};

export const FILTERED_BY = [
  'type',
  'interest',
  'language',
  'priceTo',
  'rating',
  'freeCancellation',
] as const satisfies readonly (keyof SearchFilters)[];
export type FilteredBy = (typeof FILTERED_BY)[number];

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
  };
}

export function isFiltered(wanted: SearchFilters): boolean {
  return FILTERED_BY.some((by) => wanted[by] !== undefined);
}

/** Address of the filtered results of a query. Pages count from 0 here and from 1 in addresses. */
export function filteredAddress(query: string, wanted: SearchFilters, page = 0): string {
  const params = new URLSearchParams({ q: query });
  for (const by of FILTERED_BY) if (wanted[by] !== undefined) params.set(by, String(wanted[by]));
  if (page > 0) params.set('page', String(page + 1));
  return `/search?${params}`;
}

type MatchedResult = Pick<SearchResult, 'tours' | 'tourCount' | 'leftCount'>;

/** With this many exact matches no near ones are shown. */
const ENOUGH = 8;

/**
 * Separates exact matches from near ones. The server appends tours that match most of the query after the
 * exact matches left by the filters. Near matches are kept only if there are few exact ones.
 */
export function matchesOf({ tours, tourCount, leftCount = tourCount }: MatchedResult): {
  matches: TourSummary[];
  near: TourSummary[];
} {
  const summaries = tours.flatMap(({ summary }) => summary ?? []);
  const matches = summaries.slice(0, leftCount);
  const near = matches.length < ENOUGH ? summaries.slice(leftCount, leftCount + ENOUGH) : [];
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
): Promise<TourSummary[]> {
  const { api } = await import('../../api/browser-client.ts');
  const searchInput = { query, lang: locale, currency, expanded: true, page: number, ...wanted };
  return matchesOf(await api.search.find(searchInput, { signal })).matches;
}
