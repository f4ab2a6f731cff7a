import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { lastListedDay, refusalOf } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { checkPage, pageNumber } from '../../../page/page-number.ts';
import { type CardTour, cardTour } from '../cards/card-parts.tsx';
import { suggestFiltersToRemove } from './filters-to-remove.ts';
import { listInput } from './list-input.ts';
import { isOurSpelling, type ListQuery, listQueryText, noFilters, readListQuery } from './list-query.ts';

type ListScope = {
  readonly productType?: ProductType;
  readonly location?: string;
};

/** An interest with its name in the language of the page. */
type NamedInterest = { readonly id: Interest; readonly title: string };

const PAGE_SIZE = 24;
/** Page size of a request of which only the total is read. */
const SIZE_FOR_TOTAL = 1;

/** Loads one page of a list as its address requests it, with the data of its filters. For loaders. */
export async function loadList(
  context: PageContext,
  url: URL,
  scope: ListScope,
  interests: readonly NamedInterest[],
) {
  const { currency, locale, now } = context;
  const pageIndex = pageNumber(url);
  const query = readListQuery(url.searchParams, currency);
  const reason = query.days && refusalOf(query.days, now);
  const last = lastListedDay(now);
  const days = query.days && { ...query.days, to: query.days.to < last ? query.days.to : last };
  const filters: ListQuery = { ...query, days: reason ? undefined : days };
  // Each list has one address that is cached. Arbitrary additions to it would push other pages out of the
  // cache, so a list under another spelling expires at once.
  if (!isOurSpelling(url.searchParams, filters, pageIndex)) context.limitExpiry(now);
  const fetchFiltered = (listQuery: ListQuery, size: number, index = 0) =>
    callListApi(context, scope, { ...listInput(listQuery, currency), page: index, size });
  const result = await fetchFiltered(filters, PAGE_SIZE, pageIndex);
  checkPage(result.page);
  const names = displayNames(localeTable[locale].messages, 'language');
  return {
    scope,
    filters,
    /** Days of the address on which nothing can be booked, so that the list is not filtered by them. */
    refusedDays: query.days && reason ? { days: query.days, reason } : undefined,
    today: localDateAt(now, 'UTC'),
    tours: result._embedded.tourSummaryList.map(cardTour),
    paging: result.page,
    offeredFilters: result.filters,
    interests: Object.fromEntries(interests.map(({ id, title }) => [id, title])),
    places: withChosenPlaces(result.filters.place, filters.place),
    languages: withChosenLanguages(result.filters.language, filters.language).map(({ id, count }) => ({
      ...{ id, count },
      name: names.of(id) ?? id,
    })),
    filtersToRemove:
      result.page.totalElements > 0
        ? []
        : await suggestFiltersToRemove(filters, (without) => fetchFiltered(without, SIZE_FOR_TOTAL)),
  };
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>;

type OfferedLanguage = { readonly id: string; readonly count: number };

/** Adds chosen languages that no product here offers. Without a name and a box they could not be removed. */
function withChosenLanguages(
  offeredLanguages: readonly OfferedLanguage[],
  chosenTags: readonly string[],
): OfferedLanguage[] {
  const furtherLanguages = chosenTags.filter((tag) => offeredLanguages.every(({ id }) => id !== tag));
  return [...offeredLanguages, ...furtherLanguages.map((id) => ({ id, count: 0 }))];
}

type OfferedPlace = { readonly id: string; readonly name: string; readonly count: number };

/** Adds chosen places that are unknown or sell nothing, by their slug. */
function withChosenPlaces(
  offeredPlaces: readonly OfferedPlace[],
  chosenSlugs: readonly string[],
): OfferedPlace[] {
  const furtherPlaces = chosenSlugs.filter((slug) => offeredPlaces.every(({ id }) => id !== slug));
  return [...offeredPlaces, ...furtherPlaces.map((id) => ({ id, name: id, count: 0 }))];
}

type PagedQuery = ReturnType<typeof listInput> & { readonly page: number; readonly size: number };

/** `tours.list` has an answer for all product types together, `tours.ofType` for one. */
function callListApi({ api }: PageContext, { productType, location }: ListScope, query: PagedQuery) {
  if (productType === undefined) return api.tours.list({ ...query, location });
  const { place: _, type: __, ...ofType } = query;
  return api.tours.ofType({ ...ofType, productType, location });
}

type FetchMoreInput = Pick<LoadedList, 'filters' | 'scope' | 'paging'> & {
  readonly pageIndex: number;
  readonly currency: SelectableCurrency;
};

/** Loads the cards of another page of a list that is already open. */
export async function fetchMoreCards(
  { filters, scope, paging, pageIndex, currency }: FetchMoreInput,
  signal: AbortSignal,
): Promise<CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const query = { ...listInput(filters, currency), page: pageIndex, size: paging.size };
  const { productType, location } = scope;
  // `tours.list` knows no type in its path, so the type of the list is sent as a filter.
  const type = productType ?? query.type;
  const response = await api.tours.list({ ...query, type, location }, { signal });
  return response._embedded.tourSummaryList.map(cardTour);
}

/**
 * Query of the list that search engines should index: each page of a list without filters, which may be that
 * of one place. A filtered or sorted list refers to the first page of the same list without filters.
 */
export function canonicalQuery({ filters, paging }: Pick<LoadedList, 'filters' | 'paging'>): string {
  const plainFilters = { ...noFilters, place: filters.place.length === 1 ? filters.place : [] };
  const isPlain = listQueryText(filters) === listQueryText(plainFilters);
  return listQueryText(plainFilters, isPlain ? paging.number : 0);
}
