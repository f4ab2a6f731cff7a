import { validUntil } from './list-products.ts';
import type { Lists } from './watch-lists.ts';

export type PromotedProductsInput = { readonly page: number; readonly size: number; readonly now: Date };

/** Returns one page of the products with a promotion today, the largest reduction first. */
export async function promotedProducts(
  lists: Pick<Lists, 'current'>,
  { page, size, now }: PromotedProductsInput,
): Promise<{ ids: string[]; total: number; until: Date | undefined }> {
  const current = await lists.current();
  const { columns } = current;
  const { promotions } = columns;
  const ranks = columns.byPopularity.ranks();
  const promotedNumbers = promotions
    .promotedNumbers()
    .sort(
      (one, other) =>
        promotions.percentOf(other) - promotions.percentOf(one) || (ranks[one] ?? 0) - (ranks[other] ?? 0),
    );
  return {
    ids: promotedNumbers.slice(page * size, (page + 1) * size).map(columns.idOf),
    total: promotedNumbers.length,
    // Products on other pages, or not listed yet, also change this list.
    until: validUntil(
      current,
      now,
      promotions.nextChangeAt(() => true),
    ),
  };
}
