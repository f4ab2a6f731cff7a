import type { Lists } from './follow-lists.ts';
import { soonest } from './list-products.ts';

export type PromotedProducts = { readonly page: number; readonly size: number; readonly now: Date };

/** One page of what costs less today, the largest reduction first. */
export async function promotedProducts(
  lists: Pick<Lists, 'current'>,
  { page, size, now }: PromotedProducts,
): Promise<{ ids: string[]; total: number; until: Date | undefined }> {
  const current = await lists.current();
  const { columns } = current;
  const { promotions } = columns;
  const ranks = columns.byPopularity.ranks();
  const reduced = promotions
    .reduced()
    .sort(
      (one, other) =>
        promotions.percentOf(other) - promotions.percentOf(one) || (ranks[one] ?? 0) - (ranks[other] ?? 0),
    );
  return {
    ids: reduced.slice(page * size, (page + 1) * size).map(columns.idOf),
    total: reduced.length,
    // It changes also by what is not on this page, or not on it yet.
    until: soonest(
      current,
      now,
      promotions.until(() => true),
    ),
  };
}
