import type { SearchResult } from '@ashore/core/contract/search.ts';
import { useEffect, useState } from 'react';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { askSuggestions } from './ask-suggestions.ts';

/** As long as somebody rests between two letters who is still typing. */
const RESTED = 50;

type Answer = { readonly query: string; readonly result: SearchResult | undefined };

const none: Answer = { query: '', result: undefined };

/**
 * What is found for what is being typed. Each new question ends the one before, so that an old answer never takes the
 * place of a newer one; until an answer is there, the last one stands. No question has no answer. A question that
 * fails is written to the log and is answered by nothing: the form still asks it.
 */
export function useSuggestions(typed: string) {
  const { locale } = usePage();
  const query = typed.trim();
  const [answer, setAnswer] = useState(none);

  useEffect(() => {
    if (query === '') return setAnswer(none);
    const asking = new AbortController();
    const { signal } = asking;
    const tell = (result: SearchResult | undefined) => signal.aborted || setAnswer({ query, result });
    const rested = setTimeout(() => {
      askSuggestions(query, locale, signal).then(tell, (fault) => {
        if (signal.aborted) return;
        log('error', 'What is typed could not be looked for', fault);
        tell(undefined);
      });
    }, RESTED);
    return () => {
      clearTimeout(rested);
      asking.abort();
    };
  }, [query, locale]);

  // Cleared with the field, not a moment later.
  const shown = query === '' ? none : answer;
  return { query, result: shown.result, answered: shown.query, isSearching: shown.query !== query };
}
