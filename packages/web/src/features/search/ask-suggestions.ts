import type { SearchResult } from '@ashore/core/contract/search.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';

/** The first few answers to a question. Whoever no longer asks cancels the call. */
export async function askSuggestions(
  query: string,
  lang: Locale,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { api } = await import('../../api/browser-client.ts');
  return api.search.find({ query, lang }, { signal });
}
