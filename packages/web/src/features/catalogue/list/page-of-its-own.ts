import type { LoadedList } from './load-list.ts';
import { narrowingQuery } from './narrowing-query.ts';

/** Which page of the whole list search engines may take this for. All that narrows or sorts stands for the list itself. */
export function pageOfItsOwn({ narrowing, page }: Pick<LoadedList, 'narrowing' | 'page'>): number {
  return narrowingQuery(narrowing) === '' ? page.number + 1 : 1;
}
