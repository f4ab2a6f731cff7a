import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import type { Lists } from './follow-lists.ts';
import type { ListQuery } from './list-query.ts';
import { narrow } from './narrow.ts';
import { optionsOf } from './options-of.ts';

export type NarrowNamed = Omit<ListQuery, 'sort' | 'location' | 'productType'> & {
  readonly ids: readonly string[];
};

export type NamedAndNarrowed = {
  /** Those that are left, in the order in which they were named. */
  readonly ids: string[];
  /** What these can be narrowed to: each counted among those that were named, and nowhere else. */
  readonly filters: ListOptions;
};

/** What somebody has found by other means, narrowed as lists are. What is not on sale any more is not left. */
export async function narrowNamed(
  lists: Pick<Lists, 'current'>,
  { ids, ...query }: NarrowNamed,
): Promise<NamedAndNarrowed> {
  const { columns } = await lists.current();
  const isNamed = new Uint8Array(columns.size);
  for (const id of ids) {
    const number = columns.numberOf(id);
    if (number !== undefined) isNamed[number] = 1;
  }
  const narrowed = narrow(columns, { ...query, sort: 'none' }, undefined, (number) => isNamed[number] === 1);
  // Only good until the next list is narrowed.
  const left = new Set(narrowed.found);
  const isLeft = (id: string) => {
    const number = columns.numberOf(id);
    return number !== undefined && left.has(number);
  };
  return { ids: ids.filter(isLeft), filters: optionsOf(columns.facets, narrowed, query) };
}
