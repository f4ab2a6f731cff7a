import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';

/** Address of the results of a query; undefined for blank input. */
export function searchAddress(typed: string): string | undefined {
  const query = typed.trim();
  return query === '' ? undefined : `/search?${new URLSearchParams({ q: query })}`;
}

// Control characters and characters that reverse the text around them. A title would show them as nothing or
// as other text.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]+/gu;

/** The first query in an address, in a form that can be shown. */
export function queryIn(parameters: URLSearchParams): string {
  const query = (parameters.get('q') ?? '').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return query.slice(0, MAX_QUERY_LENGTH).trim().toWellFormed();
}
