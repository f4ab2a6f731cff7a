import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';

/** The parameters of days and travellers, as lists and the search read them. */
const PLAN_PARAMETERS = ['dateFrom', 'dateTo', 'party', 'age'] as const;

/**
 * Address of the results of a query. With days or an age but without words it is the list of everything; undefined
 * if there is nothing to search by.
 */
export function searchAddress(typed: string, plan = new URLSearchParams()): string | undefined {
  const query = typed.trim();
  const parameters = new URLSearchParams(query === '' ? {} : { q: query });
  for (const name of PLAN_PARAMETERS) {
    const value = plan.get(name);
    if (value) parameters.set(name, value);
  }
  if (query !== '') return `/search?${parameters}`;
  return parameters.has('dateFrom') || parameters.has('age')
    ? `/toursAndActivities?${parameters}`
    : undefined;
}

// Control characters and characters that reverse the text around them. A title would show them as nothing or
// as other text.
const INVISIBLE_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]+/gu;

/** The first query in an address, in a form that can be shown. */
export function queryIn(parameters: URLSearchParams): string {
  const query = (parameters.get('q') ?? '').replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
  return query.slice(0, MAX_QUERY_LENGTH).trim().toWellFormed();
}
