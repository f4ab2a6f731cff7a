import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { refusalOf } from '@ashore/core/contract/values/list.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { UnderstoodQuery } from '@ashore/search/sentence/understand-query.ts';
import { filterNamed } from '../../../features/lists/filter-named.ts';
import { type SearchFilters, withSentence } from '../../../features/lists/sentence-filters.ts';
import type { ApiContext } from '../../api/call/context.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';

type NarrowingInput = {
  readonly queryParts: UnderstoodQuery;
  /** The filters that were chosen beside the query. */
  readonly chosen: SearchFilters;
  /** Whether each filter of a sentence that leaves nothing is left out in turn. */
  readonly triesWithout: boolean;
};

type NarrowingOutcome = Pick<SearchResult, 'filters' | 'leftCount' | 'understood'>;

/** Of a sentence that leaves nothing, this many filters are tried one by one. */
const MAX_TRIED = 8;

/** Filters what the index finds by what was chosen and by what the words of the query ask for. */
export async function createNarrowing(
  context: ApiContext,
  { queryParts, chosen, triesWithout }: NarrowingInput,
) {
  const { filters: spokenFilters } = queryParts;
  const rates = spokenFilters.length > 0 ? await cachedQuoteReaders(context).readRates() : undefined;
  const withWords = (spoken: readonly SpokenFilter[]) =>
    rates === undefined
      ? chosen
      : withSentence(
          chosen,
          spoken.map(({ filter }) => filter),
          rates,
        );
  const filters = withWords(spokenFilters);
  // Expired holds make spots available again within minutes, without an announcement. Nor is it announced what else would
  // fit the words of a sentence.
  if (filters.dateFrom || spokenFilters.length > 0) context.limitExpiry(context.now());
  const filterBy = (by: SearchFilters, ids: readonly string[]) =>
    filterNamed(context.database, context.lists, { ...by, ids, now: context.now() });
  let outcome: NarrowingOutcome = {};

  async function narrow(ids: readonly string[], part: 'matches' | 'similar') {
    const { ids: left, filters: offered } = await filterBy(filters, ids);
    if (part === 'similar') return left;
    const understood: SearchResult['understood'] = [];
    for (const [at, spoken] of spokenFilters.entries()) {
      const isTried =
        triesWithout && left.length === 0 && at < MAX_TRIED && spoken.filter.kind !== 'exclusion';
      if (!isTried) understood.push(spoken);
      else {
        const others = withWords(spokenFilters.toSpliced(at, 1));
        understood.push({ ...spoken, leftWithout: (await filterBy(others, ids)).ids.length });
      }
    }
    outcome = { filters: offered, leftCount: left.length, understood };
    return left;
  }

  const { dateFrom: from, dateTo: to } = filters;
  return { narrow, outcome: () => outcome, days: from && to ? { from, to } : undefined };
}

export type Understood = NonNullable<SearchResult['understood']>[number];

/** Says of days that are over, or farther ahead than trips are sold, that no trip can meet them. */
export function withRefusal(spoken: Understood, now: Date): Understood {
  if (spoken.filter.kind !== 'days') return spoken;
  const { from, to } = spoken.filter;
  const refused = refusalOf({ from: localDate(from), to: localDate(to) }, now);
  return refused ? { ...spoken, refused } : spoken;
}
