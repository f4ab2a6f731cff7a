import type { Database } from '../../database/connect-database.ts';
import { type Applied, applyDiscount, type DiscountedSale } from './apply-discount.ts';
import { findDiscount } from './find-discount.ts';

type CheckDiscount = DiscountedSale & { readonly code: string };

/**
 * What a code would take off now. Nothing is used: whoever books first has it. Who has used it before is told only to those
 * who begin to pay: else anybody could ask it of anybody's address.
 */
export async function checkDiscount(
  { pool }: Pick<Database, 'pool'>,
  { code, ...sale }: CheckDiscount,
): Promise<Applied> {
  return applyDiscount(await findDiscount(pool, { code }), sale);
}
