import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { withoutLooseEnds } from '@ashore/core/text/tidy-query.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { readExclusions } from './read-exclusions.ts';
import { readSentence } from './read-sentence.ts';

/** What a query asks for, divided between the filters and the engine. */
export type UnderstoodQuery = {
  readonly filters: readonly SpokenFilter[];
  /** Concepts that are not wanted. */
  readonly excluded: readonly string[];
  /** Places that are not wanted. */
  readonly excludedPlaces: readonly string[];
  /** What the engine searches for: the query without the words of all filters. */
  readonly rest: string;
};

/** Reads filters first, and then what is refused, which needs the concepts. */
export function understandQuery(
  query: string,
  { today, knowledge }: { readonly today: LocalDate; readonly knowledge: Knowledge },
): UnderstoodQuery {
  const sentence = readSentence(query, today);
  const { exclusions, rest } = readExclusions(sentence.rest, knowledge);
  return {
    filters: [
      ...sentence.filters,
      ...exclusions.map(
        ({ what, words, places }): SpokenFilter => ({
          filter: { kind: 'exclusion', what, ...(places.length > 0 && { isPlace: true }) },
          words,
          without: withoutLooseEnds(query.replace(words, ' ')),
        }),
      ),
    ],
    excluded: exclusions.flatMap(({ concepts }) => concepts),
    excludedPlaces: exclusions.flatMap(({ places }) => places),
    rest,
  };
}
