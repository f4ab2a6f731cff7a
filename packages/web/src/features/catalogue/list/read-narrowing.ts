import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import {
  DAY_PARTS,
  DURATIONS,
  LIST_SORTS,
  MOST_LANGUAGES,
  RATINGS,
} from '@ashore/core/contract/list-choices.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { isLanguageTag } from '@ashore/core/locale/language-tag.ts';
import { isSelectableCurrency, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { parseLocalDate } from '@ashore/core/time/local-date.ts';
import type { Days, Duration, Narrowing, PriceSpan } from './narrowing.ts';

/**
 * What an address says of a list. A form without scripts names a field once for each box that is ticked, and sends empty
 * ones along; links of ours have commas. Whatever makes no sense narrows nothing: a list is shown all the same.
 */
export function readNarrowing(query: URLSearchParams, currency: SelectableCurrency): Narrowing {
  const words = (name: string) => query.getAll(name).flatMap((text) => text.split(',').filter(Boolean));
  const some = <Option extends string>(name: string, options: readonly Option[]) => {
    const given: readonly string[] = words(name);
    return options.filter((option) => given.includes(option));
  };
  const sort = query.get('sort');
  const rating = Number(query.get('rating'));
  return {
    type: some('type', PRODUCT_TYPES),
    interest: some('interest', INTERESTS),
    language: languagesIn(words('language')),
    days: daysIn(query),
    duration: DURATIONS.find((duration) => durationWord(duration) === query.get('duration')),
    price: priceIn(query, currency),
    rating: RATINGS.find((least) => least === rating),
    timeOfDay: some('timeOfDay', DAY_PARTS),
    freeCancellation: query.get('freeCancellation') === 'true',
    instant: query.get('instant') === 'true',
    sort: LIST_SORTS.find((candidate) => candidate === sort) ?? 'none',
  };
}

/** As it stands in the address: "61-240", and "1441-" for what has no end. */
export function durationWord({ from, to }: Duration): string {
  return `${from}-${to ?? ''}`;
}

function languagesIn(words: readonly string[]): string[] {
  return [...new Set(words.filter(isLanguageTag))].sort().slice(0, MOST_LANGUAGES);
}

/** One day alone is a span of one day; two in the wrong order are meant the other way round. */
function daysIn(query: URLSearchParams): Days | undefined {
  const given = ['dateFrom', 'dateTo'].flatMap((name) => parseLocalDate(query.get(name) ?? '') ?? []);
  const [from, to = from] = given.sort();
  if (from === undefined || to === undefined) return undefined;
  const party = wholeIn(query.get('party')) ?? 1;
  return { from, to, party: Math.max(1, Math.min(party, LARGEST_PARTY)) };
}

function priceIn(query: URLSearchParams, usual: SelectableCurrency): PriceSpan | undefined {
  const [one, other] = [wholeIn(query.get('priceFrom')), wholeIn(query.get('priceTo'))];
  if (one === undefined && other === undefined) return undefined;
  const named = query.get('priceIn');
  const currency = named !== null && isSelectableCurrency(named) ? named : usual;
  const isBackwards = one !== undefined && other !== undefined && one > other;
  return isBackwards ? { from: other, to: one, currency } : { from: one, to: other, currency };
}

function wholeIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
