import type { Lists } from './watch-lists.ts';

/** The ids of all products on sale, the most popular first. */
export async function byPopularity(lists: Pick<Lists, 'current'>): Promise<string[]> {
  const { columns } = await lists.current();
  return Array.from({ length: columns.byPopularity.length }, (_, at) =>
    columns.idOf(columns.byPopularity.at(at)),
  );
}
