import type { Lists } from './follow-lists.ts';
import { soonest } from './list-products.ts';

/** When the first of these products may cost something else by itself; undefined where none does. */
export async function pricesUntil(
  lists: Pick<Lists, 'current'>,
  ids: readonly string[],
  now: Date,
): Promise<Date | undefined> {
  const current = await lists.current();
  const { columns } = current;
  const wanted = new Set(ids.map(columns.numberOf));
  return soonest(
    current,
    now,
    columns.promotions.until((number) => wanted.has(number)),
  );
}
