import type { Narrowing } from './narrowing.ts';
import { durationWord } from './read-narrowing.ts';

/**
 * The query of a list's address, with its question mark; nothing for what nobody chose. One narrowing has one spelling,
 * with plain commas, which people can read and share. Pages count from 0 here and from 1 in addresses.
 */
export function narrowingQuery(narrowing: Narrowing, page = 0): string {
  const { type, interest, language, days, duration, price, rating, timeOfDay, sort } = narrowing;
  const parameters = {
    type,
    interest,
    language,
    dateFrom: days?.from,
    dateTo: days?.to,
    party: days?.party === 1 ? undefined : days?.party,
    duration: duration && durationWord(duration),
    priceFrom: price?.from,
    priceTo: price?.to,
    priceIn: price?.currency,
    rating,
    timeOfDay,
    freeCancellation: narrowing.freeCancellation || undefined,
    instant: narrowing.instant || undefined,
    sort: sort === 'none' ? undefined : sort,
    page: page === 0 ? undefined : page + 1,
  };
  const given = Object.entries(parameters)
    .map(([name, value]) => [name, String(value ?? '')] as const)
    .filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${given.map((pair) => pair.join('=')).join('&')}`;
}

/** Whether an address says what it says as we would: only such pages are worth keeping. */
export function isOurSpelling(query: URLSearchParams, narrowing: Narrowing, page: number): boolean {
  return new URLSearchParams(narrowingQuery(narrowing, page)).toString() === query.toString();
}
