import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import { filterList } from './filter.ts';
import { filterCounts } from './filter-counts.ts';
import type { ListQuery } from './list-query.ts';
import type { Lists } from './watch-lists.ts';

export type FilterNamedInput = Omit<ListQuery, 'sort' | 'location' | 'productType'> & {
  readonly ids: readonly string[];
};

export type FilterNamedResult = {
  /** The remaining products, in the order in which they were given. */
  readonly ids: string[];
  /** The available filters. Each is counted among the given products only. */
  readonly filters: ListOptions;
};

/**
 * Filters products that were found in another way, such as by a search. Products that are no longer on sale
 * are left out.
 */
export async function filterNamed(
  lists: Pick<Lists, 'current'>,
  { ids, ...query }: FilterNamedInput,
): Promise<FilterNamedResult> {
  const { columns } = await lists.current();
  const isNamed = new Uint8Array(columns.size);
  for (const id of ids) {
    const number = columns.numberOf(id);
    if (number !== undefined) isNamed[number] = 1;
  }
  const narrowed = filterList(
    columns,
    { ...query, sort: 'none' },
    undefined,
    (number) => isNamed[number] === 1,
  );
  // Copied, because `matches` is valid only until the next list is filtered.
  const matches = new Set(narrowed.matches);
  const isLeft = (id: string) => {
    const number = columns.numberOf(id);
    return number !== undefined && matches.has(number);
  };
  return { ids: ids.filter(isLeft), filters: filterCounts(columns.facets, narrowed, query) };
}
