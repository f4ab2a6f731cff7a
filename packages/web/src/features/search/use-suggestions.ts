import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { useEffect, useState } from 'react';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';

/** Pause in typing, in milliseconds, before a query is sent. */
const TYPING_PAUSE_MS = 50;

type SuggestionAnswer = { readonly query: string; readonly result: SearchResult | undefined };

const none: SuggestionAnswer = { query: '', result: undefined };

/**
 * Suggestions for the text being typed. Each query cancels the one before, so that an old answer never
 * replaces a newer one. Until an answer arrives, the last one stays. A blank query has no suggestions. A
 * failed query is logged and gives none; the visitor can still submit the form.
 */
export function useSuggestions(typed: string) {
  const { locale, currency } = usePage();
  const query = typed.trim();
  const [answer, setAnswer] = useState(none);

  useEffect(() => {
    if (query === '') return setAnswer(none);
    const asking = new AbortController();
    const { signal } = asking;
    const showResult = (result: SearchResult | undefined) => signal.aborted || setAnswer({ query, result });
    const rested = setTimeout(() => {
      askSuggestions({ query, lang: locale, currency }, signal).then(showResult, (fault) => {
        if (signal.aborted) return;
        log('error', 'The search suggestions could not be loaded', fault);
        showResult(undefined);
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(rested);
      asking.abort();
    };
  }, [query, locale, currency]);

  // The suggestions disappear together with the text of the field.
  const shownAnswer = query === '' ? none : answer;
  return {
    query,
    result: shownAnswer.result,
    answered: shownAnswer.query,
    isSearching: shownAnswer.query !== query,
  };
}

type SuggestionInput = {
  readonly query: string;
  readonly lang: Locale;
  readonly currency: SelectableCurrency;
};

/** Requests the first few results of a query. The caller aborts it when the query changes. */
async function askSuggestions(input: SuggestionInput, signal: AbortSignal): Promise<SearchResult> {
  const { api } = await import('../../api/browser-client.ts');
  return api.search.find(input, { signal });
}
