import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';

// What stands for no character, or turns those around it: in a title it would be shown as nothing, or as something else.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]+/gu;

/** What an address asks for: its first question, as it can be shown. */
export function questionOf(parameters: URLSearchParams): string {
  const asked = (parameters.get('q') ?? '').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return asked.slice(0, LONGEST_QUERY).trim().toWellFormed();
}
