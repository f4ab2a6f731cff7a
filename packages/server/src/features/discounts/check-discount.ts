import type { Database } from '../../database/connect-database.ts';
import { type Applied, applyDiscount, type DiscountedSale } from './apply-discount.ts';
import { findDiscount } from './find-discount.ts';
import { personOf } from './person-of.ts';

type CheckDiscount = DiscountedSale & { readonly code: string; readonly email: string | null };

/** What a code would take off now. Nothing is used: whoever books first has it. */
export async function checkDiscount(
  { pool }: Pick<Database, 'pool'>,
  { code, email, ...sale }: CheckDiscount,
): Promise<Applied> {
  const person = email === null ? null : personOf(email);
  return applyDiscount(await findDiscount(pool, { code, person }), sale);
}
