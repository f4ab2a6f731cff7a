import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { checkPage, pageNumber } from '../../../page/page-number.ts';
import { type CardTour, cardTour } from '../cards/card-parts.tsx';
import { type ChosenFilter, chosenFilters } from '../filters/chosen-filters.ts';
import { isOurSpelling, type ListQuery, listQueryText, noFilters, readListQuery } from './list-query.ts';

type ListScope = {
  readonly productType?: ProductType;
  readonly location?: string;
  /** Interests with their names in the language of the page. */
  readonly interests: readonly { readonly id: Interest; readonly title: string }[];
};

const PAGE_SIZE = 24;

/** Loads one page of a list as its address requests it, with the data of its filters. For loaders. */
export async function loadList(page: PageContext, url: URL, { interests, ...scope }: ListScope) {
  const { currency, locale, now } = page;
  const number = pageNumber(url);
  // Yesterday in UTC may still be today somewhere.
  const earliest = addDays(localDate(now.toISOString().slice(0, 10)), -1);
  // Tomorrow in UTC may already be today somewhere; later days than `MAX_DAYS_AHEAD` from there are ignored.
  const latest = addDays(earliest, MAX_DAYS_AHEAD + 2);
  const query = readListQuery(url.searchParams, currency);
  const isInRange = query.days && query.days.to >= earliest && query.days.to <= latest;
  const filters = { ...query, ...(!isInRange && { days: undefined }) };
  // Each list has one address that is cached. Arbitrary additions to it would push other pages out of the
  // cache.
  if (!isOurSpelling(url.searchParams, filters, number)) page.limitExpiry(now);
  const fetchListPage = (listQuery: ListQuery, size: number, pageNumber = 0) =>
    fetchList(page, scope, { ...listInput(listQuery, currency), page: pageNumber, size });
  const result = await fetchListPage(filters, PAGE_SIZE, number);
  checkPage(result.page);
  const names = displayNames(localeTable[locale].messages, 'language');
  return {
    scope,
    filters,
    today: addDays(earliest, 1),
    tours: result._embedded.tourSummaryList.map(cardTour),
    page: result.page,
    options: result.filters,
    interests: Object.fromEntries(interests.map(({ id, title }) => [id, title])),
    places: withChosenPlaces(result.filters.place, filters.place),
    languages: withChosenLanguages(result.filters.language, filters.language).map(({ id, count }) => ({
      ...{ id, count },
      name: names.of(id) ?? id,
    })),
    filtersToRemove:
      result.page.totalElements > 0
        ? []
        : await suggestFiltersToRemove(filters, (without) => fetchListPage(without, 1)),
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

function fetchList(
  { api }: PageContext,
  { productType, location }: Omit<ListScope, 'interests'>,
  query: PagedQuery,
) {
  if (productType === undefined) return api.tours.list({ ...query, location });
  const { place: _, type: __, ...ofType } = query;
  return api.tours.ofType({ ...ofType, productType, location });
}

/** A list query as input of the list call. */
export function listInput(filters: ListQuery, currency: SelectableCurrency) {
  const { place, type, interest, language, days, duration, price, rating, timeOfDay, sort } = filters;
  return {
    currency,
    sort,
    place: joinedOrNone(place),
    type: joinedOrNone(type),
    interest: joinedOrNone(interest),
    allInterests: filters.allInterests || undefined,
    language: joinedOrNone(language),
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party,
    durationFrom: duration?.from,
    durationTo: duration?.to ?? undefined,
    priceFrom: price?.from,
    priceTo: price?.to,
    priceIn: price?.currency,
    rating,
    age: filters.age,
    timeOfDay: joinedOrNone(timeOfDay),
    freeCancellation: filters.freeCancellation || undefined,
    instant: filters.instant || undefined,
  };
}

function joinedOrNone(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',');
}

/** A filter whose removal would show products, and how many. */
export type FilterToRemove = Pick<ChosenFilter, 'part' | 'value'> & { readonly count: number };

type PageWithTotal = { readonly page: { readonly totalElements: number } };

const MAX_SUGGESTIONS = 3;
/** Limit on filters tried. Visitors choose no more by hand, and each one costs a call. */
const MAX_FILTERS_TRIED = 10;

/** Finds the single filters of an empty list that can be removed. The filter whose removal shows most products comes first. */
export async function suggestFiltersToRemove(
  filters: ListQuery,
  fetchCount: (without: ListQuery) => Promise<PageWithTotal>,
): Promise<FilterToRemove[]> {
  const candidates = await Promise.all(
    chosenFilters(filters)
      .slice(0, MAX_FILTERS_TRIED)
      .map(async ({ part, value, without }) => {
        const { page } = await fetchCount(without);
        return { part, value, count: page.totalElements };
      }),
  );
  return candidates
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_SUGGESTIONS);
}

type FetchPageInput = Pick<LoadedList, 'filters' | 'scope' | 'page'> & {
  readonly number: number;
  readonly currency: SelectableCurrency;
};

/** Loads the cards of another page of a list that is already open. */
export async function fetchPage(
  { filters, scope, page, number, currency }: FetchPageInput,
  signal: AbortSignal,
): Promise<CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const query = { ...listInput(filters, currency), page: number, size: page.size };
  const { productType, location } = scope;
  // The path of the list of tours is that of all types, so the type is always sent as a filter.
  const type = productType ?? query.type;
  const response = await api.tours.list({ ...query, type, location }, { signal });
  return response._embedded.tourSummaryList.map(cardTour);
}

/**
 * Query of the list that search engines should index: each page of a list without filters, which may be that
 * of one place. Filtered and sorted lists refer to its first page.
 */
export function canonicalQuery({ filters, page }: Pick<LoadedList, 'filters' | 'page'>): string {
  const plainFilters = { ...noFilters, place: filters.place.length === 1 ? filters.place : [] };
  const isPlain = listQueryText(filters) === listQueryText(plainFilters);
  return listQueryText(plainFilters, isPlain ? page.number : 0);
}
