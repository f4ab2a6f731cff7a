import type { ProductRow } from './place-file.ts';

type Priced = Pick<ProductRow['options'][number], 'price' | 'group'>;

/**
 * What a product costs "from": the least that an adult pays for any way to book it; where it is sold to groups alone, the
 * least that a group pays. The database keeps to the same (`carry_least_price`) when a ticket changes later.
 */
export function leastPrice({ options, ...first }: Priced & { readonly options: readonly Priced[] }): number {
  const ways = [first, ...options];
  const heads = ways.flatMap(({ price }) => price?.adult ?? []);
  return Math.min(...(heads.length > 0 ? heads : ways.flatMap(({ group }) => group?.price ?? [])));
}
