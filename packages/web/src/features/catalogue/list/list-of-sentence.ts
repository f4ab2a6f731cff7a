import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { DURATIONS } from '@ashore/core/contract/values/list.ts';
import { isSelectableCurrency, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { type ListQuery, listQueryText, noFilters } from './list-query.ts';

/**
 * Address of the list of everything that a query of filters alone asks for. Undefined if the list has no such filter.
 */
export function listOfSentence(
  understood: readonly Pick<SpokenFilter, 'filter'>[],
  pageCurrency: SelectableCurrency,
): string | undefined {
  let filters: ListQuery = noFilters;
  for (const { filter } of understood) {
    const next = asListFilter(filter, filters, pageCurrency);
    if (next === undefined) return undefined;
    filters = { ...filters, ...next };
  }
  return `/toursAndActivities${listQueryText(filters)}`;
}

function asListFilter(
  filter: SpokenFilter['filter'],
  filters: ListQuery,
  pageCurrency: SelectableCurrency,
): Partial<ListQuery> | undefined {
  switch (filter.kind) {
    case 'price': {
      const { from, to, isForAll, currency = pageCurrency } = filter;
      if (isForAll || !isSelectableCurrency(currency)) return undefined;
      return { price: { from: from && Math.floor(from), to: to && Math.ceil(to), currency } };
    }
    case 'days':
      return {
        days: {
          from: localDate(filter.from),
          to: localDate(filter.to),
          party: filters.days?.party ?? 1,
        },
      };
    case 'party':
      return filters.days && { days: { ...filters.days, party: filter.travellers } };
    case 'ages':
      return { age: Math.min(...filter.ages) };
    case 'timeOfDay':
      return { timeOfDay: [...filters.timeOfDay, filter.part] };
    case 'duration': {
      const duration = DURATIONS.find(
        ({ from, to }) => from === (filter.from ?? 0) && to === (filter.to ?? null),
      );
      return duration && { duration };
    }
    case 'startFrom':
    case 'startBefore':
    case 'backBy':
    case 'exclusion':
      return undefined;
    case 'guideLanguage':
      return { language: [filter.language] };
    case 'requirement':
      return { requirement: [...filters.requirement, filter.requirement] };
    case 'freeCancellation':
      return { freeCancellation: true };
    case 'instant':
      return { instant: true };
  }
}
