import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import {
  DAY_PARTS,
  type DayPart,
  type Duration,
  durationIn,
  durationWord,
  LIST_SORTS,
  type ListSort,
  MAX_LANGUAGES,
  MAX_PLACES,
  RATINGS,
  REQUIREMENTS,
  type Requirement,
} from '@ashore/core/contract/values/list.ts';
import { PRODUCT_TYPES, type ProductType } from '@ashore/core/contract/values/product-types.ts';
import { isSlug } from '@ashore/core/contract/values/slug-form.ts';
import { ageIn, type DaysAndParty, daysIn, type StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { isLanguageTag } from '@ashore/core/locale/language-tag.ts';
import { isSelectableCurrency, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { sizeOf } from '../../../store/trip-plan-store.ts';

/**
 * Whole numbers in the currency in which they were chosen. The address names that currency, because another
 * reader may use a different one.
 */
export type PriceRange = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly currency: SelectableCurrency;
};

/** Filters and sorting of a list, as read from its address. */
export type ListQuery = {
  /** Slugs of cities. */
  readonly place: readonly string[];
  readonly type: readonly ProductType[];
  readonly interest: readonly Interest[];
  /** A product must have all of these interests, and not just one of them. Only with several. */
  readonly allInterests: boolean;
  readonly language: readonly string[];
  readonly days?: DaysAndParty | undefined;
  readonly duration?: Duration | undefined;
  readonly price?: PriceRange | undefined;
  readonly rating?: number | undefined;
  /** Age of the youngest traveller. */
  readonly age?: number | undefined;
  readonly timeOfDay: readonly DayPart[];
  /** A product must meet all of these. */
  readonly requirement: readonly Requirement[];
  readonly freeCancellation: boolean;
  readonly instant: boolean;
  readonly sort: ListSort;
};

export const noFilters: ListQuery = {
  place: [],
  type: [],
  interest: [],
  allInterests: false,
  language: [],
  timeOfDay: [],
  requirement: [],
  freeCancellation: false,
  instant: false,
  sort: 'none',
};

/**
 * Reads a list query from an address. A form without scripts repeats a parameter for each ticked box and
 * sends empty ones; our own links use commas. Invalid values are ignored, so that the list is always shown.
 */
export function readListQuery(query: URLSearchParams, currency: SelectableCurrency): ListQuery {
  const wordsOf = (name: string) => query.getAll(name).flatMap((text) => text.split(',').filter(Boolean));
  const someOf = <Option extends string>(name: string, options: readonly Option[]) => {
    const values: readonly string[] = wordsOf(name);
    return options.filter((option) => values.includes(option));
  };
  const sort = query.get('sort');
  const rating = Number(query.get('rating'));
  const interest = someOf('interest', INTERESTS);
  return {
    place: [...new Set(wordsOf('place').filter(isSlug))].sort().slice(0, MAX_PLACES),
    type: someOf('type', PRODUCT_TYPES),
    interest,
    allInterests: interest.length > 1 && query.get('allInterests') === 'true',
    language: languagesIn(wordsOf('language')),
    days: daysIn(query),
    duration: durationIn(query),
    price: priceIn(query, currency),
    rating: RATINGS.find((least) => least === rating),
    age: ageIn(query),
    timeOfDay: someOf('timeOfDay', DAY_PARTS),
    requirement: someOf('requirement', REQUIREMENTS),
    freeCancellation: query.get('freeCancellation') === 'true',
    instant: query.get('instant') === 'true',
    sort: LIST_SORTS.find((candidate) => candidate === sort) ?? 'none',
  };
}

function languagesIn(words: readonly string[]): string[] {
  return [...new Set(words.filter(isLanguageTag))].sort().slice(0, MAX_LANGUAGES);
}

function priceIn(query: URLSearchParams, defaultCurrency: SelectableCurrency): PriceRange | undefined {
  const [priceFrom, priceTo] = [wholeNumberIn(query.get('priceFrom')), wholeNumberIn(query.get('priceTo'))];
  if (priceFrom === undefined && priceTo === undefined) return undefined;
  const statedCurrency = query.get('priceIn');
  const currency =
    statedCurrency !== null && isSelectableCurrency(statedCurrency) ? statedCurrency : defaultCurrency;
  const isBackwards = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  return isBackwards
    ? { from: priceTo, to: priceFrom, currency }
    : { from: priceFrom, to: priceTo, currency };
}

function wholeNumberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Query of a list's address with its question mark; empty without filters. A list query has exactly one
 * spelling, with plain commas, which people can read and share. Pages count from 0 here and from 1 in
 * addresses.
 */
export function listQueryText(filters: ListQuery, page = 0): string {
  const { place, type, interest, language, days, duration, price, rating, timeOfDay, sort } = filters;
  const parameters = {
    place,
    type,
    interest,
    allInterests: (filters.allInterests && interest.length > 1) || undefined,
    language,
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party === 1 ? undefined : days?.party,
    duration: duration && durationWord(duration),
    priceFrom: price?.from,
    priceTo: price?.to,
    priceIn: price?.currency,
    rating,
    age: filters.age,
    timeOfDay,
    requirement: filters.requirement,
    freeCancellation: filters.freeCancellation || undefined,
    instant: filters.instant || undefined,
    sort: sort === 'none' ? undefined : sort,
    page: page === 0 ? undefined : page + 1,
  };
  const entries = Object.entries(parameters)
    .map(([name, value]) => [name, String(value ?? '')] as const)
    .filter(([, value]) => value !== '');
  return entries.length === 0 ? '' : `?${entries.map((pair) => pair.join('=')).join('&')}`;
}

/** Whether an address is spelled exactly as we would write it. Only such pages are cached. */
export function isOurSpelling(query: URLSearchParams, filters: ListQuery, page: number): boolean {
  return new URLSearchParams(listQueryText(filters, page)).toString() === query.toString();
}

/**
 * Address of a product page, opened for the chosen days and party. Of several days the page chooses the first that can be
 * booked. It counts the travellers by its own age bands.
 */
export function productAddressForDays(path: string, { days, age, travellers }: StatedPlan): string {
  const query = new URLSearchParams();
  if (days && days.from === days.to) query.set('date', days.from);
  else if (days) {
    query.set('dateFrom', days.from);
    query.set('dateTo', days.to);
  }
  const party = travellers ? sizeOf(travellers) : (days?.party ?? 1);
  // One traveller is the default until the visitor chooses a number.
  if (party > 1) {
    query.set('party', String(party));
    if (travellers && travellers.children.length > 0) query.set('ages', travellers.children.join());
    else if (age !== undefined) query.set('age', String(age));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
