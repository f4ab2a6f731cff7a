import type { Lists } from './watch-lists.ts';

/** The ids of the most popular products on sale, the most popular first. */
export async function mostPopular(lists: Pick<Lists, 'current'>, most: number): Promise<string[]> {
  const { columns } = await lists.current();
  const { byPopularity, idOf } = columns;
  return Array.from({ length: Math.min(most, byPopularity.length) }, (_, at) => idOf(byPopularity.at(at)));
}
