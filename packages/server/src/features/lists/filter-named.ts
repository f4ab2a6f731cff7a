import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import { lastListedDay } from '@ashore/core/contract/values/list.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { availableOnDays } from './available-on-days.ts';
import { filterList, type OnDays } from './filter.ts';
import { filterCounts } from './filter-counts.ts';
import type { ListQuery } from './list-query.ts';
import type { Lists } from './watch-lists.ts';
import { type WantedHours, withinHours } from './within-hours.ts';

export type FilterNamedInput = Omit<ListQuery, 'sort' | 'location' | 'productType'> &
  WantedHours & {
    readonly ids: readonly string[];
    readonly now: Date;
    /** Given together with `dateTo`, or not at all. */
    readonly dateFrom?: LocalDate | undefined;
    readonly dateTo?: LocalDate | undefined;
    /** Counts only together with days. */
    readonly party: number;
  };

export type FilterNamedResult = {
  /** The remaining products, in the order in which they were given. */
  readonly ids: string[];
  /** The available filters. Each is counted among the given products only. */
  readonly filters: ListOptions;
};

/**
 * Filters products that were found in another way, such as by a search. Products that are no longer on sale
 * are left out. Words of a query may name any day: on one after the last that lists know, nothing is left.
 */
export async function filterNamed(
  database: Pick<Database, 'pool'>,
  lists: Pick<Lists, 'current'>,
  { ids, now, dateFrom: from, dateTo: to, party, startFrom, startBefore, backBy, ...query }: FilterNamedInput,
): Promise<FilterNamedResult> {
  const { columns, firstOpenDay } = await lists.current();
  const isNamed = new Uint8Array(columns.size);
  for (const id of ids) {
    const number = columns.numberOf(id);
    if (number !== undefined) isNamed[number] = 1;
  }
  const isWanted = (number: number) => isNamed[number] === 1;
  const last = lastListedDay(now);
  const onDays =
    from && to
      ? from > last
        ? () => false
        : await availableOnDays(database, columns, {
            ...{ from, to: to < last ? to : last, party, now, firstOpenDay, isWanted },
          })
      : undefined;
  const onTime = both(onDays, withinHours(columns, { startFrom, startBefore, backBy }));
  const narrowed = filterList(columns, { ...query, sort: 'none' }, onTime, isWanted);
  // Copied, because `matches` is valid only until the next list is filtered.
  const matches = new Set(narrowed.matches);
  const isMatch = (id: string) => {
    const number = columns.numberOf(id);
    return number !== undefined && matches.has(number);
  };
  return { ids: ids.filter(isMatch), filters: filterCounts(columns.facets, narrowed, query) };
}

function both(one: OnDays | undefined, other: OnDays | undefined): OnDays | undefined {
  return one && other ? (number) => one(number) && other(number) : (one ?? other);
}
