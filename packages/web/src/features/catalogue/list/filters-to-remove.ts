import { type ChosenFilter, chosenFilters } from '../filters/chosen-filters.ts';
import type { ListQuery } from './list-query.ts';

/** A filter whose removal would show products, and how many. */
export type FilterToRemove = Pick<ChosenFilter, 'part' | 'value'> & { readonly count: number };

type PageWithTotal = { readonly page: { readonly totalElements: number } };

const MAX_SUGGESTIONS = 3;
/** At most this many filters are tried, because each costs a call. By hand, visitors hardly choose more; an address may. */
const MAX_FILTERS_TRIED = 10;

/** Finds the single filters of an empty list that can be removed. The filter whose removal shows most products comes first. */
export async function suggestFiltersToRemove(
  filters: ListQuery,
  fetchListWithout: (without: ListQuery) => Promise<PageWithTotal>,
): Promise<FilterToRemove[]> {
  const candidates = await Promise.all(
    chosenFilters(filters)
      .slice(0, MAX_FILTERS_TRIED)
      .map(async ({ part, value, without }) => {
        const { page } = await fetchListWithout(without);
        return { part, value, count: page.totalElements };
      }),
  );
  return candidates
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_SUGGESTIONS);
}
