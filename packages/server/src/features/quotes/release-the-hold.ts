import type { Queryable } from '../../database/queryable.ts';
import { RELEASE_THE_HOLD } from './hold.queries.ts';

/** Puts one hold of a cart back on sale, inside whatever transaction gives it up; what else the cart holds stays. */
export async function releaseTheHold(
  client: Queryable,
  { cartId, holdId }: { readonly cartId: string; readonly holdId: string },
): Promise<void> {
  await client.query(RELEASE_THE_HOLD, [cartId, holdId]);
}
